/**
 * What a request of the builder is answered with: the folder of characters, the rulesets of one moment, what was
 * judged before, and the request itself. Read {@code RequestContext} first.
 */
package lampblack.builder.context;
