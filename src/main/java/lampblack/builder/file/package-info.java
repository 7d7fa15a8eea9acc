/**
 * The tab of the file itself: its text, its problems and its earlier versions, also where the file is too damaged
 * to be read as a character. Read FileTab first, then FileEditorView.
 */
package lampblack.builder.file;
