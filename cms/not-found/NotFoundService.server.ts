import { sql } from "kysely";
import type { Selectable } from "kysely";

import { toSearchWords } from "#contracts/foldText.ts";
import { defaultLocale, getLanguage, isLocale } from "#contracts/locales.ts";
import { isCounted, maxReferrers, notFoundKinds } from "#contracts/notFound.ts";
import type { NotFoundCount } from "#contracts/notFound.ts";
import type { Tables } from "#db/index.ts";
import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { ContentChecks } from "#cms/checks/ContentChecks.server.ts";
import { findShownPath } from "#cms/checks/rules/checkLinks.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { getHead } from "#cms/list/CatalogEntry.server.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { noChanges } from "#cms/publishing/ChangeSet.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";

import type { NotFound, NotFoundRow } from "./contract.ts";

type Options = {
  store: ContentStore;
  repository: Repository;
  contentChecks: ContentChecks;
  catalog: DocumentCatalog;
  events: Pick<EventLog, "add">;
};
type Row = Selectable<Tables["cms_not_found"]>;

/** Days after the last visitor that a row is kept. */
const keptDays = 90;
// Of each kind; the least frequent and oldest go first.
const maxRows = 1_000;
const maxShown = 200;
const dayMs = 24 * 60 * 60 * 1_000;

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** What visitors did not find: counts by text, bounded in number and age. */
export class NotFoundService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Adds to the counts; texts in another form than they are counted in are dropped. */
  async add(counts: readonly NotFoundCount[]): Promise<void> {
    // In one order, so that two instances do not wait for each other; a row can be in a statement once.
    const byKey = new Map(
      counts.filter(isCounted).map((one) => [`${one.kind} ${one.locale} ${one.text}`, one] as const),
    );
    const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => toNewRow(one));
    const { db } = this.options.store;
    if (rows.length === 0) return;
    await db
      .insertInto("cms_not_found")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["kind", "locale", "text"]).doUpdateSet({
          count: sql<number>`least(cms_not_found.count + excluded.count, 1000000000)`,
          last_day: sql<string>`excluded.last_day`,
          referrers: sql<string>`(
            select coalesce(jsonb_object_agg(key, total), '{}') from (
              select key, sum(value::integer) as total from (
                select * from jsonb_each_text(cms_not_found.referrers)
                union all select * from jsonb_each_text(excluded.referrers)
              ) as pages group by key order by total desc limit ${maxReferrers}
            ) as most)`,
        }),
      )
      .execute();
    await this.prune();
  }

  private async prune(): Promise<void> {
    const { db } = this.options.store;
    await db
      .deleteFrom("cms_not_found")
      .where("last_day", "<", toDay(Date.now() - keptDays * dayMs))
      .execute();
    for (const kind of notFoundKinds) {
      const excess = db
        .selectFrom("cms_not_found")
        .select("id")
        .where("kind", "=", kind)
        .orderBy("count", "desc")
        .orderBy("last_day", "desc")
        .orderBy("id", "desc")
        .offset(maxRows);
      await db.deleteFrom("cms_not_found").where("id", "in", excess).execute();
    }
  }

  /** The most frequent ones of each kind that nothing on the site answers. */
  async list(): Promise<NotFound> {
    const rows = await this.options.store.db
      .selectFrom("cms_not_found")
      .selectAll()
      .where("is_dismissed", "=", false)
      .orderBy("count", "desc")
      .orderBy("last_day", "desc")
      .orderBy("id")
      .execute();
    const { search = [], path = [] } = Object.groupBy(rows, ({ kind }) => kind);
    return {
      searches: this.listOpen(search, this.makeSearchTest()),
      paths: this.listOpen(path, this.makePathTest()),
    };
  }

  private listOpen(rows: readonly Row[], isAnswered: (row: Row) => boolean): NotFoundRow[] {
    const open: NotFoundRow[] = [];
    for (const row of rows) {
      if (open.length === maxShown) break;
      if (!isAnswered(row)) open.push(toNotFoundRow(row));
    }
    return open;
  }

  /** Whether a page, a file or a redirect answers at a path. */
  private makePathTest() {
    const { contentChecks, repository } = this.options;
    const { content, isServed } = contentChecks.getSite(noChanges, repository.master);
    return ({ text }: Row) => {
      const path = findShownPath(text, content);
      return content.findDocumentAt(path) !== undefined || content.isRedirected(path) || isServed(path);
    };
  }

  /** Whether a published page of the language is called so. */
  private makeSearchTest() {
    const pages = [...this.options.catalog.entries.values()].filter(
      ({ published, path }) => published !== null && path !== null,
    );
    const byLang = Map.groupBy(pages, ({ draft }) => draft.document.lang);
    return ({ text, locale }: Row) => {
      const words = toSearchWords(text);
      const own = byLang.get(getLanguage(toLocale(locale)).prismic) ?? [];
      return own.some((entry) => words.every((word) => getHead(entry).includes(word)));
    };
  }

  /** Hides a row, or shows it again; throws `WriteError` (404) when there is none. */
  async dismiss(id: number, isDismissed: boolean, actor: Actor): Promise<void> {
    const { store, events } = this.options;
    const row = await store.db
      .updateTable("cms_not_found")
      .set({ is_dismissed: isDismissed })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new WriteError(404, "There is no such row any more");
    // Without its text, which is deleted earlier than the log.
    events.add(actor, "not-found-changed");
  }
}

const toNewRow = ({ kind, locale, text, count, referrers }: NotFoundCount) => ({
  ...{ kind, locale, text, count },
  referrers: JSON.stringify(Object.fromEntries(referrers.map(({ from, count: times }) => [from, times]))),
  last_day: toDay(Date.now()),
});

const toNotFoundRow = ({ id, text, locale, count, referrers, last_day }: Row): NotFoundRow => ({
  ...{ id, text, count, last_day },
  locale: toLocale(locale),
  referrers: Object.entries(referrers)
    .map(([from, times]) => ({ from, count: times }))
    .toSorted((a, b) => b.count - a.count),
});

// A language may have left the site.
const toLocale = (locale: string) => (isLocale(locale) ? locale : defaultLocale);
