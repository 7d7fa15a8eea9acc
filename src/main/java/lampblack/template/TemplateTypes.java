package lampblack.template;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Block;
import lampblack.sheet.Document;
import lampblack.sheet.JoinedTrack;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.Deck;
import lampblack.sheet.RemarksBlock;
import lampblack.sheet.TriggersBlock;

/** What the names in templates hold: the records of the document, by the file of the template. */
public final class TemplateTypes {

    /** The last step of a path that asks whether there is anything. */
    static final String ANY = "any";
    private static final String PARTS = "parts/";

    private TemplateTypes() {}

    /** What is known where a template begins, by the template's name without its ending. */
    public static Map<String, Type> begin(String template) {
        Map<String, Type> names = new LinkedHashMap<>();
        if (template.equals("cards")) {
            return Map.of("deck", Deck.class);
        } else if (template.equals(PARTS + "shapes")) {
            return Map.of();
        }
        names.put("document", Document.class);
        if (template.equals(PARTS + "field")) {
            names.put("field", Sheet.SheetField.class);
        } else if (template.equals(PARTS + "joined")) {
            names.put("joined", JoinedTrack.class);
        } else if (template.equals(PARTS + "block") || template.equals(PARTS + "within")) {
            names.put("block", Block.class);
        } else if (template.startsWith(PARTS)) {
            Class<?> block = kinds().get(template.substring(PARTS.length()));
            if (block != null) {
                names.put("block", block);
            }
        }
        return names;
    }

    /** The records of the kinds of block, by the names of their fragments. */
    static Map<String, Class<?>> kinds() {
        Map<String, Class<?>> records = new TreeMap<>();
        for (Block.BlockKind kind : Block.BlockKind.values()) {
            records.put(kind.word(), record(kind));
        }
        return records;
    }

    private static Class<? extends Block> record(Block.BlockKind kind) {
        return switch (kind) {
            case FIELDS -> Block.FieldsBlock.class;
            case TRAITS -> Block.TraitsBlock.class;
            case OPTIONS -> Block.OptionsBlock.class;
            case BOXES -> TrackBlock.BoxesBlock.class;
            case CLOCK -> TrackBlock.ClockBlock.class;
            case CLOCKS -> TrackBlock.ClocksBlock.class;
            case ROWS -> TrackBlock.RowsBlock.class;
            case BANDS -> TrackBlock.BandsBlock.class;
            case COUNTER -> TrackBlock.CounterBlock.class;
            case POOL -> TrackBlock.PoolBlock.class;
            case TRIGGERS -> TriggersBlock.class;
            case PASSAGE -> Block.PassageBlock.class;
            case TABLE -> Block.TableBlock.class;
            case REMARKS -> RemarksBlock.class;
            case NOTES -> Block.NotesBlock.class;
            case PARTS -> Block.PartsBlock.class;
            case MAP -> MapBlock.class;
            case BESIDE -> Block.BesideBlock.class;
        };
    }

    /** What a step leads to; empty where it leads nowhere. */
    public static Optional<Type> step(Type from, String name) {
        if (name.equals(ANY)) {
            return isText(from) || isList(from) ? Optional.of(boolean.class) : Optional.empty();
        }
        if (!(from instanceof Class<?> type) || !steps(from).contains(name)) {
            return Optional.empty();
        }
        try {
            return Optional.of(type.getMethod(name).getGenericReturnType());
        } catch (NoSuchMethodException none) {
            return Optional.empty();
        }
    }

    /** The names that can follow, in the order of their records. */
    public static List<String> steps(Type from) {
        List<String> names = new ArrayList<>();
        if (from instanceof Class<?> type && (type.isRecord() || type.isSealed())) {
            if (type.isRecord()) {
                Arrays.stream(type.getRecordComponents()).filter(component -> isUsable(component.getGenericType()))
                        .map(RecordComponent::getName).forEach(names::add);
            }
            Arrays.stream(type.getMethods()).filter(TemplateTypes::isRead).map(Method::getName).sorted()
                    .filter(name -> !names.contains(name)).forEach(names::add);
        }
        return names;
    }

    /** Whether a template can do anything with it. */
    private static boolean isUsable(Type type) {
        return type instanceof Class<?> || isList(type);
    }

    /** Whether a method says something of a record beside its components. */
    private static boolean isRead(Method method) {
        Class<?> type = method.getDeclaringClass();
        boolean says = isText(method.getGenericReturnType()) || isList(method.getGenericReturnType());
        return says && method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers())
                && type != Object.class && !method.getName().equals("toString");
    }

    /** Whether a list, and of what. */
    public static Optional<Type> each(Type type) {
        return isList(type) ? Optional.of(((ParameterizedType) type).getActualTypeArguments()[0]) : Optional.empty();
    }

    static boolean isList(Type type) {
        return type instanceof ParameterizedType list && list.getRawType() == List.class;
    }

    /** Whether it is printed as words: a text, or one of a choice. */
    public static boolean isText(Type type) {
        return type == String.class || type instanceof Class<?> plain && Worded.class.isAssignableFrom(plain);
    }
}
