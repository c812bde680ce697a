import { setImmediate, setTimeout as sleep } from "node:timers/promises";

import { logFailure } from "#kit/logFailure.ts";
import type { OutsideStatuses } from "#cms/checks/rules/checkOutside.ts";
import { listSlices } from "#cms/checks/rules/fields.ts";
import { findOrphans } from "#cms/checks/rules/findOrphans.ts";
import { listAnchors } from "#cms/checks/rules/listTargets.ts";
import { toUncheckedSite } from "#cms/checks/rules/site.ts";
import type { Site } from "#cms/checks/rules/site.ts";
import type { RequestLoad } from "#cms/http/RequestLoad.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { DocumentLookup } from "#cms/repository/domain/paths/DocumentLookup.ts";
import type { Changes } from "#cms/repository/domain/paths/DocumentLookup.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { listReferenceKeys } from "#cms/repository/domain/model/listReferences.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { toName } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogEntry } from "#cms/list/CatalogEntry.server.ts";
import type { CatalogChange, DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import { checkBehind } from "#cms/translations/checkBehind.server.ts";
import type { TranslationRecords } from "#cms/translations/TranslationRecords.server.ts";

import type { ContentChecks } from "./ContentChecks.server.ts";
import { checkDocument, toSiteFinding } from "./checkDocument.server.ts";
import { listDependents } from "./listDependents.server.ts";
import type { SiteFinding } from "./site.contract.ts";
import { readImageFacts } from "./readImageFacts.server.ts";

type Options = {
  load: Pick<RequestLoad, "isBusy" | "underWay">;
  repository: Repository;
  drafts: DraftStore;
  models: ModelStore;
  catalog: DocumentCatalog;
  contentChecks: Pick<ContentChecks, "readFacts">;
  /** Bytes of an uploaded file by its name. */
  findUpload: (name: string) => { size: number; filename?: string } | undefined;
  /** Folder of the seed with its pictures. */
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
  findings: Iterable<SiteFinding>;
  /** Number of documents on which the rules ran, because they or what they depend on had changed. */
  rerun: number;
  /** When external links were last checked, in milliseconds; null for never. */
  linksChecked: number | null;
};

const none: SiteFinding[] = [];
// Other requests are served after each slice; while nobody waits for the result, others have the time between.
const sliceMs = 2;
const restMs = 4;
// A slice takes much longer while the whole heap is being collected, which is over sooner with less new garbage.
const restAfterLongMs = 20;
// A request waits for the database several times, and would for a slice each time. Where somebody always asks, the checks
// go on all the same.
const maxRests = 25;

/**
 * Every problem of the site that the latest version of its document still has. The first run reads all documents; after
 * it, a change has those checked again in the background that depend on it.
 */
export class SiteChecks {
  private readonly options: Options;
  private models: Models | undefined;
  private readonly findings = new Map<string, SiteFinding[]>();
  /** Ids of documents to check; `undefined` before the first run. */
  private changed: Set<string> | undefined;
  /** Pages that no other leads to; `undefined` when links or paths have changed. */
  private orphans: SiteFinding[] | undefined;
  /** When the external links were checked that the findings are of. */
  private linksChecked: number | null = null;
  private running: Promise<SiteCheck> | undefined;
  /** Requests that wait for the result. */
  private waiting = 0;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(options: Options) {
    this.options = options;
    options.catalog.onChange((changes) => this.note(changes));
  }

  /** Runs the checks for the first time after a delay, in the background, so that the first request need not wait. */
  runLater(delayMs: number): void {
    // At the start, where nobody waits for it.
    this.options.contentChecks.readFacts();
    this.timer = setTimeout(() => {
      // First the texts, for which searches wait.
      const checked = this.options.catalog.completeTexts().then(() => this.start());
      checked.catch((error: unknown) => logFailure("warn", "content", "the first checks of the site failed", error));
    }, delayMs).unref();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** The current problems; concurrent callers share one run. */
  async run(): Promise<SiteCheck> {
    this.waiting += 1;
    try {
      return await this.start();
    } finally {
      this.waiting -= 1;
    }
  }

  private start(): Promise<SiteCheck> {
    this.running ??= this.check().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async check(): Promise<SiteCheck> {
    const { catalog, models, translations, readLinkChecks } = this.options;
    // In slices; what needs it at once would read everything.
    await catalog.fill();
    const links = Object.entries(await readLinkChecks());
    const linksChecked = links.length > 0 ? Math.max(...links.map(([, { checkedAt }]) => Date.parse(checkedAt))) : null;
    if (this.models !== models.models || this.linksChecked !== linksChecked) {
      this.changed = undefined;
      this.orphans = undefined;
    }
    this.models = models.models;
    this.linksChecked = linksChecked;
    const rerun = await this.checkChanged(new Map(links.map(([url, { status }]) => [url, status])));
    const orphans = this.orphans ?? (await this.findOrphans());
    const { entries, index } = catalog;
    const others = [...orphans, ...checkBehind(entries, translations)];
    const { findings: own } = this;
    const findings = {
      *[Symbol.iterator]() {
        for (const some of own.values()) yield* some;
        yield* others;
      },
    };
    return { checked: entries.size - index.unpublished.size, findings, rerun, linksChecked };
  }

  /** Checks what has changed, in slices; returns the number of documents. */
  private async checkChanged(statuses: OutsideStatuses): Promise<number> {
    const { catalog } = this.options;
    const changed = this.changed ?? new Set(catalog.entries.keys());
    this.changed = changed;
    let count = 0;
    let site = this.getSite();
    let seen = catalog.changes;
    let end = performance.now() + sliceMs;
    for (const id of changed) {
      // Translations in turn, which the rules compare: each is read once.
      for (const one of [id, ...this.listVersions(id)]) {
        if (!changed.delete(one)) continue;
        for (const isChecked of this.checkOne(one, site, statuses)) {
          if (isChecked) count += 1;
          if (performance.now() < end) continue;
          await this.rest(end);
          if (this.isClosed) return count;
          // Documents may have changed meanwhile; those that depend on them are in the set again.
          if (catalog.changes !== seen) site = this.getSite();
          seen = catalog.changes;
          end = performance.now() + sliceMs;
        }
      }
    }
    return count;
  }

  private listVersions(id: string): string[] {
    const { entries, index } = this.options.catalog;
    const entry = entries.get(id);
    return entry ? [...index.listByGroup(entry.draft.document.group)].map(({ draft }) => draft.document.id) : [];
  }

  /** Checks a document in steps; the last one of a published document is true. */
  private *checkOne(id: string, all: Site, statuses: OutsideStatuses): Generator<boolean> {
    const entry = this.options.catalog.entries.get(id);
    if (!entry || entry.published === null) {
      this.findings.delete(id);
      return;
    }
    const found: SiteFinding[] = yield* checkDocument(all, id, statuses, this.options.repository.document(id));
    // Also without findings, so that they stay in the order of the documents.
    this.findings.set(id, found.length > 0 ? found : none);
    yield true;
  }

  private async findOrphans(): Promise<SiteFinding[]> {
    this.orphans = [];
    const steps = findOrphans(this.getSite());
    let step = steps.next();
    for (let end = performance.now() + sliceMs; !step.done && !this.isClosed; step = steps.next()) {
      if (performance.now() < end) continue;
      await this.rest(end);
      end = performance.now() + sliceMs;
    }
    const findings = (step.done ? step.value : []).flatMap((one) => toSiteFinding(one) ?? []);
    // Otherwise links have changed meanwhile.
    if (this.orphans) this.orphans = findings;
    return findings;
  }

  /** Lets other requests be handled, after a slice that should have ended at a time; they need several turns of the loop. */
  private async rest(end: number): Promise<void> {
    const { load } = this.options;
    if (performance.now() > end + sliceMs) await sleep(restAfterLongMs, undefined, { ref: false });
    // Requests that wait for the result are being handled too.
    const isBusy = () => (this.waiting > 0 ? load.underWay > this.waiting : load.isBusy);
    for (let rests = 0; rests === 0 || (rests < maxRests && isBusy()); rests += 1)
      await (this.waiting > 0 ? setImmediate() : sleep(restMs, undefined, { ref: false }));
  }

  /** Notes the documents that depend on changed ones. */
  private note(changes: readonly CatalogChange[]): void {
    if (!this.changed) return;
    const { catalog } = this.options;
    if (changes.some(({ before, after }) => toReach(before) !== toReach(after))) this.orphans = undefined;
    for (const change of changes)
      for (const id of listDependents(change, catalog, this.toAnchors)) this.changed.add(id);
  }

  private toAnchors = (document: StoredDocument): string => {
    const { models, contentChecks } = this.options;
    const { methods } = contentChecks.readFacts();
    return listAnchors({ document, slices: listSlices(document) }, { models: models.models, methods }).join();
  };

  /** The site with each published document in its latest version. */
  private getSite(): Site {
    const { models, findUpload, contentDir, catalog, repository, drafts, contentChecks } = this.options;
    const { entries, index } = catalog;
    const over: Changes = new Map(
      drafts.ids().flatMap((id): [string, StoredDocument][] => {
        const entry = entries.get(id);
        return entry && entry.published !== null ? [[id, entry.draft.document]] : [];
      }),
    );
    return toUncheckedSite(new DocumentLookup(repository.master, over), {
      ...contentChecks.readFacts(),
      ...readImageFacts(contentDir, findUpload),
      models: models.models,
      bad: [],
      unpublished: {
        ids: { has: (id) => entries.get(id)?.published === null },
        paths: { has: (path) => [...index.listByPath(path)].some(({ published }) => published === null) },
        name: (id) => toName(entries.get(id)),
      },
    });
  }
}

/** The values of a document that decide which pages lead where. */
function toReach(entry: CatalogEntry | undefined): string {
  if (!entry || entry.published === null) return "";
  const { path, nextPath, draft } = entry;
  const { slices } = draft.document.data;
  return JSON.stringify([
    path,
    nextPath,
    listReferenceKeys(draft.document),
    Array.isArray(slices) && slices.map(toListed),
  ]);
}

const toListed = (slice: Json) => isObject(slice) && [slice.slice_type, isObject(slice.primary) && slice.primary.kind];
