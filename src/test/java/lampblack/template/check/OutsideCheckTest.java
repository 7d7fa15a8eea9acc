package lampblack.template.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What leaves a sheet")
class OutsideCheckTest {

    private static final String ELSEWHERE = "https://elsewhere.example/x";

    static Stream<Arguments> leaving() {
        return Stream.of(
                Arguments.of("<meta http-equiv='refresh' content='0;url=URL'/>", "http-equiv"),
                Arguments.of("<META HTTP-EQUIV='refresh' content='0;url=URL'/>", "HTTP-EQUIV"),
                Arguments.of("<img src='URL'/>", "URL"),
                Arguments.of("<img src='//elsewhere.example/x'/>", "//elsewhere.example/x"),
                Arguments.of("<img src='picture.png'/>", "picture.png"),
                Arguments.of("<IMG SRC='URL'/>", "URL"),
                Arguments.of("<img src='data:text/html,x'/>", "data:text/html,x"),
                Arguments.of("<img src='&#x68;ttps://x'/>", "&#x68;ttps://x"),
                Arguments.of("<img srcset='URL 2x'/>", "srcset"),
                Arguments.of("<link rel='preload' href='URL' as='font'/>", "<link"),
                Arguments.of("<link rel='stylesheet' href='URL'/>", "<link"),
                Arguments.of("<link rel='icon' href='data:image/png,x'/>", "<link"),
                Arguments.of("<base href='URL'/>", "<base"),
                Arguments.of("<iframe src='URL'/>", "<iframe"),
                Arguments.of("<svg:iframe/>", "<svg:iframe"),
                Arguments.of("<frame src='#x'/>", "<frame"),
                Arguments.of("<object data='#x'/>", "<object"),
                Arguments.of("<embed/>", "<embed"),
                Arguments.of("<form action='#x'/>", "<form"),
                Arguments.of("<input type='image' src='URL'/>", "URL"),
                Arguments.of("<button formaction='URL'/>", "URL"),
                Arguments.of("<a href='#x' ping='URL'>x</a>", "ping"),
                Arguments.of("<a href='javascript:x()'>x</a>", "javascript:x()"),
                Arguments.of("<a href=' java&#10;script:x()'>x</a>", " java&#10;script:x()"),
                Arguments.of("<a href='javascript&colon;x()'>x</a>", "javascript&colon;x()"),
                Arguments.of("<p onclick='x()'>x</p>", "onclick"),
                Arguments.of("<video poster='URL'/>", "URL"),
                Arguments.of("<audio src='data:audio/mp3,x'/>", "data:audio/mp3,x"),
                Arguments.of("<table background='URL'/>", "URL"),
                Arguments.of("<html manifest='URL'/>", "URL"),
                Arguments.of("<svg><use href='other.svg#x'/></svg>", "other.svg#x"),
                Arguments.of("<svg><use xlink:href='URL#x'/></svg>", "URL#x"),
                Arguments.of("<svg><image href='URL'/></svg>", "URL"),
                Arguments.of("<svg><feImage href='URL'/></svg>", "URL"),
                Arguments.of("<svg><path fill='url(URL#x)'/></svg>", "url(URL#x)"),
                Arguments.of("<svg><path filter='url(&quot;URL#x&quot;)'/></svg>", "url(&quot;URL#x&quot;)"),
                Arguments.of("<svg><set attributeName='href' to='URL'/></svg>", "<set"),
                Arguments.of("<svg><animate attributeName='href' values='URL'/></svg>", "<animate"),
                Arguments.of("<svg xml:base='URL'/>", "xml:base"),
                Arguments.of("<svg><script href='URL'/></svg>", "<script"),
                Arguments.of("<p style='background: url(URL)'>x</p>", "background: url(URL)"),
                Arguments.of("<p style='background: url&lpar;x.png)'>x</p>", "background: url&lpar;x.png)"),
                Arguments.of("<p style='background: u\\72l(x.png)'>x</p>", "background: u\\72l(x.png)"),
                Arguments.of("<style>@import 'x.css';</style>", "@import"),
                Arguments.of("<style>p { background: url('URL'); }</style>", "url('URL')"),
                Arguments.of("<style>p{content:'/*'} b{background:url(x)} /* */</style>", "url(x)"),
                Arguments.of("<style>p{background:-webkit-image-set('x.png' 1x)}</style>", "-webkit-image-set"),
                Arguments.of("<style><b>x</b></style>", "<b"),
                Arguments.of("<style th:text='${document.heading}'>x</style>", "<style"),
                Arguments.of("<noscript>x</noscript>", "<noscript"),
                Arguments.of("<p><![CDATA[><img src='URL'>]]></p>", "<![CDATA["),
                Arguments.of("<?xml-stylesheet href='URL'?><p>x</p>", "<?xml-stylesheet"),
                Arguments.of("<p>x</p><!--/*/ <img src='URL'/> /*/-->", ""),
                Arguments.of("<im<!-- -->g src='URL'/>", "URL"),
                Arguments.of("<p>x</p><!--/*--><b>x<!--*/--><img src='URL'/>", "URL"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("leaving")
    @DisplayName("is refused where it stands in a template")
    void template(String text, String at) {
        String written = text.replace('\'', '"').replace("URL", ELSEWHERE);
        Report report = new Report();
        new TemplateCheck(new Source("boxes.html", written), "parts/boxes.html", List.of(), report).check();
        assertEquals(at.isEmpty() ? List.of() : List.of(at.replace('\'', '"').replace("URL", ELSEWHERE)),
                told(written, report));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"<img src='data:image/png;base64,AAAA' alt='url(x)'/>", "<svg><use href='#dot'/></svg>",
            "<a href='https://x.example'>x</a>", "<a href='mailto:x@x.example'>x</a>", "<a href='#x'>x</a>",
            "<svg><path fill='url(#shade)' d='M0 0'/></svg>", "<p style='color: red'>url(x) [x]</p>",
            "<style>p { background: url(data:image/png;base64,AA/*AA); content: 'url(x)'; } /* url(x) */</style>",
            "<p title='url(x)' data-x='src(x)'>x</p>", "<meta name='author' content='url(x)'/>", "<p>&#91;[x]]</p>"})
    @DisplayName("is nothing that stands in the page, and no link that somebody presses")
    void inside(String text) {
        Report report = new Report();
        new TemplateCheck(new Source("boxes.html", text.replace('\'', '"')), "parts/boxes.html", List.of(), report)
                .check();
        assertEquals(List.of(), report.diagnostics());
    }

    static Stream<Arguments> styles() {
        return Stream.of(
                Arguments.of("a { background: url(https://x) }", "url(https://x)"),
                Arguments.of("a { background: URL( 'x.png' ) }", "URL( 'x.png' )"),
                Arguments.of("@IMPORT url(x.css);", "@IMPORT|url(x.css)"),
                Arguments.of("@\\69mport 'x.css';", "@\\69mport"),
                Arguments.of("a { cursor: image-set('x' 1x) }", "image-set"),
                Arguments.of("a { background: src('x') }", "src"),
                Arguments.of("@font-face { font-family: 'Own'; src: url(fonts/own.woff2) }", "url(fonts/own.woff2)"),
                Arguments.of("a { background: url(https://x", "url(https://x"),
                Arguments.of("/* url(x) @import */ a { content: 'url(x) \\' @import' }", ""),
                Arguments.of("a { content: '/*' } b { background: url(x) }", "url(x)"),
                Arguments.of("a { content: 'x\n} b { background: url(x) }", "url(x)"),
                Arguments.of("a { mask: url(#x); background: url( \"data:image/svg+xml,x\" ) }", ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("styles")
    @DisplayName("is refused where it stands in a style sheet")
    void style(String css, String at) {
        Report report = new Report();
        new StyleSheetCheck(new Source("sheet.css", css), report, name -> Optional.empty()).check(false);
        assertEquals(at.isEmpty() ? List.of() : List.of(at.split("[|]")), told(css, report));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"url(fonts/own.woff2), url(https://x)", "local('x'), url(fonts/own.woff2), src('x')"})
    @DisplayName("is refused in a face behind its font")
    void face(String sources) {
        Report report = new Report();
        new StyleSheetCheck(new Source("fonts.css", "@font-face { font-family: 'Own'; src: " + sources + " }"), report,
                name -> Optional.empty()).check(true);
        assertEquals(1, report.diagnostics().size());
    }

    private static List<String> told(String text, Report report) {
        return report.diagnostics().stream()
                .map(problem -> text.substring(problem.span().start(), problem.span().end())).toList();
    }
}
