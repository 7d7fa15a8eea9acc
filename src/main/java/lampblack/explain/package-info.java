/**
 * Why each number, cap, option and offer of a character is as it is, as a tree down to the rule and the choice that
 * say so.
 * Read Reason, then Explanations, which collects a reason for every path; each ...Reasons class explains one part
 * of the sheet.
 * It only explains what replay and offers have already decided; it judges nothing.
 */
package lampblack.explain;
