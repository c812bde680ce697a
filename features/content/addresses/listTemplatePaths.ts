import { templatePath } from "./book";
import type { Book, ParameterValues } from "./book";

/** The path of each allowed value of each template. */
export const listTemplatePaths = (book: Book, values: ParameterValues): string[] =>
  book.templates.flatMap((template) => {
    const parameter = /\[(\w+)\]/.exec(template.pattern)?.[1] ?? "";
    return (values[parameter] ?? []).map((value) => templatePath(template, value));
  });
