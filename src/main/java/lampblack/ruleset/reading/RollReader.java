package lampblack.ruleset.reading;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.expression.Type;
import lampblack.expression.Vocabulary;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.ExtraDie;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollNeed;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;

/**
 * Reads procedures for dice.
 *
 * @param path of what makes them, a sheet or a kind of parts
 * @param sheet whose traits and tracks they speak of
 * @param tree the whole ruleset, for its other rolls
 * @param grown the rolls that options add dice to
 */
record RollReader(ElementReader reader, String path, SheetRules sheet, MapNode tree, Set<String> grown) {

    private static final long USUAL_FACES = 6;
    private static final long MAX_FACES = 100;
    /** What formulas know besides the numbers settled. */
    static final Set<String> TAKEN =
            Set.of("stage", "trait", "kept", "highest", "lowest", "dice", "ones", "sixes", "true", "false", "in");
    private static final long PAIR = 2;
    /** The highest number that a die may be held against. */
    static final long HIGHEST_TARGET = 1_000;

    Roll roll(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Map<String, Type> known = settled(map);
        NumberSourceReader plain = pools(known, HIGHEST_TARGET);
        Optional<NumberSource.Rated> trait = map.get("trait").map(node -> plain.rated(map.scalars("trait")));
        trait.ifPresent(rated -> known.put("trait", Type.INT));
        Optional<NumberSource> against = pools(known, HIGHEST_TARGET).read(map, "against");
        NumberSource dice = pools(known, NumberSource.MAX).read(map, "dice")
                .orElse(new NumberSource.Counted(Amount.Fixed.ONE));
        Die die = die(map);
        Keep keep = map.text("keep").map(RollReader::keep).orElse(Keep.HIGHEST);
        Optional<Amount> adds = map.scalar("adds").map(scalar -> reader.amount(scalar, vocabulary(known)));
        boolean picks = dice.asRated().isPresent() || against.flatMap(NumberSource::asRated).isPresent();
        RollEffectsReader after = new RollEffectsReader(reader, vocabulary(resultVariables(known, picks, die)));
        boolean picked = picks || trait.isPresent();
        RollSettingReader rollSettingReader = new RollSettingReader(this, id, after, settled(map), picked);
        Map<String, RollSetting> settings = reader.entries(map, "settings", rollSettingReader::setting);
        Map<String, RollExtra> extras = reader.entries(map, "extras", (name, at) -> extra(id, name, at, after));
        Map<String, RollOutcome> outcomes =
                new OutcomesReader(reader, id, after, dice, die, keep, adds, against, grows(id, settings, extras))
                        .read(map, entry.key().span());
        return new Roll(ElementReader.label(id, entry), new RequirementReader(reader).read(map, "requires"), path, trait,
                dice, die, keep, zero(map, keep), dicePool(map, "advantage"), dicePool(map, "disadvantage"),
                adds, against, settings, extras, outcomes,
                after.read(map), new GroupRollReader(reader, after).read(id, map),
                new TierClockReader(reader, vocabulary(known)).read(map), new InsteadReader(reader, id).read(map));
    }

    /** What is known before the dice fall, but for the trait. */
    private static Map<String, Type> settled(MapNode roll) {
        Map<String, Type> known = new LinkedHashMap<>();
        roll.map("settings").map(MapNode::all).orElse(List.of()).stream()
                .filter(entry -> !ElementReader.body(entry).has("one-of"))
                .forEach(entry -> known.put(RollSetting.variable(entry.key().text()), Type.INT));
        known.put("stage", Type.TEXT);
        return known;
    }

    /** What is known when the dice have fallen. */
    private static Map<String, Type> resultVariables(Map<String, Type> before, boolean picks, Die die) {
        Map<String, Type> known = new LinkedHashMap<>(before);
        List.of("kept", "highest", "lowest", "dice", "ones").forEach(name -> known.put(name, Type.INT));
        if (picks) {
            known.put("trait", Type.INT);
        }
        if (die.faces() == USUAL_FACES) {
            known.put("sixes", Type.INT);
        }
        return known;
    }

    /** Whether something may add dice to a roll. */
    private boolean grows(String roll, Map<String, RollSetting> settings, Map<String, RollExtra> extras) {
        Stream<RollModifier> own = Stream.concat(extras.values().stream().map(RollExtra::gives), settings.values()
                .stream()
                .flatMap(rollSetting -> rollSetting.choices().values().stream()).map(RollSetting.SettingChoice::gives));
        return grown.contains(roll) || own.anyMatch(rollModifier -> rollModifier.dice() > 0);
    }

    NumberSourceReader pools(Map<String, Type> known, long most) {
        return new NumberSourceReader(reader, sheet, vocabulary(known), most);
    }

    static Vocabulary vocabulary(Map<String, Type> known) {
        return FormulaScope.ANYWHERE.with(known);
    }

    private static Keep keep(String word) {
        return Keep.ofWord(word);
    }

