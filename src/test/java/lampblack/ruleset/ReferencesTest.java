package lampblack.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

/** Every name that one part of a ruleset uses for another is found, or reported once and where it stands. */
class ReferencesTest {

    private static void finds(String expected, String... layers) {
        assertEquals(expected, Written.problems(layers));
    }

    private static void fine(String... layers) {
        finds("", layers);
    }

    @Test
    void requires() {
        finds("""
                base.yaml:10:17: error[ruleset.unknown-reference]: There is no option `ken`.
                   10 |               - ken
                      |                 ^^^
                      = Did you mean `keen`?
                      = `keen` is defined here (line 7)
                base.yaml:11:18: error[ruleset.unknown-reference]: There is no trait `hnt`.
                   11 |               - {hnt: 2, milestone: sleps, tag: lihgt}
                      |                  ^^^
                      = Did you mean `hunt`?
                      = `hunt` is defined here (line 3)
                base.yaml:11:37: error[ruleset.unknown-reference]: There is no milestone `sleps`.
                   11 |               - {hnt: 2, milestone: sleps, tag: lihgt}
                      |                                     ^^^^^
                      = Did you mean `slept`?
                      = `slept` is defined here (line 15)
                base.yaml:11:49: error[ruleset.unknown-reference]: There is no tag `lihgt`.
                   11 |               - {hnt: 2, milestone: sleps, tag: lihgt}
                      |                                                 ^^^^^
                      = Did you mean `light`?
                      = `light` is defined here (head.yaml:6:8)
                base.yaml:12:44: error[ruleset.unknown-reference]: There is no option `talents.kin`.
                   12 |               - {any: [talents.keen, {not: talents.kin}, {skills.hyde: 1}]}
                      |                                            ^^^^^^^^^^^
                      = Did you mean `talents.keen`?
                      = `talents.keen` is defined here (line 7)
                base.yaml:12:59: error[ruleset.unknown-reference]: There is no trait `skills.hyde`.
                   12 |               - {any: [talents.keen, {not: talents.kin}, {skills.hyde: 1}]}
                      |                                                           ^^^^^^^^^^^
                      = Did you mean `skills.hide`?
                      = `skills.hide` is defined here (line 3)
                base.yaml:13:28: error[ruleset.unknown-reference]: There is no option `kene`.
                   13 |               - {if: "has('kene') && rating('skills.huntt') > 1"}
                      |                            ^^^^
                      = Did you mean `keen`?
                      = `keen` is defined here (line 7)
                base.yaml:13:46: error[ruleset.unknown-reference]: There is no trait `skills.huntt`.
                   13 |               - {if: "has('kene') && rating('skills.huntt') > 1"}
                      |                                              ^^^^^^^^^^^^
                      = Did you mean `skills.hunt`?
                      = `skills.hunt` is defined here (line 3)
                base.yaml:14:31: error[ruleset.unknown-reference]: There is no list `talent`.
                   14 |               - {if: "tagged('talent', 'secrets') > 0"}
                      |                               ^^^^^^
                      = Did you mean `talents`?
                      = `talents` is defined here (line 5)
                base.yaml:14:41: error[ruleset.unknown-reference]: There is no tag `secrets`.
                   14 |               - {if: "tagged('talent', 'secrets') > 0"}
                      |                                         ^^^^^^^
                      = Did you mean `secret`?
                      = `secret` is defined here (head.yaml:6:19)
                """, """
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}, hide: {}}}}
                lists:
                  talents:
                    entries:
                      keen: {}
                      far:
                        requires:
                          - ken
                          - {hnt: 2, milestone: sleps, tag: lihgt}
                          - {any: [talents.keen, {not: talents.kin}, {skills.hyde: 1}]}
                          - {if: "has('kene') && rating('skills.huntt') > 1"}
                          - {if: "tagged('talent', 'secrets') > 0"}
                milestones: {slept: {}}
                """);
        fine("""
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}, hide: {}}}}
                lists:
                  talents:
                    entries:
                      keen: {}
                      far:
                        requires:
                          - keen
                          - {hunt: 2, milestone: slept, tag: light}
                          - {any: [talents.keen, {not: talents.keen}, {skills.hide: 1}]}
                          - {if: "has('keen') && rating('skills.hunt') > 1"}
                          - {if: "tagged('talents', 'secret') > 0"}
                milestones: {slept: {}}
                """);
    }

