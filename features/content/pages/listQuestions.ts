import { asText, isFilled } from "@prismicio/client";

import { fillDeep } from "@/features/content/fillDeep";

import type { PageLike } from "./loadPage";

/** The questions of a page, with their answers as plain text. */
export function listQuestions(document: PageLike, tokens: Record<string, string>) {
  return document.data.slices.flatMap((slice) => {
    if (slice.slice_type !== "faq") return [];
    // A repository may leave out a field that was never filled.
    const questions: unknown = slice.primary.questions;
    return (Array.isArray(questions) ? slice.primary.questions : []).flatMap(({ question, answer }) =>
      question && isFilled.richText(answer)
        ? [{ question: fillDeep(question, tokens), answer: asText(fillDeep(answer, tokens), "\n") }]
        : [],
    );
  });
}
