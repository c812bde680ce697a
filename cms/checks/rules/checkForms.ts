import { splitRecipients } from "#contracts/composedForm.ts";
import { isEmail } from "#contracts/isEmail.ts";
import { toList, toRecord } from "#contracts/sliceContent.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { report } from "./report.ts";
import type { Finding, FindingKind } from "./report.ts";
import type { Site } from "./site.ts";

/** Every form can be filled in, and reaches somebody. */
export const checkForms = ({ subjects }: Pick<Site, "subjects">): Finding[] =>
  subjects.filter(({ type }) => type === "form").flatMap(checkForm);

function checkForm(document: StoredDocument): Finding[] {
  const { fields, recipients } = document.data;
  const rows = toList(fields).map(toRecord);
  const say = (kind: FindingKind, path: string, message: string, value = "") =>
    report(document, kind, { where: `${document.id} ${path}`, field: `data.${path}`, message, values: [value] });
  const bare = rows.flatMap(({ label, kind, choices }, index) => {
    const hasChoices = toList(choices).some((block) => toRecord(block).text);
    if (!label || !/choice/.test(String(kind)) || hasChoices) return [];
    return [
      say("form-choices", `fields[${index}].choices`, `offers nothing to choose: ${String(label)}`, String(label)),
    ];
  });
  const words = splitRecipients(typeof recipients === "string" ? recipients : "");
  // A placeholder of the brand is filled in later.
  const wrong = words.filter((word) => !isEmail(word) && !word.includes("{{"));
  return [
    ...(rows.some(({ label }) => label) ? [] : [say("form-empty", "fields", "no field has a label")]),
    ...bare,
    ...wrong.map((word) => say("form-recipient", "recipients", `is no e-mail address: ${word}`, word)),
  ];
}