    private Die die(MapNode map) {
        Optional<MapNode> written = map.map("die");
        if (written.isEmpty()) {
            return new Die(List.of(map.scalar("die").map(RollReader::faces).orElseGet(() -> besideDice(map))),
                    Optional.empty(), "");
        }
        Set<Long> before = new HashSet<>();
        for (Scalar scalar : written.get().scalars("chain")) {
            if (!before.add(faces(scalar))) {
                reader.report().add(Diagnostic.of(Code.RULESET__ENDLESS_CHAIN, scalar.span(), "faces", faces(scalar)));
            }
        }
        return new Die(written.get().scalars("chain").stream().map(RollReader::faces).toList(),
                reader.reference(written.get(), "of", ReferenceKind.TRACK, ReferenceKind.SET, ReferenceKind.TRAIT),
                written.get().text("gone").orElse(""));
    }

    /** The faces of a die as it is written: {@code 20}, {@code d20}. */
    static long faces(Scalar written) {
        return written.integer().orElseGet(() -> Long.parseLong(written.text().substring(1)));
    }

    /** The faces that stand behind the number of dice, as in {@code 2d10}. */
    private static long besideDice(MapNode map) {
        return map.text("dice").map(NumberSourceReader.DICE::matcher).filter(Matcher::matches)
                .flatMap(dice -> Optional.ofNullable(dice.group(2))).map(Long::parseLong)
                .filter(faces -> faces > 1 && faces <= MAX_FACES).orElse(USUAL_FACES);
    }

    private static Optional<DicePool> zero(MapNode map, Keep keep) {
        if (map.map("zero").isPresent()) {
            return map.map("zero").map(mapNode -> dicePool(mapNode, keep.opposite()));
        }
        boolean fixed = keep == Keep.HIGHEST || keep == Keep.LOWEST;
        return map.has("zero") || !fixed ? Optional.empty() : Optional.of(new DicePool(PAIR, keep.opposite(), false));
    }

    private static Optional<DicePool> dicePool(MapNode map, String key) {
        return map.map(key).map(mapNode -> dicePool(mapNode, Keep.HIGHEST));
    }

    private static DicePool dicePool(MapNode map, Keep usual) {
        return new DicePool(map.integer("dice").orElse(PAIR), map.text("keep").map(RollReader::keep).orElse(usual),
                map.isTrue("counts"));
    }

    private RollExtra extra(String roll, String id, MapNode.Entry entry, RollEffectsReader after) {
        MapNode map = ElementReader.body(entry);
        RollModifierReader modifiers = new RollModifierReader(reader);
        List<String> notWith = map.scalars("not-with").stream()
                .filter(scalar -> modifiers.known(roll, scalar, ReferenceKind.EXTRA))
                .map(Scalar::text).toList();
        RollExtra.ExtraPayer payer = map.text("paid-by").map(RollExtra.ExtraPayer::ofWord)
                .orElse(RollExtra.ExtraPayer.ROLLER);
        RollEffects brings = after.read(map);
        Optional<ExtraDie> beside = beside(map);
        if (!map.has("takes") && !map.has("adds")) {
            reader.misplaced(map, "step", "no-other-die");
        }
        return new RollExtra(ElementReader.label(id, entry), brings, gives(roll, map),
                needs(roll, map), payer,
                reader.amount(map, "times").orElse(Amount.Fixed.ONE), notWith, beside,
                map.isTrue("afterwards"));
    }

    /** The die of another roll that an extra rolls besides. */
    private Optional<ExtraDie> beside(MapNode map) {
        boolean takes = map.has("takes");
        if (takes) {
            reader.misplaced(map, "adds", "takes-already");
        }
        return reader.reference(map, takes ? "takes" : "adds", ReferenceKind.ROLL)
                .map(roll -> new ExtraDie(roll,
                        chain(tree.map("rolls").flatMap(all -> all.map(roll)).orElse(map)), takes));
    }

    /** The die of a roll that is read elsewhere. */
    private static Die chain(MapNode roll) {
        List<Scalar> chain = roll.map("die").map(mapNode -> mapNode.scalars("chain")).orElse(List.of());
        List<Long> faces = chain.isEmpty() ? List.of(roll.scalar("die").map(RollReader::faces)
                .orElseGet(() -> besideDice(roll))) : chain.stream().map(RollReader::faces).toList();
        return new Die(faces, roll.map("die").flatMap(mapNode -> mapNode.text("of")), "");
    }

    /** What an extra, a setting or a choice of a roll requires. */
    RollNeed needs(String roll, MapNode map) {
        MapNode written = tree.map("rolls").flatMap(all -> all.map(roll)).orElse(map);
        return new RollNeedReader(reader, roll, written).read(map);
    }

    RollModifier gives(String roll, MapNode map) {
        for (String key : List.of("with", "milder")) {
            map.map("gives").ifPresent(given -> reader.misplaced(given, key, "of-the-roll"));
        }

        return map.get("gives").map(node -> new RollModifierReader(reader).modifier(roll, node))
                .orElse(RollModifier.NOTHING);
    }
}
