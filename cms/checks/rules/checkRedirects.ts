import { languages } from "#cms/repository/domain/languages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isReservedPath } from "#cms/repository/domain/paths/reservedPaths.ts";
import { isRedirect } from "#cms/repository/domain/paths/findRedirectProblems.ts";

import { checkUrl } from "./checkLinks.ts";
import type { LinkProblem } from "./checkLinks.ts";
import { listFields, findLinks } from "./fields.ts";
import { listTargets } from "./listTargets.ts";
import { report, reportField } from "./report.ts";
import type { Finding, FindingKind } from "./report.ts";
import { listPages, nameDocument } from "./site.ts";
import type { Site } from "./site.ts";
import { listSources } from "./SiteContent.ts";
import type { Page } from "./SiteContent.ts";

// Problems of links, and what they mean for a redirect.
const kinds: Partial<Record<FindingKind, FindingKind>> = {
  "link-redirect": "redirect-chain",
  "link-missing": "redirect-nowhere",
  "link-unpublished": "redirect-nowhere",
  "link-no-page": "redirect-nowhere",
};

/** Every redirect leads directly to a page, in each of its languages, and starts where the site answers nothing. */
export function checkRedirects(site: Site): Finding[] {
  const redirects = site.subjects.filter(isRedirect);
  const covered = listPages(site).flatMap((page) => findCovered(page, site));
  return [...covered, ...redirects.flatMap((one) => checkSource(one, site)), ...checkTargets(redirects, site)];
}

/** Redirects are looked up before pages: a page at the source of one is never seen. */
function findCovered({ document, path, isTemplate }: Page, { content }: Site): Finding[] {
  if (isTemplate || !content.isRedirected(path)) return [];
  const message = `is at ${path}, where a redirect starts`;
  return [report(document, "redirect-covered", { where: document.id, message, field: "uid", values: [path] })];
}

function checkSource(document: StoredDocument, { content, isServed, models }: Site): Finding[] {
  const field = listFields(document, models).find(({ name }) => name === "from");
  if (!field) return [];
  const say = (kind: FindingKind, message: string, value: string) =>
    reportField(document, kind, field, { message, values: [value] });
  const from = String(document.data.from).trim();
  if (/[*{}]|\/:|\[[^\]]*\]/.test(from)) return [say("redirect-pattern", `starts at the pattern ${from}`, from)];
  const taken = listSources(document).find(
    (path) => isReservedPath(path) || isServed(path) || content.findDocumentAt(path),
  );
  return taken === undefined ? [] : [say("redirect-covers", `starts at ${taken}, which the site answers`, taken)];
}

function checkTargets(redirects: StoredDocument[], site: Site): Finding[] {
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

function findIdProblem(id: string, site: Site): LinkProblem[] {
  const { content } = site;
  if (content.findPath(id) !== undefined) return [];
  const value = nameDocument(id, site);
  const isKnown = content.source.find(id) !== undefined;
  const known = isKnown ? `leads to ${value}, which has no page` : `leads to ${value}, which is not on the site`;
  return [{ kind: "link-missing", message: value ? known : "leads to a document that does not exist", value }];
}