    @Test
    void optionsAndTheirQuestions() {
        finds("""
                base.yaml:9:23: error[ruleset.unknown-reference]: There is no playbook `gost`.
                    9 |             playbook: gost
                      |                       ^^^^
                      = Did you mean `ghost`?
                      = `ghost` is defined here (line 16)
                base.yaml:10:20: error[ruleset.unknown-reference]: There is no tag `secrt`.
                   10 |             tags: [secrt]
                      |                    ^^^^^
                      = Did you mean `secret`?
                      = `secret` is defined here (head.yaml:6:19)
                base.yaml:11:21: error[ruleset.unknown-reference]: There is no trait `huntt`.
                   11 |             while: {huntt: 1}
                      |                     ^^^^^
                      = Did you mean `hunt`?
                      = `hunt` is defined here (line 3)
                base.yaml:12:34: error[ruleset.unknown-reference]: There is no set of traits or list `skils`.
                   12 |             ask: {which: {which: skils}, where: {words: true}}
                      |                                  ^^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 3)
                base.yaml:14:30: error[ruleset.unknown-reference]: There is no option `farr`.
                   14 |               - while: {not: farr}
                      |                              ^^^^
                      = Did you mean `far`?
                      = `far` is defined here (line 8)
                base.yaml:15:27: error[ruleset.unknown-reference]: There is no trait `hunted`.
                   15 |                 ratings: {hunted: 1, answer.whch: 1, answer.which: 1, answer.where: 1}
                      |                           ^^^^^^
                      = Did you mean `hunt`?
                      = `hunt` is defined here (line 3)
                base.yaml:15:45: error[ruleset.unknown-question]: The option has no question `whch`.
                   15 |                 ratings: {hunted: 1, answer.whch: 1, answer.which: 1, answer.where: 1}
                      |                                             ^^^^
                      = Did you mean `which`?
                base.yaml:15:78: error[ruleset.unknown-question]: The answer to `where` names no trait of this sheet.
                   15 |                 ratings: {hunted: 1, answer.whch: 1, answer.which: 1, answer.where: 1}
                      |                                                                              ^^^^^
                      = `where` is defined here (line 12)
                """, """
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}}}}
                lists:
                  talents:
                    by: playbook
                    entries:
                      far:
                        playbook: gost
                        tags: [secrt]
                        while: {huntt: 1}
                        ask: {which: {which: skils}, where: {words: true}}
                        gives:
                          - while: {not: farr}
                            ratings: {hunted: 1, answer.whch: 1, answer.which: 1, answer.where: 1}
                playbooks: {ghost: {}}
                """);
    }

