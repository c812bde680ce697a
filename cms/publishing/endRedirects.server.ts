import { listSources } from "#cms/checks/rules/SiteContent.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { languages } from "#cms/repository/domain/languages.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";

import type { ChangeSet, PublishedContent } from "./ChangeSet.server.ts";
import type { CoveringRedirect } from "./listCoveringRedirects.server.ts";

/** Ends redirects at some of their paths: one of all languages goes on in the others. */
export function endRedirects(covering: readonly CoveringRedirect[], base: PublishedContent): ChangeSet {
  const drafts: Draft[] = [];
  const removed: StoredDocument[] = [];
  for (const [redirect, ended] of Map.groupBy(covering, (one) => one.redirect)) {
    const rest = listSingle(redirect).filter((one) => !ended.some(({ from }) => listSources(one).includes(from)));
    if (!rest.some(({ id }) => id === redirect.id)) removed.push(redirect);
    drafts.push(...rest.map((document) => ({ title: getTitle(document), saved: Date.now(), document })));
  }
  return { drafts, removed };

  /** The same redirect as one for each of its languages; the one of its own language keeps its id. */
  function listSingle(redirect: StoredDocument): StoredDocument[] {
    const langs = redirect.data.both_languages === true ? languages.map(({ id }) => id) : [redirect.lang];
    const data = { ...redirect.data, both_languages: false };
    return langs.map((lang) => {
      if (lang === redirect.lang) return { ...redirect, data };
      const id = newId();
      const isTaken = base.listByUid(redirect.uid).some((one) => one.type === redirect.type && one.lang === lang);
      return { ...redirect, id, group: id, lang, uid: isTaken ? `${redirect.uid}-${lang}` : redirect.uid, data };
    });
  }
}
