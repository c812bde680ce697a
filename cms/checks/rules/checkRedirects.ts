import { languages } from "#cms/repository/domain/languages.ts";
import { isRedirect } from "#cms/repository/domain/paths/findRedirectProblems.ts";

import { checkUrl } from "./checkLinks.ts";
import type { LinkProblem } from "./checkLinks.ts";
import { listFields, findLinks } from "./fields.ts";
import { listTargets } from "./listTargets.ts";
import { reportField } from "./report.ts";
import type { Finding, FindingKind } from "./report.ts";
import { isSubject, listPages } from "./site.ts";
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
  const redirects = site.documents.filter((document) => isRedirect(document) && isSubject(site, document));
  if (redirects.length === 0) return [];
  const targets = listTargets(site);
  const paths = new Map(listPages(site).map(({ document, path }) => [document.id, path]));
  const ids = new Set(site.documents.map(({ id }) => id));
  const check = (url: string, lang: string) => checkUrl(url, { id: "", lang }, { paths, site, targets });
  return redirects.flatMap((document): Finding[] => {
    const field = listFields(document, site.models).find(({ name }) => name === "to");
    const [link] = field ? findLinks(field.value) : [];
    if (!field || !link) return [];
    const langs = document.data.both_languages === true ? languages.map(({ id }) => id) : [document.lang];
    const problems =
      link.link_type === "Document"
        ? findIdProblem(String(link.id), ids, paths)
        : langs.flatMap((lang) => (link.link_type === "Web" ? (check(String(link.url), lang) ?? []) : []));
    const [problem] = problems;
    if (!problem) return [];
    const { kind, message, value } = problem;
    return [reportField(document, kinds[kind] ?? kind, field, { message, values: [value] })];
  });
}

function findIdProblem(id: string, ids: ReadonlySet<string>, paths: ReadonlyMap<string, string>): LinkProblem[] {
  if (paths.has(id)) return [];
  const message = ids.has(id) ? `leads to ${id}, which has no page` : `leads to ${id}, which is not on the site`;
  return [{ kind: "link-missing", message, value: id }];
}