    @Test
    void gives() {
        finds("""
                base.yaml:11:34: error[ruleset.unknown-question]: The answer to `other` names no trait of this sheet.
                   11 |               - ratings: {answer.other: 1}
                      |                                  ^^^^^
                      = `other` is defined here (line 9)
                base.yaml:12:24: error[ruleset.unknown-reference]: There is no set of traits or trait `skill`.
                   12 |                 caps: {skill: 5, skills.haunt: 5, creation.point: 3}
                      |                        ^^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 3)
                base.yaml:12:34: error[ruleset.unknown-reference]: There is no set of traits or trait `skills.haunt`.
                   12 |                 caps: {skill: 5, skills.haunt: 5, creation.point: 3}
                      |                                  ^^^^^^^^^^^^
                      = Did you mean `skills.hunt`?
                      = `skills.hunt` is defined here (line 3)
                base.yaml:12:60: error[ruleset.unknown-reference]: There is no creation step that spends `point`.
                   12 |                 caps: {skill: 5, skills.haunt: 5, creation.point: 3}
                      |                                                            ^^^^^
                      = Did you mean `points`?
                      = `points` is defined here (line 24)
                base.yaml:13:25: error[ruleset.unknown-reference]: There is no track or row or band `stres`.
                   13 |                 sizes: {stres: 1, harm.lite: {set: "size('stess')"}}
                      |                         ^^^^^
                      = Did you mean `stress`?
                      = `stress` is defined here (line 21)
                base.yaml:13:35: error[ruleset.unknown-reference]: There is no track or row or band `harm.lite`.
                   13 |                 sizes: {stres: 1, harm.lite: {set: "size('stess')"}}
                      |                                   ^^^^^^^^^
                      = Did you mean `harm.light`?
                      = `harm.light` is defined here (line 21)
                base.yaml:13:59: error[ruleset.unknown-reference]: There is no track or row or band `stess`.
                   13 |                 sizes: {stres: 1, harm.lite: {set: "size('stess')"}}
                      |                                                           ^^^^^
                      = Did you mean `stress`?
                      = `stress` is defined here (line 21)
                base.yaml:14:26: error[ruleset.unknown-reference]: There is no creation step that spends `talent`.
                   14 |                 points: {talent: 1}
                      |                          ^^^^^^
                      = The only thing of that name is the creation step that chooses `talent` (line 25)
                base.yaml:15:25: error[ruleset.unknown-reference]: There is no creation step that chooses `points`.
                   15 |                 picks: {points: 1, names: 1}
                      |                         ^^^^^^
                      = The only thing of that name is the creation step that spends `points` (line 24)
                base.yaml:15:36: error[ruleset.unknown-reference]: There is no creation step that chooses `names`.
                   15 |                 picks: {points: 1, names: 1}
                      |                                    ^^^^^
                base.yaml:16:27: error[ruleset.unknown-reference]: There is no option `fa`.
                   16 |                 options: [fa, answer.craft, answer.other]
                      |                           ^^
                      = Did you mean `far`?
                      = `far` is defined here (line 8)
                base.yaml:16:38: error[ruleset.unknown-question]: The answer to `craft` names no option of this sheet.
                   16 |                 options: [fa, answer.craft, answer.other]
                      |                                      ^^^^^
                      = `craft` is defined here (line 9)
                base.yaml:17:25: error[ruleset.unknown-reference]: There is no option, way to earn or advance \
                `desparate`.
                   17 |                 opens: [desparate, {tag: lit}, {playbook: ghst}, talents.fair]
                      |                         ^^^^^^^^^
                      = Did you mean `desperate`?
                      = `desperate` is defined here (line 27)
                base.yaml:17:42: error[ruleset.unknown-reference]: There is no tag `lit`.
                   17 |                 opens: [desparate, {tag: lit}, {playbook: ghst}, talents.fair]
                      |                                          ^^^
                base.yaml:17:59: error[ruleset.unknown-reference]: There is no playbook `ghst`.
                   17 |                 opens: [desparate, {tag: lit}, {playbook: ghst}, talents.fair]
                      |                                                           ^^^^
                      = Did you mean `ghost`?
                      = `ghost` is defined here (line 20)
                base.yaml:17:66: error[ruleset.unknown-reference]: There is no option, way to earn or advance \
                `talents.fair`.
                   17 |                 opens: [desparate, {tag: lit}, {playbook: ghst}, talents.fair]
                      |                                                                  ^^^^^^^^^^^^
                      = Did you mean `talents.far`?
                      = `talents.far` is defined here (line 8)
                base.yaml:18:27: error[ruleset.unknown-reference]: There is no way to earn `desprate`.
                   18 |                 earning: {desprate: 1}
                      |                           ^^^^^^^^
                      = Did you mean `desperate`?
                      = `desperate` is defined here (line 27)
                base.yaml:19:26: error[ruleset.unknown-reference]: There is no track, set of traits or list `stresss`.
                   19 |                 titles: {stresss: Strain}
                      |                          ^^^^^^^
                      = Did you mean `stress`?
                      = `stress` is defined here (line 21)
                """, """
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}}}}
                lists:
                  talents:
                    by: playbook
                    entries:
                      far:
                        ask: {craft: {which: skills}, other: {which: talents}, where: {words: true}}
                        gives:
                          - ratings: {answer.other: 1}
                            caps: {skill: 5, skills.haunt: 5, creation.point: 3}
                            sizes: {stres: 1, harm.lite: {set: "size('stess')"}}
                            points: {talent: 1}
                            picks: {points: 1, names: 1}
                            options: [fa, answer.craft, answer.other]
                            opens: [desparate, {tag: lit}, {playbook: ghst}, talents.fair]
                            earning: {desprate: 1}
                            titles: {stresss: Strain}
                playbooks: {ghost: {}}
                tracks: {stress: {boxes: 9}, harm: {rows: {light: {}}}, xp: {pool: true}}
                fields: {name: {}}
                creation:
                  points: {spend: 1, on: skills}
                  talent: {choose: 1, from: talents}
                  names: {fill: [name]}
                earning: {desperate: {into: xp, gives: 1, per: roll}}
                """);
        fine("""
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}}}}
                lists:
                  talents:
                    by: playbook
                    entries:
                      near: {}
                      keen: {}
                      far:
                        playbook: ghost
                        tags: [secret]
                        while: {skills.hunt: 1}
                        ask: {which: {which: traits.skills}, also: {which: lists.talents}, where: {words: true}}
                        gives:
                          - while: {hunt: 2}
                            caps: {skills: 5, skills.hunt: 5, creation.points: 3}
                            sizes: {tracks.stress: 1, harm.light: {set: "size('stress')"}}
                            points: {points: 1}
                            picks: {talent: 1}
                            options: [talents.near, answer.also]
                            opens: [earning.desperate, {tag: light}, {playbook: ghost}, near]
                            earning: {desperate: 1}
                            titles: {stress: Strain}
                playbooks: {ghost: {}}
                tracks: {stress: {boxes: 9}, harm: {rows: {light: {}}}, xp: {pool: true}}
                fields: {name: {}}
                creation:
                  points: {spend: 1, on: skills}
                  talent: {choose: 1, from: talents}
                  names: {fill: [fields.name]}
                earning: {desperate: {into: tracks.xp, gives: 1, per: roll}}
                """);
    }

