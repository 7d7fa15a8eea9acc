package lampblack.print.fill;

import java.io.IOException;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSDocument;
import org.apache.pdfbox.cos.COSInputStream;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.ICOSParser;
import org.apache.pdfbox.filter.DecodeOptions;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadView;
import org.apache.pdfbox.pdfparser.PDFParser;

/** Reads a PDF of which no stream is unpacked before it is counted. */
final class BoundedParser extends PDFParser {

    BoundedParser(byte[] pdf, UnpackedSize size) throws IOException {
        super(new RandomAccessReadBuffer(pdf));
        document.close();
        document = new BoundedDocument(this, size);
    }

    private static final class BoundedDocument extends COSDocument {

        private final ICOSParser parser;
        private final UnpackedSize size;

        BoundedDocument(ICOSParser parser, UnpackedSize size) {
            super(parser);
            this.parser = parser;
            this.size = size;
        }

        @Override
        public COSStream createCOSStream(COSDictionary dictionary, long begin, long length) throws IOException {
            COSStream stream = new BoundedStream(parser.createRandomAccessReadView(begin, length), size);
            dictionary.forEach(stream::setItem);
            stream.setKey(dictionary.getKey());
            return stream;
        }
    }

    private static final class BoundedStream extends COSStream {

        private final UnpackedSize size;

        BoundedStream(RandomAccessReadView packed, UnpackedSize size) throws IOException {
            super(IOUtils.createMemoryOnlyStreamCache().create(), packed);
            this.size = size;
        }

        @Override
        public COSInputStream createInputStream(DecodeOptions options) throws IOException {
            size.add(this);
            return super.createInputStream(options);
        }

        @Override
        public RandomAccessRead createView() throws IOException {
            size.add(this);
            return super.createView();
        }
    }
}
