import { isObject } from "#cms/repository/domain/model/document.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

import { findLinks, listFields, listParts } from "./fields.ts";
import type { Field } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding } from "./report.ts";

/** Status of external links at their last check, by URL; `null` without a response. */
export type OutsideStatuses = ReadonlyMap<string, number | null>;

type OutsideLink = { field: Field; block: number | undefined; url: string };

// A captcha, a login or a rate limit is a response: the page exists.
const closed = [401, 403, 429];

/** External links that did not respond, or were missing, at their last check. */
export function checkOutside(
  documents: readonly StoredDocument[],
  models: Models,
  statuses: OutsideStatuses,
): Finding[] {
  if (statuses.size === 0) return [];
  return documents.flatMap((document) =>
    listOutside(document, models).flatMap(({ field, block, url }): Finding[] => {
      const status = statuses.get(url);
      if (status === undefined) return [];
      if (status === null)
        return [
          reportField(document, "link-silent", field, { message: `${url} did not answer`, block, values: [url] }),
        ];
      if (status < 400 || closed.includes(status)) return [];
      const values = [url, String(status)];
      return [reportField(document, "link-dead", field, { message: `${url} answered ${status}`, block, values })];
    }),
  );
}

const listOutside = (document: StoredDocument, models: Models): OutsideLink[] =>
  listFields(document, models).flatMap((field) =>
    listParts(field).flatMap(({ value, block }) =>
      findLinks(value).flatMap((link) => {
        const { url } = isObject(link) ? link : {};
        return typeof url === "string" && isOutside(url) ? [{ field, block, url }] : [];
      }),
    ),
  );

// Prismic's editor saves local URLs as https:///about/ or https://#contact.
const isOutside = (url: string) => /^https?:\/\/[^/?#]/.test(url);
