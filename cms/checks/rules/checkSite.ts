import { checkHeadings } from "./checkHeadings.ts";
import { checkHeads } from "./checkHeads.ts";
import { checkLanguages } from "./checkLanguages.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkNames } from "./checkNames.ts";
import { checkPictures } from "./checkPictures.ts";
import { checkPlaceholders } from "./checkPlaceholders.ts";
import { checkReach } from "./checkReach.ts";
import { checkRedirects } from "./checkRedirects.ts";
import { fillDocuments } from "./fillDocuments.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

const rules = [
  checkNames,
  checkPlaceholders,
  checkHeads,
  checkHeadings,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkLanguages,
  checkReach,
];

/** Runs all rules on the content as visitors read it. */
export function checkSite(site: Site): Finding[] {
  const filled = fillSite(site);
  return rules.flatMap((rule) => rule(filled));
}

/** The site as visitors read it; shared by several runs of `checkSubjects`. */
export const fillSite = (site: Site): Site => ({ ...site, documents: fillDocuments(site.documents) });

/** Runs the rules on the `subjects` of a filled site; reachability depends on all other documents. */
export const checkSubjects = (filled: Site): Finding[] =>
  rules.filter((rule) => rule !== checkReach).flatMap((rule) => rule({ ...filled, bad: [] }));