    @Test
    void traits() {
        finds("""
                base.yaml:4:37: error[ruleset.unknown-reference]: There is no set of traits `skils`.
                    4 |       attributes: {rating: {counts: skils}, entries: {wits: {max: "sum('attribute')"}}}
                      |                                     ^^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 5)
                base.yaml:4:73: error[ruleset.unknown-reference]: There is no set of traits `attribute`.
                    4 |       attributes: {rating: {counts: skils}, entries: {wits: {max: "sum('attribute')"}}}
                      |                                                                         ^^^^^^^^^
                      = Did you mean `attributes`?
                      = `attributes` is defined here (line 4)
                      = Also mentioned here (line 6)
                base.yaml:7:33: error[ruleset.unknown-reference]: There is no set of traits `attrbutes`.
                    7 |         rating: {max: "highest('attrbutes')"}
                      |                                 ^^^^^^^^^
                      = Did you mean `attributes`?
                      = `attributes` is defined here (line 4)
                base.yaml:8:39: error[ruleset.missing-part]: `hide` has nothing to say what it is `under`.
                    8 |         entries: {hunt: {under: wit}, hide: {tags: [ligth]}}
                      |                                       ^^^^
                base.yaml:8:53: error[ruleset.unknown-reference]: There is no tag `ligth`.
                    8 |         entries: {hunt: {under: wit}, hide: {tags: [ligth]}}
                      |                                                     ^^^^^
                      = Did you mean `light`?
                      = `light` is defined here (head.yaml:6:8)
                base.yaml:12:32: error[ruleset.unknown-reference]: There is no trait `wit`.
                   12 |         entries: {one: {under: wit}, two: {under: skills.hunt}, three: {}}
                      |                                ^^^
                      = Did you mean `wits`?
                      = `wits` is defined here (line 4)
                base.yaml:12:51: error[ruleset.unknown-reference]: `skills.hunt` is not an entry of `attributes`, \
                which its own set is `under`.
                   12 |         entries: {one: {under: wit}, two: {under: skills.hunt}, three: {}}
                      |                                                   ^^^^^^^^^^^
                base.yaml:12:65: error[ruleset.missing-part]: `three` has nothing to say what it is `under`.
                   12 |         entries: {one: {under: wit}, two: {under: skills.hunt}, three: {}}
                      |                                                                 ^^^^^
                base.yaml:13:30: error[ruleset.unknown-reference]: There is no set of traits `knack`.
                   13 |       deeds: {rating: {sums: knack}, entries: {first: {under: wits}}}
                      |                              ^^^^^
                      = Did you mean `knacks`?
                      = `knacks` is defined here (line 9)
                base.yaml:13:56: error[ruleset.misplaced-key]: The key `under` has no meaning here: its set is not \
                `under` another.
                   13 |       deeds: {rating: {sums: knack}, entries: {first: {under: wits}}}
                      |                                                        ^^^^^
                """, """
                traits:
                  attributes: {rating: {counts: skils}, entries: {wits: {max: "sum('attribute')"}}}
                  skills:
                    under: attribute
                    rating: {max: "highest('attrbutes')"}
                    entries: {hunt: {under: wit}, hide: {tags: [ligth]}}
                  knacks:
                    under: attributes
                    rating: {max: 2}
                    entries: {one: {under: wit}, two: {under: skills.hunt}, three: {}}
                  deeds: {rating: {sums: knack}, entries: {first: {under: wits}}}
                """);
    }

