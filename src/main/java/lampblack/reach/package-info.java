/**
 * Finds for everything in a ruleset either a legal, finished character that takes it or a proof that nobody can;
 * what the bounded search leaves open is reported as open.
 * Read ReachAnalysis and Reachability first; GoalPlanner works backwards from an item to a Goal, CharacterSearch
 * makes characters for it, UnreachabilityProofs explains why there are none.
 */
package lampblack.reach;
