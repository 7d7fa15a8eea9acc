/**
 * What a character may take next, and why not: each candidate is put to the same judges that judge the file, and is
 * open if they find no new violation.
 * Read Offer, then OfferFinder (everything at once) and CreationOffers (one step at a time, judged when asked).
 */
package lampblack.offers;
