import { checkHeadings } from "./headings.ts";
import { checkHeads } from "./heads.ts";
import { checkLanguages } from "./languages.ts";
import { checkLinks } from "./links.ts";
import { checkNames } from "./names.ts";
import { checkPictures } from "./pictures.ts";
import { checkReach } from "./reach.ts";
import type { Finding, Site } from "./site.ts";

const rules = [checkNames, checkHeads, checkHeadings, checkLinks, checkPictures, checkLanguages, checkReach];

/** Everything that is wrong with the content, rule by rule. */
export const checkSite = (site: Site): Finding[] => rules.flatMap((rule) => rule(site));
