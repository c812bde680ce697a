import { messages } from "@/features/console/messages";
import type { Locale } from "@/features/shared/locale";

import type { FieldProblem } from "./findValueProblem";

/** An error of a field as a sentence, with the valid form. */
export function describeProblem(problem: FieldProblem, locale: Locale): string {
  const text = messages[locale];
  switch (problem.kind) {
    case "digits":
      return text.digits(problem.digits, problem.expected);
    case "letter":
      return text.letter(problem.letter);
    case "tag":
      return text.tag(problem.word);
    case "position":
      return text.position(problem.position);
    case "member":
      return text.member(problem.member, describeProblem(problem.problem, locale));
    default:
      return text.problems[problem.kind];
  }
}
