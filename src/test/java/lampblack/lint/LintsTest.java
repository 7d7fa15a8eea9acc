package lampblack.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.Patience;
import lampblack.ruleset.Written;
import org.junit.jupiter.api.Test;

/** Each mistake with its message, and beside it what is nearly the same and fine. */
class LintsTest {

    private static void finds(String expected, String sheet) {
        assertEquals(expected, Written.problems(sheet));
    }

    private static void fine(String sheet) {
        finds("", sheet);
    }

    private static String entries(int count, IntFunction<String> entry) {
        return IntStream.range(0, count).mapToObj(index -> "      " + entry.apply(index) + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void pointsIntoDerivedRatings() {
        finds("""
                base.yaml:7:30: error[ruleset.derived-choice]: The ratings of `attributes` are derived, so nothing \
                can be put into them.
                    7 |       points: {spend: 2, on: attributes}
                      |                              ^^^^^^^^^^
                      = `attributes` is defined here (line 4)
                base.yaml:9:21: error[ruleset.derived-choice]: The ratings of `attributes` are derived, so nothing \
                can be put into them.
                    9 |       grow: {raise: attributes}
                      |                     ^^^^^^^^^^
                      = `attributes` is defined here (line 4)
                """, """
                traits:
                  attributes: {rating: {counts: skills}, entries: {wits: {}}}
                  skills: {open: true, under: attributes, rating: {max: 4}}
                creation:
                  points: {spend: 2, on: attributes}
                advances:
                  grow: {raise: attributes}
                """);
        fine("""
                traits:
                  attributes: {rating: {counts: skills}, entries: {wits: {}}}
                  skills: {open: true, under: attributes, rating: {max: 4}}
                lists:
                  gifts: {entries: {keen: {gives: {ratings: {wits: 1}}}}}
                creation:
                  points: {spend: 2, on: skills}
                advances:
                  grow: {raise: skills}
                """);
    }

    @Test
    void pointsIntoOneDerivedRating() {
        finds("""
                base.yaml:10:30: error[ruleset.derived-choice]: The rating `speed` is derived, so nothing can be \
                put into it.
                   10 |       faster: {raise: [wits, speed]}
                      |                              ^^^^^
                      = `speed` is defined here (line 8)
                """, """
                traits:
                  attributes:
                    rating: {max: 4}
                    entries:
                      wits: {}
                      speed: {is: "rating('wits') + 1"}
                advances:
                  faster: {raise: [wits, speed]}
                """);
        fine("""
                traits:
                  attributes:
                    rating: {max: 4}
                    entries:
                      wits: {}
                      speed: {is: "rating('wits') + 1"}
                creation:
                  points: {spend: 3, on: attributes}
                advances:
                  cleverer: {raise: wits}
                """);
    }

    @Test
    void namesAddedToDerivedRatings() {
        finds("""
                base.yaml:6:20: error[ruleset.derived-choice]: The ratings of `knacks` are derived, so nothing can \
                be put into them.
                    6 |       learn: {add: knacks, at: 1}
                      |                    ^^^^^^
                      = `knacks` is defined here (line 4)
                """, """
                traits:
                  knacks: {open: true, rating: {is: '2'}}
                advances:
                  learn: {add: knacks, at: 1}
                """);
        fine("""
                traits:
                  knacks: {open: true, rating: {max: 2}}
                advances:
                  learn: {add: knacks, at: 1}
                """);
    }

    @Test
    void paidFromWhatPlayKeeps() {
        finds("""
                base.yaml:4:22: error[ruleset.not-a-currency]: The track `stress` has no balance to pay from, earn \
                into or read.
                    4 |       gear: {price: {stress: 1}, entries: {rope: {}, boat: {price: {coin: 2, heat: 1}}}}
                      |                      ^^^^^^
                      = Make `stress` a pool, or write `kept: ledger` there (line 6)
                      = Also named here (line 16)
                base.yaml:4:78: error[ruleset.not-a-currency]: The track `heat` has no balance to pay from, earn \
                into or read.
                    4 |       gear: {price: {stress: 1}, entries: {rope: {}, boat: {price: {coin: 2, heat: 1}}}}
                      |                                                                              ^^^^
                      = Make `heat` a pool, or write `kept: ledger` there (line 7)
                base.yaml:12:26: error[ruleset.not-a-currency]: The track `xp` has no balance to pay from, earn into \
                or read.
                   12 |       desperate: {into: [xp, harm], gives: 1, per: roll}
                      |                          ^^
                      = Make `xp` a pool, or write `kept: ledger` there (line 9)
                      = Also named here (line 14)
                base.yaml:12:30: error[ruleset.not-a-currency]: The track `harm` has no balance to pay from, earn \
                into or read.
                   12 |       desperate: {into: [xp, harm], gives: 1, per: roll}
                      |                              ^^^^
                      = `harm` is defined here (line 10)
                base.yaml:14:37: error[ruleset.not-a-currency]: The track `coin` is a pool and never full, so it \
                has no full price.
                   14 |       rest: {cost: {xp: full, coin: full}, choose: 1, from: gear}
                      |                                     ^^^^
                      = `coin` is defined here (line 8)
                """, """
                lists:
                  gear: {price: {stress: 1}, entries: {rope: {}, boat: {price: {coin: 2, heat: 1}}}}
                tracks:
                  stress: {boxes: 9}
                  heat: {clock: 6}
                  coin: {pool: true}
                  xp: {boxes: 8}
                  harm: {rows: {light: {slots: 2}}, kept: ledger}
                earning:
                  desperate: {into: [xp, harm], gives: 1, per: roll}
                advances:
                  rest: {cost: {xp: full, coin: full}, choose: 1, from: gear}
                rules:
                  thrift: {that: {if: "balance('stress') > spent('coin')"}, says: Be thrifty.}
                """);
        finds("""
                base.yaml:4:14: error[ruleset.nothing-feels]: Nobody feels this: no advance asks the prices of `gear`.
                    4 |       gear: {price: {stress: 1}, entries: {rope: {}, boat: {price: {coin: 2, heat: 1}}}}
                      |              ^^^^^
                      = Write `cost: price` in an advance that chooses from the list.
                """, """
                lists:
                  gear: {price: {stress: 1}, entries: {rope: {}, boat: {price: {coin: 2, heat: 1}}}}
                tracks:
                  stress: {boxes: 9, kept: ledger}
                  heat: {clock: 6, kept: ledger}
                  coin: {pool: {start: 2}}
                  xp: {boxes: 8, kept: ledger}
                earning:
                  desperate: {into: [xp], gives: 1, per: roll}
                advances:
                  rest: {cost: {xp: full, coin: 2}, choose: 1, from: gear}
                rules:
                  thrift: {that: {if: "balance('stress') > spent('coin')"}, says: Be thrifty.}
                """);
    }

    @Test
    void namesWhereTheyAreFixed() {
        finds("""
                base.yaml:8:20: error[ruleset.not-open]: The entries of `skills` are fixed, so players cannot name \
                their own.
                    8 |       learn: {add: skills, at: 1}
                      |                    ^^^^^^
                      = Write `open: true` in `skills` to let players name its entries (line 4)
                base.yaml:9:24: error[ruleset.not-open]: The entries of `skills` are fixed, so players cannot name \
                their own.
                    9 |       refocus: {swap: [skills, gear]}
                      |                        ^^^^^^
                      = Write `open: true` in `skills` to let players name its entries (line 4)
                base.yaml:9:32: error[ruleset.not-open]: The entries of `gear` are fixed, so players cannot name \
                their own.
                    9 |       refocus: {swap: [skills, gear]}
                      |                                ^^^^
                      = Write `open: true` in `gear` to let players name its entries (line 6)
                """, """
                traits:
                  skills: {rating: {max: 2}, entries: {hunt: {}}}
                lists:
                  gear: {entries: {rope: {}}}
                advances:
                  learn: {add: skills, at: 1}
                  refocus: {swap: [skills, gear]}
                """);
        fine("""
                traits:
                  skills: {open: true, rating: {max: 2}}
                lists:
                  gear: {open: true, entries: {rope: {}}}
                advances:
                  learn: {add: skills, at: 1}
                  refocus: {swap: [skills, gear]}
                """);
    }

    @Test
    void playbooksWhereThereAreNone() {
        finds("""
                base.yaml:6:7: error[ruleset.no-playbooks]: This choice depends on the playbook, but the sheet has no \
                `playbooks`.
                    6 |       talent: {choose: 1, from: talents, only: {playbook: own}}
                      |       ^^^^^^
                base.yaml:8:7: error[ruleset.no-playbooks]: This choice depends on the playbook, but the sheet has no \
                `playbooks`.
                    8 |       veteran: {choose: 1, from: talents, only: {playbook: other}}
                      |       ^^^^^^^
                """, """
                lists:
                  talents: {by: playbook, entries: {keen: {}}}
                creation:
                  talent: {choose: 1, from: talents, only: {playbook: own}}
                advances:
                  veteran: {choose: 1, from: talents, only: {playbook: other}}
                """);
        fine("""
                playbooks: {ghost: {}}
                lists:
                  talents: {by: playbook, entries: {keen: {}}}
                creation:
                  talent: {choose: 1, from: talents, only: {playbook: own}}
                advances:
                  veteran: {choose: 1, from: talents, only: {playbook: other}}
                """);
    }

    @Test
    void noPlaybooksYet() {
        fine("""
                lists:
                  talents: {by: playbook, entries: {keen: {}}}
                creation:
                  talent: {choose: 1, from: talents}
                """);
    }

    @Test
    void ratingsInACircle() {
        finds("""
                base.yaml:7:25: error[ruleset.circular-derivation]: This depends on itself: `insight` → `prowess` → \
                `insight`.
                    7 |           insight: {is: "rating('prowess') + 1"}
                      |                         ^^^^^^^^^^^^^^^^^^^^^^^
                      = `prowess` is defined here (line 8)
                """, """
                traits:
                  attributes:
                    rating: {max: 4}
                    entries:
                      insight: {is: "rating('prowess') + 1"}
                      prowess: {is: "rating('insight') - 1"}
                """);
        fine("""
                traits:
                  attributes:
                    rating: {max: 4}
                    entries:
                      insight: {is: "rating('prowess') + 1"}
                      prowess: {}
                """);
    }

    @Test
    void oneRatingOfItself() {
        finds("""
                base.yaml:4:62: error[ruleset.circular-derivation]: This depends on itself: `insight` → `attributes` → \
                `insight`.
                    4 |       attributes: {rating: {max: 4}, entries: {insight: {is: "highest('attributes')"}}}
                      |                                                              ^^^^^^^^^^^^^^^^^^^^^^^
                      = `attributes` is defined here (line 4)
                """, """
                traits:
                  attributes: {rating: {max: 4}, entries: {insight: {is: "highest('attributes')"}}}
                """);
        fine("""
                traits:
                  attributes: {rating: {max: 4}, entries: {insight: {is: "count('attributes')"}}}
                """);
    }

    @Test
    void countsInACircle() {
        finds("""
                base.yaml:4:37: error[ruleset.circular-derivation]: This depends on itself: `wits` → `skills` → `wits`.
                    4 |       attributes: {rating: {counts: skills}, entries: {wits: {}}}
                      |                                     ^^^^^^
                      = `skills` is defined here (line 5)
                """, """
                traits:
                  attributes: {rating: {counts: skills}, entries: {wits: {}}}
                  skills: {open: true, under: attributes, rating: {max: 4, start: "rating('wits')"}}
                """);
        fine("""
                traits:
                  attributes: {rating: {counts: skills}, entries: {wits: {}}}
                  skills: {open: true, under: attributes, rating: {max: "rating('wits')"}}
                """);
    }

    @Test
    void sumsOverOnlyTheirOwn() {
        fine("""
                traits:
                  attributes: {rating: {sums: skills}, entries: {wits: {}, brawn: {}}}
                  skills:
                    under: attributes
                    rating: {max: 4}
                    entries: {hunt: {under: wits}, fight: {under: brawn, start: "rating('wits')"}}
                """);
        finds("""
                base.yaml:4:35: error[ruleset.circular-derivation]: This depends on itself: `wits` → `skills` → \
                `hunt` → `brawn` → `skills` → `fight` → `wits`.
                    4 |       attributes: {rating: {sums: skills}, entries: {wits: {}, brawn: {}}}
                      |                                   ^^^^^^
                      = `skills` is defined here (line 5)
                      = `hunt` is defined here (line 8)
                      = `brawn` is defined here (line 4)
                      = `fight` is defined here (line 8)
                """, """
                traits:
                  attributes: {rating: {sums: skills}, entries: {wits: {}, brawn: {}}}
                  skills:
                    under: attributes
                    rating: {max: 4}
                    entries: {hunt: {under: wits, start: "rating('brawn')"}, fight: {under: brawn, start: \
                "rating('wits')"}}
                """);
    }

    @Test
    void capsInACircle() {
        finds("""
                base.yaml:4:43: error[ruleset.circular-derivation]: This depends on itself: `body` → `body`.
                    4 |       stats: {rating: {max: 9}, entries: {body: {max: "rating('body') + 1"}, mind: {}}}
                      |                                           ^^^^
                """, """
                traits:
                  stats: {rating: {max: 9}, entries: {body: {max: "rating('body') + 1"}, mind: {}}}
                lists:
                  gifts: {entries: {strong: {gives: {ratings: {body: 1}}}}}
                """);
        fine("""
                traits:
                  stats: {rating: {max: 9}, entries: {body: {max: "rating('mind') + 1"}, mind: {}}}
                lists:
                  gifts: {entries: {strong: {gives: {ratings: {body: 1}}}}}
                """);
    }

    @Test
    void sizesInACircle() {
        finds("""
                base.yaml:4:7: error[ruleset.circular-derivation]: This depends on itself: `stress` → `trauma` → \
                `serious` → `coin` → `stress`.
                    4 |       stress: {boxes: "size('trauma') + 5"}
                      |       ^^^^^^
                      = `trauma` is defined here (line 5)
                      = `serious` is defined here (line 6)
                      = `coin` is defined here (line 7)
                """, """
                tracks:
                  stress: {boxes: "size('trauma') + 5"}
                  trauma: {boxes: "size('harm.serious')"}
                  harm: {rows: {serious: {slots: "balance('coin')"}}}
                  coin: {pool: {start: "size('stress')"}}
                """);
        fine("""
                tracks:
                  stress: {boxes: "size('trauma') + 5"}
                  trauma: {boxes: "size('harm.serious')"}
                  harm: {rows: {serious: {slots: "balance('coin')"}}}
                  coin: {pool: {start: "size('harm')"}}
                """);
    }

    @Test
    void giftsThatChangeTheirCondition() {
        finds("""
                base.yaml:4:43: error[ruleset.circular-derivation]: This depends on itself: `body` → `frail` → `body`.
                    4 |       stats: {rating: {max: 9}, entries: {body: {}}}
                      |                                           ^^^^
                      = `frail` is defined here (line 8)
                """, """
                traits:
                  stats: {rating: {max: 9}, entries: {body: {}}}
                lists:
                  gifts:
                    entries:
                      frail: {while: {not: {body: 3}}, gives: {ratings: {body: 1}}}
                """);
        fine("""
                traits:
                  stats: {rating: {max: 9}, entries: {body: {}}}
                lists:
                  gifts:
                    entries:
                      frail: {requires: {not: {body: 3}}, gives: {ratings: {body: 1}}}
                """);
    }

    @Test
    void giftsOfOptionsInACircle() {
        finds("""
                base.yaml:7:11: error[ruleset.circular-derivation]: This depends on itself: `doomed` → `cursed` → \
                `blessed` → `doomed`.
                    7 |           doomed: {gives: {options: [blessed]}}
                      |           ^^^^^^
                      = `cursed` is defined here (line 6)
                      = `blessed` is defined here (line 8)
                """, """
                lists:
                  gifts:
                    entries:
                      cursed: {gives: {while: {not: blessed}, options: [doomed]}}
                      doomed: {gives: {options: [blessed]}}
                      blessed: {}
                """);
        fine("""
                lists:
                  gifts:
                    entries:
                      cursed: {gives: {while: {not: blessed}, options: [doomed]}}
                      doomed: {requires: blessed}
                      blessed: {requires: doomed}
                """);
    }

    @Test
    void giftsByTagInACircle() {
        finds("""
                base.yaml:6:11: error[ruleset.circular-derivation]: This depends on itself: `torch` → `moth` → \
                `light` → `torch`.
                    6 |           torch: {tags: [light]}
                      |           ^^^^^
                      = `moth` is defined here (line 7)
                """, """
                lists:
                  gifts:
                    entries:
                      torch: {tags: [light]}
                      moth: {while: {tag: light}, gives: {options: [torch]}}
                """);
        fine("""
                lists:
                  gifts:
                    entries:
                      torch: {tags: [light]}
                      wings: {}
                      moth: {while: {tag: light}, gives: {options: [wings]}}
                """);
    }

    @Test
    void anAnswerFromTheSameList() {
        fine("""
                lists:
                  talents:
                    entries:
                      keen: {}
                      veteran: {times: 3, ask: {which: {which: talents}}, gives: {options: [answer.which]}}
                """);
        finds("""
                base.yaml:6:11: error[ruleset.circular-derivation]: This depends on itself: `keen` → `talents` → \
                `veteran` → `keen`.
                    6 |           keen: {}
                      |           ^^^^
                      = `talents` is defined here (line 4)
                      = `veteran` is defined here (line 7)
                """, """
                lists:
                  talents:
                    entries:
                      keen: {}
                      veteran: {while: keen, ask: {which: {which: talents}}, gives: {options: [answer.which]}}
                """);
    }

    @Test
    void requirementsInACircle() {
        finds("""
                base.yaml:6:27: error[ruleset.circular-requirement]: These require each other, so none of them can \
                come first: `one` → `two` → `three` → `one`.
                    6 |           one: {requires: two}
                      |                           ^^^
                      = `two` is defined here (line 7)
                      = `three` is defined here (line 8)
                base.yaml:10:28: error[ruleset.circular-requirement]: These require each other, so none of them can \
                come first: `five` → `five`.
                   10 |           five: {requires: five}
                      |                            ^^^^
                """, """
                lists:
                  talents:
                    entries:
                      one: {requires: two}
                      two: {requires: [three, {any: [one, four]}]}
                      three: {requires: one}
                      four: {}
                      five: {requires: five}
                """);
        fine("""
                lists:
                  talents:
                    entries:
                      one: {requires: two}
                      two: {requires: [three, {any: [one, four]}]}
                      three: {requires: {any: [one, four]}}
                      four: {}
                      five: {requires: {not: five}}
                """);
    }

    @Test
    void aGiftBreaksTheCircle() {
        fine("""
                playbooks: {ghost: {gives: {options: [one]}}}
                lists:
                  talents: {entries: {one: {requires: two}, two: {requires: one}}}
                """);
    }

    @Test
    void tooFewToChoose() {
        finds("""
                base.yaml:6:24: error[ruleset.too-few-options]: Only 2 options can be taken from `talents`; 3 are \
                needed.
                    6 |       talent: {choose: 3, from: talents}
                      |                        ^
                      = `talents` is defined here (line 4)
                """, """
                lists:
                  talents: {entries: {one: {}, two: {}, far: {locked: true}}}
                creation:
                  talent: {choose: 3, from: talents}
                """);
        fine("""
                lists:
                  talents: {entries: {one: {times: 2}, two: {}}}
                creation:
                  talent: {choose: 3, from: talents}
                """);
    }

    @Test
    void tooFewForSeveralSteps() {
        finds("""
                base.yaml:7:22: error[ruleset.too-few-options]: Only 3 options can be taken from `talents`; 4 are \
                needed.
                    7 |       more: {choose: 2..3, from: talents}
                      |                      ^^^^
                      = `talents` is defined here (line 4)
                """, """
                lists:
                  talents: {entries: {one: {}, two: {}, three: {}}}
                creation:
                  talent: {choose: 2, from: talents}
                  more: {choose: 2..3, from: talents}
                """);
        fine("""
                lists:
                  talents: {entries: {one: {}, two: {}, three: {}}}
                creation:
                  talent: {choose: 2, from: talents}
                  more: {choose: 1..3, from: talents}
                """);
    }

    @Test
    void tooFewThatPass() {
        finds("""
                base.yaml:6:23: error[ruleset.too-few-options]: Only 1 option can be taken from `gear`; 2 are needed.
                    6 |       gear: {at-most: 1, entries: {rope: {}, boat: {}}}
                      |                       ^
                      = `gear` is defined here (line 9)
                base.yaml:8:24: error[ruleset.too-few-options]: Only 2 options can be taken from `talents`; 3 are \
                needed.
                    8 |       talent: {choose: 3, from: talents, only: {playbook: own}}
                      |                        ^
                      = `talents` is defined here (line 5)
                """, """
                playbooks: {ghost: {}, hound: {}}
                lists:
                  talents: {by: playbook, entries: {one: {playbook: ghost}, two: {playbook: hound}, three: {}}}
                  gear: {at-most: 1, entries: {rope: {}, boat: {}}}
                creation:
                  talent: {choose: 3, from: talents, only: {playbook: own}}
                  gear: {choose: 2, from: gear}
                """);
        fine("""
                playbooks: {ghost: {gives: {opens: [two]}}, hound: {}}
                lists:
                  talents: {by: playbook, entries: {one: {playbook: ghost}, two: {playbook: hound}, three: {}}}
                  gear: {at-most: 2, entries: {rope: {}, boat: {}}}
                creation:
                  talent: {choose: 3, from: talents, only: {playbook: own}}
                  gear: {choose: 2, from: gear}
                """);
    }

    @Test
    void nothingToChooseYet() {
        fine("""
                lists:
                  talents: {entries: {}}
                  gear: {open: true}
                creation:
                  talent: {choose: 0..1, from: talents}
                  gear: {choose: 4, from: gear}
                """);
    }

    @Test
    void moreThanFits() {
        finds("""
                base.yaml:7:21: error[ruleset.unspendable-budget]: There are 5 points to spend, but only 3 fit under the \
                caps.
                    7 |       more: {spend: 2..9, on: skills, up-to: 2}
                      |                     ^^^^
                      = `skills` is defined here (line 4)
                """, """
                traits:
                  skills: {rating: {max: 4}, entries: {hunt: {start: 1}, hide: {}}}
                creation:
                  first: {spend: 3, on: skills, up-to: 2}
                  more: {spend: 2..9, on: skills, up-to: 2}
                """);
        fine("""
                traits:
                  skills: {rating: {max: 4}, entries: {hunt: {start: 1}, hide: {}}}
                creation:
                  first: {spend: 3, on: skills, up-to: 2}
                  more: {spend: 2..9, on: skills, up-to: 3}
                """);
    }

    @Test
    void moreThanFitsUnlessRaised() {
        fine("""
                traits:
                  skills: {rating: {max: 1}, entries: {hunt: {}, hide: {}}}
                lists:
                  gifts: {entries: {keen: {gives: {caps: {hunt: 3}}}}}
                creation:
                  first: {spend: 3, on: skills}
                """);
    }

    private static String chain(int count) {
        return "traits:\n  ranks:\n    rating: {max: 9}\n    entries:\n"
                + entries(count, number -> number == 0 ? "r0: {}" : "r" + number + ": {is: rating('r" + (number - 1)
                + "')}");
    }

    @Test
    void aChainThatIsTooLong() {
        fine(chain(29));
        finds("""
                base.yaml:36:11: error[ruleset.long-derivation]: `r29` takes more than 30 steps to work out, each \
                depending on the one before.
                   36 |           r29: {is: rating('r28')}
                      |           ^^^
                """, chain(40));
    }

    private static String gifts(int layers) {
        return "lists:\n  talents:\n    entries:\n      last: {}\n" + entries(2 * layers,
                number -> "t" + number + ": {gives: {options: ["
                + (number < 2 ? "last" : "t" + (number / 2 * 2 - 2) + ", t"
                        + (number / 2 * 2 - 1)) + "]}}");
    }

    @Test
    void moreGiftsThanAnyoneMeant() {
        fine(gifts(8));
        finds("""
                base.yaml:23:11: error[ruleset.too-many-gifts]: `t16` gives more than 500 options, counting what those \
                give in turn.
                   23 |           t16: {gives: {options: [t14, t15]}}
                      |           ^^^
                base.yaml:24:11: error[ruleset.too-many-gifts]: `t17` gives more than 500 options, counting what those \
                give in turn.
                   24 |           t17: {gives: {options: [t14, t15]}}
                      |           ^^^
                """, gifts(10));
    }

    @Test
    void aCircleOfThousands() {
        String sheet = "lists:\n  talents:\n    entries:\n"
                + entries(4000, number -> "t" + number + ": {requires: t" + (number + 1) % 4000 + "}");
        String found = assertTimeout(Patience.LONG, () -> Written.problems(sheet));
        assertEquals("""
                base.yaml:6:26: error[ruleset.circular-requirement]: These require each other, so none of them can \
                come first: `t0` → `t1` → `t2` → `t3` → `t4` → `t5` → … → `t0`.
                    6 |           t0: {requires: t1}
                      |                          ^^
                      = `t1` is defined here (line 7)
                      = `t2` is defined here (line 8)
                      = `t3` is defined here (line 9)
                      = `t4` is defined here (line 10)
                """, found);
    }
}
