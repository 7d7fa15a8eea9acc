/**
 * A game as one HTML file that runs by itself: what goes into it and how it is put together. Read {@code PublishedFile}
 * first, then {@code EngineBuild}, which has the engine compiled. What the file does once it is open stands in
 * {@code src/engine} and in the scripts of {@code lampblack/published}; nothing here runs in a browser.
 */
package lampblack.publish;
