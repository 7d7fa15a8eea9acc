package lampblack.template.check;

import java.lang.reflect.Type;
import java.util.Map;
import java.util.Optional;
import lampblack.html.TemplateExpression;
import lampblack.template.TemplateTypes;

/** What expressions come to. @param paths the types that their paths lead to */
record ExpressionTypes(Map<String, Type> paths) {

    /** Empty where it is put together from what does not fit. */
    Optional<Type> of(TemplateExpression expression) {
        return switch (expression) {
            case TemplateExpression.PathExpression path -> Optional.ofNullable(paths.get(path.path().text()));
            case TemplateExpression.ConstantExpression constant -> Optional.of(String.class);
            case TemplateExpression.NegatedExpression negated -> of(negated.value()).filter(boolean.class::equals);
            case TemplateExpression.ComparedExpression compared -> of(compared.left()).filter(TemplateTypes::isText)
                    .flatMap(left -> of(compared.right()).filter(TemplateTypes::isText)).map(texts -> boolean.class);
            case TemplateExpression.ChosenExpression chosen -> of(chosen.condition()).filter(boolean.class::equals)
                    .flatMap(holds -> common(chosen.then(), chosen.otherwise()));
            case TemplateExpression.DefaultExpression given -> common(given.value(), given.otherwise());
            // What is a number is added up by Thymeleaf.
            case TemplateExpression.ConcatenatedExpression joined -> Optional.empty();
            case TemplateExpression.JoinedClasses joined -> Optional.empty();
        };
    }

    private Optional<Type> common(TemplateExpression one, TemplateExpression other) {
        return of(one).filter(type -> of(other).filter(same -> same.equals(type)
                || TemplateTypes.isText(same) && TemplateTypes.isText(type)).isPresent());
    }
}