    @Test
    void lists() {
        finds("""
                base.yaml:5:17: error[ruleset.unknown-reference]: There is no track `con`.
                    5 |         price: {con: 1}
                      |                 ^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 15)
                base.yaml:6:26: error[ruleset.unknown-reference]: There is no set of traits or list `gears`.
                    6 |         at-most: "count('gears')"
                      |                          ^^^^^
                      = Did you mean `gear`?
                      = `gear` is defined here (line 4)
                base.yaml:8:24: error[ruleset.missing-part]: `gear` has a `usual-quality` that is not one of its \
                grades.
                    8 |         usual-quality: fair
                      |                        ^^^^
                base.yaml:9:48: error[ruleset.unknown-reference]: There is no advance `rst`.
                    9 |         entries: {rope: {price: {coin: "taken('rst')"}, quality: god}}
                      |                                                ^^^
                      = Did you mean `rest`?
                      = `rest` is defined here (line 17)
                base.yaml:9:66: error[ruleset.unknown-reference]: There is no grade of quality `god`.
                    9 |         entries: {rope: {price: {coin: "taken('rst')"}, quality: god}}
                      |                                                                  ^^^
                      = Did you mean `good`?
                base.yaml:12:18: error[ruleset.misplaced-key]: The key `quality` has no meaning here: its list has no \
                grades of `quality`.
                   12 |           keen: {quality: good, times: "times('kee')", boxes: "size('coins')", playbook: ghost}
                      |                  ^^^^^^^
                base.yaml:12:48: error[ruleset.unknown-reference]: There is no option `kee`.
                   12 |           keen: {quality: good, times: "times('kee')", boxes: "size('coins')", playbook: ghost}
                      |                                                ^^^
                      = Did you mean `keen`?
                      = `keen` is defined here (line 12)
                base.yaml:12:70: error[ruleset.unknown-reference]: There is no track or row or band `coins`.
                   12 |           keen: {quality: good, times: "times('kee')", boxes: "size('coins')", playbook: ghost}
                      |                                                                      ^^^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 15)
                base.yaml:12:80: error[ruleset.misplaced-key]: The key `playbook` has no meaning here: its list is \
                not sorted `by: playbook`.
                   12 |           keen: {quality: good, times: "times('kee')", boxes: "size('coins')", playbook: ghost}
                      |                                                                                ^^^^^^^^
                base.yaml:13:35: error[ruleset.unknown-reference]: There is no milestone `slep`.
                   13 |           far: {uses: "milestone('slep') ? 1 : 2"}
                      |                                   ^^^^
                      = Did you mean `slept`?
                      = `slept` is defined here (line 18)
                base.yaml:15:38: error[ruleset.unknown-reference]: There is no track `cion`.
                   15 |       coin: {pool: {start: "balance('cion')"}}
                      |                                      ^^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 15)
                """, """
                lists:
                  gear:
                    price: {con: 1}
                    at-most: "count('gears')"
                    quality: {poor: {}, good: {}}
                    usual-quality: fair
                    entries: {rope: {price: {coin: "taken('rst')"}, quality: god}}
                  talents:
                    entries:
                      keen: {quality: good, times: "times('kee')", boxes: "size('coins')", playbook: ghost}
                      far: {uses: "milestone('slep') ? 1 : 2"}
                tracks:
                  coin: {pool: {start: "balance('cion')"}}
                advances:
                  rest: {choose: 1, from: gear}
                milestones: {slept: {}}
                """);
    }

