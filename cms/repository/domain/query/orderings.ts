import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { QueryError } from "./QueryError.ts";
import { toScalar, parseTarget, getValues } from "./values.ts";

export type Compare = (a: StoredDocument, b: StoredDocument) => number;

/** Default order: latest publication first, then id, so that pages never overlap. */
export const defaultOrder: Compare = (a, b) =>
  compare(b.last_publication_date, a.last_publication_date) || compare(a.id, b.id);

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

/** Reads `[my.page.date desc,document.first_publication_date]`; `undefined` when it orders nothing. */
export function parseOrderings(text: string | null, models: Models): Compare | undefined {
  const inside = (text ?? "")
    .trim()
    .replace(/^\[|\]$/g, "")
    .trim();
  if (!inside) return undefined;
  const orders = inside.split(",").map((part) => parseOrdering(part.trim(), models));
  return (a, b) => orders.reduce((found, order) => found || order(a, b), 0) || compare(a.id, b.id);
}

function parseOrdering(part: string, models: Models): Compare {
  const match = /^([\w.-]+)(?:\s+(desc|asc))?$/.exec(part);
  if (!match) throw new QueryError(`unexpected ordering '${part}'`, 0, "orderings");
  const target = parseTarget(match[1] ?? "", models);
  const down = match[2] === "desc";
  const getValue = (document: StoredDocument) => toScalar(getValues(document, target)[0] ?? null);
  return (a, b) => {
    const [one, other] = [getValue(a), getValue(b)];
    // Documents without the value come last in either direction.
    if (one === null || one === undefined) return other === null || other === undefined ? 0 : 1;
    if (other === null || other === undefined) return -1;
    const order =
      typeof one === "number" && typeof other === "number" ? one - other : compare(String(one), String(other));
    return down ? -order : order;
  };
}
