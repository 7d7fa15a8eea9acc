/** Proves in a real browser that a printed sheet is whole: that nothing of it is lost, cut, covered or torn apart. */
package lampblack.proof;
