import { languages } from "#cms/repository/domain/languages.ts";
import { isRedirect } from "#cms/repository/domain/paths/findRedirectProblems.ts";

import { checkUrl } from "./checkLinks.ts";
import type { LinkProblem } from "./checkLinks.ts";
import { listFields, findLinks } from "./fields.ts";
import { listTargets } from "./listTargets.ts";
import { reportField } from "./report.ts";
import type { Finding, FindingKind } from "./report.ts";
import type { Site } from "./site.ts";

// Problems of links, and what they mean for a redirect.
const kinds: Partial<Record<FindingKind, FindingKind>> = {
  "link-redirect": "redirect-chain",
  "link-missing": "redirect-nowhere",
  "link-unpublished": "redirect-nowhere",
  "link-no-page": "redirect-nowhere",
};

/** Every redirect leads directly to a page, in each of its languages. */
export function checkRedirects(site: Site): Finding[] {
  const redirects = site.subjects.filter(isRedirect);
  if (redirects.length === 0) return [];
  const anchors = listTargets(site);
  const check = (url: string, lang: string) => checkUrl(url, { id: "", lang }, { site, anchors });
  return redirects.flatMap((document): Finding[] => {
    const field = listFields(document, site.models).find(({ name }) => name === "to");
    const [link] = field ? findLinks(field.value) : [];
    if (!field || !link) return [];
    const langs = document.data.both_languages === true ? languages.map(({ id }) => id) : [document.lang];
    const problems =
      link.link_type === "Document"
        ? findIdProblem(String(link.id), site)
        : langs.flatMap((lang) => (link.link_type === "Web" ? (check(String(link.url).trim(), lang) ?? []) : []));
    const [problem] = problems;
    if (!problem) return [];
    const { kind, message, value } = problem;
    return [reportField(document, kinds[kind] ?? kind, field, { message, values: [value] })];
  });
}

function findIdProblem(id: string, { content }: Site): LinkProblem[] {
  if (content.findPath(id) !== undefined) return [];
  const isKnown = content.source.find(id) !== undefined;
  const message = isKnown ? `leads to ${id}, which has no page` : `leads to ${id}, which is not on the site`;
  return [{ kind: "link-missing", message, value: id }];
}
