import { readRedirectSource } from "#contracts/redirectPaths.ts";
import type { NewDocument } from "#cms/drafts/DocumentService.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { neverPublished } from "#cms/publishing/PublicationWriter.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { masterLang } from "#cms/repository/domain/languages.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import { normalizeData } from "#cms/repository/domain/model/normalize.ts";

import type { Imported, Loss, LossCode } from "./contract.ts";
import { makeLoss } from "./makeLoss.server.ts";
import { makeUid } from "./sources/makeUid.server.ts";

type Page = { id: string; where: string; path: string | null; paths: readonly string[] };
type Options = { models: Models; catalog: DocumentCatalog; siteUrl: string };
type Redirects = { drafts: NewDocument[]; list: Imported["redirects"]; losses: Loss[] };

/** Redirects from the former paths of pages to their new ones. */
export function planRedirects(pages: readonly Page[], { models, catalog, siteUrl }: Options): Redirects {
  const planned: Redirects = { drafts: [], list: [], losses: [] };
  const type = models.types.get("redirect");
  const here = [...catalog.entries.values()];
  const used = new Set([...here.flatMap(({ path }) => path ?? []), ...pages.flatMap(({ path }) => path ?? [])]);
  const redirects = here.map(({ draft }) => draft.document).filter((document) => document.type === "redirect");
  const sources = new Set(redirects.map(({ data }) => String(data.from)));
  const uids = new Set(redirects.map(({ uid }) => uid));
  for (const { id, where, path: to, paths } of pages) {
    for (const typed of paths) {
      const source = readRedirectSource(typed, siteUrl);
      const lose = (code: LossCode) => void planned.losses.push(makeLoss(where, code, typed.slice(0, 200)));
      if (source.problem !== undefined) lose("redirect-path");
      else if (source.path === to) continue;
      else if (to === null || !type) lose("redirect-none");
      else if (used.has(source.path)) lose("redirect-used");
      else if (sources.has(source.path)) lose("redirect-there");
      else {
        sources.add(source.path);
        planned.list.push({ from: source.path, to });
        planned.drafts.push(makeRedirect(source.path, id, { models, uid: findUid(source.path, uids) }));
      }
    }
  }
  return planned;
}

function findUid(path: string, uids: Set<string | null>): string {
  const base = makeUid([path.replaceAll("/", "-").replaceAll(/^-|-$/g, "")], "moved").slice(0, 100);
  let uid = base;
  for (let count = 2; uids.has(uid); count += 1) uid = `${base}-${count}`;
  uids.add(uid);
  return uid;
}

/** Former addresses have no language in their path, which stands for the first one. */
function makeRedirect(from: string, target: string, { models, uid }: { models: Models; uid: string }): NewDocument {
  const id = newId();
  const fields = models.types.get("redirect")?.fields ?? {};
  const to = { link_type: "Document", id: target };
  const { data } = normalizeData({ from, to, permanent: true, both_languages: false }, fields, models, id);
  const dates = { first_publication_date: neverPublished, last_publication_date: neverPublished };
  const document = { id, type: "redirect", uid, lang: masterLang, group: id, tags: [], ...dates, data };
  return { draft: { title: from, saved: Date.now(), document }, isDraft: false };
}