    @Test
    void creationAndEarning() {
        finds("""
                base.yaml:9:32: error[ruleset.unknown-reference]: There is no trait `hut`.
                    9 |       points: {spend: "rating('hut')", on: skill, up-to: "rating('hnt')"}
                      |                                ^^^
                      = Did you mean `hunt`?
                      = `hunt` is defined here (line 3)
                base.yaml:9:44: error[ruleset.unknown-reference]: There is no set of traits `skill`.
                    9 |       points: {spend: "rating('hut')", on: skill, up-to: "rating('hnt')"}
                      |                                            ^^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 3)
                base.yaml:9:67: error[ruleset.unknown-reference]: There is no trait `hnt`.
                    9 |       points: {spend: "rating('hut')", on: skill, up-to: "rating('hnt')"}
                      |                                                                   ^^^
                      = Did you mean `hunt`?
                      = `hunt` is defined here (line 3)
                base.yaml:10:35: error[ruleset.unknown-reference]: There is no playbook `keen`.
                   10 |       talent: {choose: "playbook('keen') ? 1 : 2", from: talent, only: {tags: [lght]}}
                      |                                   ^^^^
                      = The only thing of that name is the option `talents.keen` (line 4)
                base.yaml:10:58: error[ruleset.unknown-reference]: There is no list `talent`.
                   10 |       talent: {choose: "playbook('keen') ? 1 : 2", from: talent, only: {tags: [lght]}}
                      |                                                          ^^^^^^
                      = Did you mean `talents`?
                      = `talents` is defined here (line 4)
                base.yaml:10:80: error[ruleset.unknown-reference]: There is no tag `lght`.
                   10 |       talent: {choose: "playbook('keen') ? 1 : 2", from: talent, only: {tags: [lght]}}
                      |                                                                                ^^^^
                      = Did you mean `light`?
                      = `light` is defined here (head.yaml:6:8)
                base.yaml:11:22: error[ruleset.unknown-reference]: There is no field `nam`.
                   11 |       words: {fill: [nam]}
                      |                      ^^^
                      = Did you mean `name`?
                      = `name` is defined here (line 7)
                base.yaml:12:23: error[ruleset.wrong-range]: `3..2` is not a range; a number, `0..2` or a \
                formula was expected.
                   12 |       wrong: {choose: 3..2, from: talents}
                      |                       ^^^^
                      = Did you mean `2..3`?
                base.yaml:14:32: error[ruleset.unknown-reference]: There is no track `cin`.
                   14 |       desperate: {into: [coin, cin], gives: "earned('coi')", per: sesion}
                      |                                ^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 5)
                base.yaml:14:54: error[ruleset.unknown-reference]: There is no track `coi`.
                   14 |       desperate: {into: [coin, cin], gives: "earned('coi')", per: sesion}
                      |                                                      ^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 5)
                base.yaml:14:67: error[ruleset.unknown-reference]: There is no period `sesion`.
                   14 |       desperate: {into: [coin, cin], gives: "earned('coi')", per: sesion}
                      |                                                                   ^^^^^^
                      = Did you mean `session`?
                base.yaml:16:25: error[ruleset.unknown-reference]: There is no option `keeen`.
                   16 |       one: {that: {not: keeen}, says: One thing.}
                      |                         ^^^^^
                      = Did you mean `keen`?
                      = `keen` is defined here (line 4)
                """, """
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}}}}
                lists: {talents: {entries: {keen: {}}}}
                tracks: {coin: {pool: true}}
                playbooks: {ghost: {}}
                fields: {name: {}}
                creation:
                  points: {spend: "rating('hut')", on: skill, up-to: "rating('hnt')"}
                  talent: {choose: "playbook('keen') ? 1 : 2", from: talent, only: {tags: [lght]}}
                  words: {fill: [nam]}
                  wrong: {choose: 3..2, from: talents}
                earning:
                  desperate: {into: [coin, cin], gives: "earned('coi')", per: sesion}
                rules:
                  one: {that: {not: keeen}, says: One thing.}
                """);
    }

    @Test
    void advances() {
        finds("""
                base.yaml:7:21: error[ruleset.unknown-reference]: There is no track `con`.
                    7 |       rest: {cost: {con: "spent('conn')"}, requires: kene, raise: [skill, skills.hnt]}
                      |                     ^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 5)
                base.yaml:7:34: error[ruleset.unknown-reference]: There is no track `conn`.
                    7 |       rest: {cost: {con: "spent('conn')"}, requires: kene, raise: [skill, skills.hnt]}
                      |                                  ^^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 5)
                base.yaml:7:54: error[ruleset.unknown-reference]: There is no option `kene`.
                    7 |       rest: {cost: {con: "spent('conn')"}, requires: kene, raise: [skill, skills.hnt]}
                      |                                                      ^^^^
                      = Did you mean `keen`?
                      = `keen` is defined here (line 4)
                base.yaml:7:68: error[ruleset.unknown-reference]: There is no set of traits or trait `skill`.
                    7 |       rest: {cost: {con: "spent('conn')"}, requires: kene, raise: [skill, skills.hnt]}
                      |                                                                    ^^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 3)
                base.yaml:7:75: error[ruleset.unknown-reference]: There is no set of traits or trait `skills.hnt`.
                    7 |       rest: {cost: {con: "spent('conn')"}, requires: kene, raise: [skill, skills.hnt]}
                      |                                                                           ^^^^^^^^^^
                      = Did you mean `skills.hunt`?
                      = `skills.hunt` is defined here (line 3)
                base.yaml:8:50: error[ruleset.unknown-reference]: There is no trait `hint`.
                    8 |       more: {raise: skills, up-to: "at_creation('hint')"}
                      |                                                  ^^^^
                      = Did you mean `hunt`?
                      = `hunt` is defined here (line 3)
                base.yaml:10:16: error[ruleset.unknown-reference]: There is no track `cion`.
                   10 |         cost: {cion: "size('ocin')"}
                      |                ^^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 5)
                base.yaml:10:29: error[ruleset.unknown-reference]: There is no track or row or band `ocin`.
                   10 |         cost: {cion: "size('ocin')"}
                      |                             ^^^^
                      = Did you mean `coin`?
                      = `coin` is defined here (line 5)
                base.yaml:11:19: error[ruleset.unknown-reference]: There is no option `kean`.
                   11 |         requires: kean
                      |                   ^^^^
                      = Did you mean `keen`?
                      = `keen` is defined here (line 4)
                base.yaml:12:24: error[ruleset.unknown-reference]: There is no set of traits or list `talnts`.
                   12 |         times: "count('talnts')"
                      |                        ^^^^^^
                      = Did you mean `talents`?
                      = `talents` is defined here (line 4)
                base.yaml:13:14: error[ruleset.unknown-reference]: There is no period `sesion`.
                   13 |         per: sesion
                      |              ^^^^^^
                      = Did you mean `session`?
                base.yaml:14:14: error[ruleset.unknown-reference]: There is no set of traits `skil`.
                   14 |         add: skil
                      |              ^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 3)
                base.yaml:16:31: error[ruleset.unknown-reference]: There is no list `taletns`.
                   16 |       take: {choose: 1, from: taletns, only: {tags: [secert]}}
                      |                               ^^^^^^^
                      = Did you mean `talents`?
                      = `talents` is defined here (line 4)
                base.yaml:16:54: error[ruleset.unknown-reference]: There is no tag `secert`.
                   16 |       take: {choose: 1, from: taletns, only: {tags: [secert]}}
                      |                                                      ^^^^^^
                      = Did you mean `secret`?
                      = `secret` is defined here (head.yaml:6:19)
                base.yaml:17:24: error[ruleset.unknown-reference]: There is no set of traits or list `skillls`.
                   17 |       refocus: {swap: [skillls, talent]}
                      |                        ^^^^^^^
                      = Did you mean `skills`?
                      = `skills` is defined here (line 3)
                base.yaml:17:33: error[ruleset.unknown-reference]: There is no set of traits or list `talent`.
                   17 |       refocus: {swap: [skillls, talent]}
                      |                                 ^^^^^^
                      = Did you mean `talents`?
                      = `talents` is defined here (line 4)
                """, """
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}}}}
                lists: {talents: {entries: {keen: {}}}}
                tracks: {coin: {pool: true}}
                advances:
                  rest: {cost: {con: "spent('conn')"}, requires: kene, raise: [skill, skills.hnt]}
                  more: {raise: skills, up-to: "at_creation('hint')"}
                  learn:
                    cost: {cion: "size('ocin')"}
                    requires: kean
                    times: "count('talnts')"
                    per: sesion
                    add: skil
                    at: 1
                  take: {choose: 1, from: taletns, only: {tags: [secert]}}
                  refocus: {swap: [skillls, talent]}
                """);
    }

