import type { Problem } from "./context.ts";
import { toStored } from "./document.ts";
import type { StoredDocument } from "./document.ts";
import type { Models, TypeModel } from "./models.ts";
import { dataContext, normalizeFields } from "./normalize.ts";

/**
 * A document as it can be served with the models. What does not fit (a field, option, slice, variation or block type)
 * is omitted from `data`; then `misfit` has the stored form and the reasons.
 */
export function fitDocument(document: StoredDocument, models: Models): StoredDocument {
  const stored = toStored(document);
  const model = models.types.get(stored.type);
  if (!model) {
    const problems = [{ field: "type", reason: `there is no type ${stored.type}` }];
    return { ...stored, data: {}, misfit: { uid: stored.uid, data: stored.data, problems } };
  }
  const context = dataContext(models, stored.id, true);
  const data = normalizeFields(stored.data, model.fields, context);
  const uid = hasUid(model) ? stored.uid : null;
  const problems = [...uidProblems(stored, model), ...context.problems];
  const fitted = { ...stored, uid, data };
  return problems.length > 0 ? { ...fitted, misfit: { uid: stored.uid, data: stored.data, problems } } : fitted;
}

/** Whether documents of a type have a UID. */
export const hasUid = ({ fields }: TypeModel) => Object.values(fields).some(({ type }) => type === "UID");

function uidProblems({ type, uid }: StoredDocument, model: TypeModel): Problem[] {
  if (hasUid(model)) return uid ? [] : [{ field: "uid", reason: `a ${type} needs a uid` }];
  return uid ? [{ field: "uid", reason: `a ${type} has no uid` }] : [];
}
