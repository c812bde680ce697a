import { starterWords } from "#cms/new-page/starterWords.ts";

import { getText, listFields, listParts } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

/** The sentences of the starters; shorter words may be meant. */
const sentences = new Set(
  Object.values(starterWords)
    .flatMap((words) => Object.values(words).flat(2))
    .filter((text) => /[.。]$/.test(text)),
);

/** Nothing that a starter says about its own texts is left. */
export const checkStarters = (site: Site): Finding[] =>
  site.subjects.flatMap((document) =>
    listFields(document, site.models)
      .filter(
        (field) =>
          field.type !== "Link" &&
          listParts(field).some(({ value }) => sentences.has(getText([value]) || getText(value))),
      )
      .map((field) => reportField(document, "starter-text", field, { message: "still has the starter's sample text" })),
  );