    @Test
    void blocksOfASheet() {
        fine("""
                traits:
                  attributes: {rating: {counts: skills}, entries: {wits: {max: 3}}}
                  skills:
                    under: attributes
                    rating: {max: "3"}
                    entries: {hunt: {under: wits}, hide: {under: attributes.wits, tags: [light]}}
                lists:
                  gear:
                    open: true
                    price: {coin: 1}
                    quality: {poor: {}, good: {}}
                    entries: {rope: {price: {coin: "taken('rest')"}, quality: good}}
                  talents: {entries: {keen: {}}}
                tracks:
                  coin: {pool: true}
                creation:
                  points: {spend: 1, on: skills}
                  talent: {choose: 0..1, from: talents, only: {tags: [light]}}
                  words: {fill: [name]}
                earning:
                  desperate: {into: [coin], gives: unlimited, per: session}
                advances:
                  rest: {cost: {coin: "spent('coin')"}, requires: keen, raise: [skills, skills.hunt]}
                  buy: {cost: price, choose: 1, from: gear}
                fields: {name: {}}
                """);
    }

    @Test
    void ambiguous() {
        finds("""
                base.yaml:7:45: error[ruleset.ambiguous-reference]: The name `hunt` could mean `skills.hunt` and \
                `deeds.hunt`.
                    7 |       talents: {entries: {rest: {requires: {hunt: 1}, gives: {opens: [rest]}}}}
                      |                                             ^^^^
                      = `skills.hunt` is defined here (line 4)
                      = `deeds.hunt` is defined here (line 5)
                base.yaml:7:71: error[ruleset.ambiguous-reference]: The name `rest` could mean `talents.rest` and \
                `advances.rest`.
                    7 |       talents: {entries: {rest: {requires: {hunt: 1}, gives: {opens: [rest]}}}}
                      |                                                                       ^^^^
                      = `talents.rest` is defined here (line 7)
                      = `advances.rest` is defined here (line 11)
                base.yaml:11:36: error[ruleset.ambiguous-reference]: The name `hunt` could mean `skills.hunt` and \
                `deeds.hunt`.
                   11 |       rest: {cost: {xp: 1}, raise: hunt}
                      |                                    ^^^^
                      = `skills.hunt` is defined here (line 4)
                      = `deeds.hunt` is defined here (line 5)
                base.yaml:12:24: error[ruleset.ambiguous-reference]: The name `deeds` could mean `traits.deeds` and \
                `lists.deeds`.
                   12 |       refocus: {swap: [deeds]}
                      |                        ^^^^^
                      = `traits.deeds` is defined here (line 5)
                      = `lists.deeds` is defined here (line 8)
                """, """
                traits:
                  skills: {rating: {max: 2}, entries: {hunt: {}}}
                  deeds: {rating: {max: 2}, entries: {hunt: {}}}
                lists:
                  talents: {entries: {rest: {requires: {hunt: 1}, gives: {opens: [rest]}}}}
                  deeds: {open: true}
                tracks: {xp: {pool: true}}
                advances:
                  rest: {cost: {xp: 1}, raise: hunt}
                  refocus: {swap: [deeds]}
                """);
        fine("""
                traits:
                  skills: {open: true, rating: {max: 2}}
                  deeds: {open: true, rating: {max: 2}}
                lists:
                  talents: {entries: {rest: {gives: {opens: [advances.rest, talents.rest]}}}}
                  deeds: {open: true}
                tracks: {xp: {pool: true}}
                advances:
                  rest: {cost: {xp: 1}, raise: deeds}
                  refocus: {swap: [traits.deeds, lists.deeds]}
                """);
    }

