/**
 * Lints for prices and currencies: what can be neither earned, spent nor afforded, and price tables that do not fit
 * the ratings they price.
 * Read NeverAfforded first.
 */
package lampblack.lint.cost;
