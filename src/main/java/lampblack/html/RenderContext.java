package lampblack.html;

/** One page while it is being set. */
record RenderContext(HtmlWriter out, Templates templates) {

    /** Sets another template where this one stands. */
    void fragment(String name, LocalVariable variables) {
        templates.named().apply(name).render(variables, this);
    }
}
