import { checkEmptySlices } from "./checkEmptySlices.ts";
import { checkForms } from "./checkForms.ts";
import { checkHeadings } from "./checkHeadings.ts";
import { checkHeads } from "./checkHeads.ts";
import { checkLanguages } from "./checkLanguages.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkNames } from "./checkNames.ts";
import { checkPictures } from "./checkPictures.ts";
import { checkPlaceholders } from "./checkPlaceholders.ts";
import { checkSections } from "./checkSections.ts";
import { checkStarters } from "./checkStarters.ts";
import { findOrphans } from "./findOrphans.ts";
import { checkRedirects } from "./checkRedirects.ts";
import type { Finding } from "./report.ts";
import { toSite } from "./site.ts";
import type { Site, WholeSite } from "./site.ts";

const rules = [
  checkNames,
  checkPlaceholders,
  checkHeads,
  checkHeadings,
  checkEmptySlices,
  checkLinks,
  checkRedirects,
  checkPictures,
  checkLanguages,
  checkForms,
  checkSections,
  checkStarters,
];

/** Runs all rules on the content as visitors read it. */
export function checkSite(whole: WholeSite): Finding[] {
  const site = toSite(whole);
  const steps = findOrphans(site);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return [...rules.flatMap((rule) => rule(site)), ...step.value];
}

/** Runs the rules on the subjects of a site; reachability depends on all other documents. */
export const checkSubjects = (site: Site): Finding[] => [...runRules(site)].flat();

/** The same, rule by rule, so that others get their turn in between. */
export function* runRules(site: Site): Generator<Finding[]> {
  for (const rule of rules) yield rule({ ...site, bad: [] });
}