    @Test
    void removed() {
        finds("""
                house.yaml:3:33: error[ruleset.removed-reference]: This removes `hunt`, which is still referred to.
                    3 |     traits: {skills: {entries: {hunt: null}}}
                      |                                 ^^^^^^^^^^
                      = Referred to here (base.yaml:7:29)
                house.yaml:5:7: error[ruleset.removed-reference]: This removes `gear`, which is still referred to.
                    5 |       gear: null
                      |       ^^^^^^^^^^
                      = Referred to here (base.yaml:13:30)
                      = Referred to here (base.yaml:14:34)
                      = Referred to here (base.yaml:14:40)
                house.yaml:7:14: error[ruleset.removed-reference]: This removes `coin`, which is still referred to.
                    7 |     tracks: {coin: null}
                      |              ^^^^^^^^^^
                      = Referred to here (line 6)
                """, """
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}, hide: {}}}}
                lists:
                  talents:
                    entries:
                      keen: {requires: {hunt: 2}}
                      far: {requires: [keen, {if: "rating('skills.hunt') > 1"}]}
                  gear: {entries: {rope: {}, lamp: {tags: [light]}}}
                tracks: {coin: {pool: true}, stress: {boxes: 9}}
                creation:
                  points: {spend: 2, on: skills}
                  kit: {choose: 1, from: gear}
                rules: {ready: {that: {any: [rope, gear.lamp]}, says: Be ready.}}
                """, """
                traits: {skills: {entries: {hunt: null}}}
                lists:
                  gear: null
                  talents: {entries: {far: {replace: true, requires: keen, gives: {sizes: {coin: 1}}}}}
                tracks: {coin: null}
                """);
        fine("""
                traits: {skills: {rating: {max: 4}, entries: {hunt: {}, hide: {}}}}
                lists:
                  talents: {entries: {keen: {requires: {hunt: 2}}}}
                """, """
                traits: {skills: {entries: {hunt: null}}}
                lists:
                  talents: {entries: {keen: {replace: true}}}
                """);
    }

    @Test
    void removedAndAnotherOfTheName() {
        finds("""
                house.yaml:3:80: error[ruleset.unknown-reference]: There is no option `rst`.
                    3 |     lists: {gear: {entries: {rest: null}}, talents: {entries: {far: {requires: rst}}}}
                      |                                                                                ^^^
                      = Did you mean `rest`?
                      = `rest` is defined here (base.yaml:4:27)
                """, """
                lists:
                  talents: {entries: {rest: {}, far: {requires: rest}}}
                  gear: {entries: {rest: {}}}
                """, """
                lists: {gear: {entries: {rest: null}}, talents: {entries: {far: {requires: rst}}}}
                """);
    }

    @Test
    void replaced() {
        finds("""
                house.yaml:3:23: error[ruleset.removed-reference]: This removes `keen` and `rest`, which are still \
                referred to.
                    3 |     lists: {talents: {replace: true, entries: {far: {}}}}
                      |                       ^^^^^^^
                      = Referred to here (base.yaml:5:28)
                      = Referred to here (base.yaml:5:34)
                """, """
                lists:
                  talents: {entries: {keen: {}, rest: {}}}
                rules: {ready: {that: [keen, rest], says: Be ready.}}
                """, """
                lists: {talents: {replace: true, entries: {far: {}}}}
                """);
    }
}
