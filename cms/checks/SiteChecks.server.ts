import { setImmediate } from "node:timers/promises";

import { checkReach } from "#cms/checks/rules/checkReach.ts";
import { checkOutside } from "#cms/checks/rules/checkOutside.ts";
import { checkSubjects, fillSite } from "#cms/checks/rules/checkSite.ts";
import { listTargets } from "#cms/checks/rules/listTargets.ts";
import type { Finding } from "#cms/checks/rules/report.ts";
import { listPages } from "#cms/checks/rules/site.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { checkBehind } from "#cms/translations/checkBehind.server.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";

import type { SiteFinding } from "./site.contract.ts";
import { readSiteFacts } from "./readSiteFacts.server.ts";
import { readImageFacts } from "./readImageFacts.server.ts";

type Options = {
  models: ModelStore;
  catalog: DocumentCatalog;
  /** Bytes of an uploaded file by its name. */
  findUpload: (name: string) => { size: number } | undefined;
  /** Folder of the seed: pictures, and data that documents reference by key. */
  contentDir: string;
  translations: TranslationRecords;
  /** Last results of external links. */
  readLinkChecks: ReadLinkChecks;
};

/** Stored results of links by URL; times in ISO form. */
export type ReadLinkChecks = () => Promise<Record<string, { checkedAt: string; status: number | null }>>;

type SiteCheck = {
  /** Number of checked documents. */
  checked: number;
  findings: SiteFinding[];
  /** Number of documents on which the rules ran, because they had changed. */
  rerun: number;
  /** When external links were last checked, in milliseconds; null for never. */
  linksChecked: number | null;
};

type Known = {
  models: Models;
  /** Values of each document, by id, that checks of others depend on. */
  outlines: Map<string, string>;
  documents: Map<string, StoredDocument>;
  findings: Map<string, SiteFinding[]>;
};

// Other requests are served between batches.
const portion = 25;
/** Types whose content is on every page, or that links depend on. */
const shared = ["settings", "navigation", "promo_banner", "redirect"];

/** Every problem of the site, each published document in its latest version; rules run again only on changes. */
export class SiteChecks {
  readonly #options: Options;
  #facts: ReturnType<typeof readSiteFacts> | undefined;
  #known: Known | undefined;
  #last: { key: unknown[]; check: SiteCheck } | undefined;
  #running: Promise<SiteCheck> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The current problems; concurrent callers share one run. */
  run(): Promise<SiteCheck> {
    this.#running ??= this.#check().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #check(): Promise<SiteCheck> {
    const { catalog, models, translations, readLinkChecks } = this.#options;
    const { entries } = catalog;
    const links = Object.entries(await readLinkChecks());
    const linksChecked = links.length > 0 ? Math.max(...links.map(([, { checkedAt }]) => Date.parse(checkedAt))) : null;
    const key = [entries, translations.changes, linksChecked];
    if (this.#last?.key.every((part, index) => part === key[index])) return { ...this.#last.check, rerun: 0 };
    const site = fillSite(this.#getSite(entries));
    const documents = new Map(site.documents.map((document) => [document.id, document]));
    const outlines = listOutlines(site);
    const subjects = this.#findSubjects(documents, outlines, models.models);
    const findings = new Map(
      [...documents.keys()].map((id) => [id, subjects.has(id) ? [] : (this.#known?.findings.get(id) ?? [])]),
    );
    const ids = [...subjects];
    for (let start = 0; start < ids.length; start += portion) {
      for (const finding of checkSubjects({ ...site, subjects: new Set(ids.slice(start, start + portion)) }))
        add(findings, finding);
      await setImmediate();
    }
    this.#known = { models: models.models, outlines, documents, findings };
    const statuses = new Map(links.map(([url, { status }]) => [url, status]));
    const others = [...checkReach(site), ...checkOutside(site.documents, models.models, statuses)];
    const found = [...findings.values()].flat();
    found.push(...others.flatMap((finding) => toSiteFinding(finding) ?? []), ...checkBehind(entries, translations));
    const check = { checked: documents.size, findings: found, rerun: ids.length, linksChecked };
    this.#last = { key, check };
    return check;
  }

  /** Ids to check again: changed documents, their translations, and all when others depend on a changed value. */
  #findSubjects(documents: Map<string, StoredDocument>, outlines: Map<string, string>, models: Models): Set<string> {
    const known = this.#known;
    const all = new Set(documents.keys());
    if (!known || known.models !== models || known.documents.size !== documents.size) return all;
    const changed = [...documents.values()].filter((document) => known.documents.get(document.id) !== document);
    const isRead = ({ id, type }: StoredDocument) =>
      shared.includes(type) || known.outlines.get(id) !== outlines.get(id);
    if (changed.some(isRead)) return all;
    const groups = new Set(changed.map(({ group }) => group));
    return new Set([...documents.values()].filter(({ group }) => groups.has(group)).map(({ id }) => id));
  }

  #getSite(entries: ReadonlyMap<string, CatalogEntry>): Site {
    const { models, findUpload, contentDir } = this.#options;
    this.#facts ??= readSiteFacts(contentDir);
    const { shown = [], drafted = [] } = Object.groupBy(entries.values(), ({ published }) =>
      published === null ? "drafted" : "shown",
    );
    return {
      ...this.#facts,
      ...readImageFacts(contentDir, findUpload),
      models: models.models,
      documents: shown.map(({ draft }) => draft.document),
      bad: [],
      unpublished: {
        ids: new Set(drafted.map(({ draft }) => draft.document.id)),
        paths: new Set(drafted.flatMap(({ path }) => path ?? [])),
      },
    };
  }
}

/** The values of a document that findings of other documents depend on. */
function listOutlines(site: Site): Map<string, string> {
  const { anchors } = listTargets(site);
  const paths = new Map(listPages(site).map(({ document, path }) => [document.id, path]));
  return new Map(
    site.documents.map(({ id, lang, group, data }) => {
      const path = paths.get(id) ?? "";
      return [id, JSON.stringify([lang, group, path, data.title, data.meta_title, [...(anchors.get(path) ?? [])]])];
    }),
  );
}

function add(findings: Map<string, SiteFinding[]>, finding: Finding): void {
  const found = toSiteFinding(finding);
  if (found) findings.get(found.document)?.push(found);
}

function toSiteFinding({ message, details }: Finding): SiteFinding | undefined {
  if (!details) return undefined;
  const { kind, level, field, slice, values, document } = details;
  return { rule: kind, field, message, level, slice, values, document };
}
