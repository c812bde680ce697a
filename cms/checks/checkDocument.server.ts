import { checkOutside } from "#cms/checks/rules/checkOutside.ts";
import type { OutsideStatuses } from "#cms/checks/rules/checkOutside.ts";
import { runRules } from "#cms/checks/rules/checkSite.ts";
import type { Finding } from "#cms/checks/rules/report.ts";
import { toUncheckedSite, withSubjects } from "#cms/checks/rules/site.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import type { SiteFinding } from "./site.contract.ts";

const maxLength = 200;

/** Checks a document of a site in steps: the problems of its latest version that the published one has too. */
export function* checkDocument(
  site: Site,
  id: string,
  statuses: OutsideStatuses,
  published: StoredDocument | undefined,
): Generator<false, SiteFinding[]> {
  const found = yield* checkVersion(site, id, statuses);
  if (!published || found.length === 0 || site.content.source.find(id) === published) return found;
  const source = new DocumentLookup(site.content.source, new Map([[id, published]]));
  const onSite = new Set((yield* checkVersion(toUncheckedSite(source, site), id, statuses)).map(toKey));
  return found.filter((finding) => onSite.has(toKey(finding)));
}

function* checkVersion(all: Site, id: string, statuses: OutsideStatuses): Generator<false, SiteFinding[]> {
  const site = withSubjects(all, [id]);
  const found: SiteFinding[] = [];
  for (const some of runRules(site)) {
    found.push(...some.flatMap((one) => toSiteFinding(one) ?? []));
    yield false;
  }
  found.push(...checkOutside(site.subjects, site.models, statuses).flatMap((one) => toSiteFinding(one) ?? []));
  return found;
}

// A draft may have moved the slice, or changed the text without solving its problem.
const toKey = ({ rule, slice, field }: SiteFinding) => [rule, slice, field.replaceAll(/\[\d+\]/g, "")].join(" ");

/** A finding as it is kept; none for one that is about no document. */
export function toSiteFinding({ message, details }: Finding): SiteFinding | undefined {
  if (!details) return undefined;
  const { kind, level, field, slice, values, document } = details;
  const texts = { field: shorten(field), message: shorten(message), values: values.map(shorten) };
  return { rule: kind, level, slice, document, ...texts };
}

/** A text that can be kept for every document. A copy: joined texts and parts of a text keep others in memory. */
const shorten = (text: string): string =>
  Buffer.from(text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text).toString();
