/**
 * Whether a tree has the form that its JSON Schema asks for, and what to say where it has not. Read {@code SchemaForm}
 * first: {@code CompiledSchema} sees what fits, {@code ViolationFinder} finds what does not, {@code ViolationWalk}
 * gathers that by value, and {@code SchemaViolationReporter} says it so that one mistake is one message. Pure: schemas
 * come as texts or trees. What finds the same with the JSON Schema library is in {@code schema}.
 */
package lampblack.form;
