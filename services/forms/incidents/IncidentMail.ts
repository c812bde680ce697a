import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import type { Kysely, Transaction } from "kysely";

import { incidentMailForm } from "../../../features/shared/contracts/formsApi.ts";
import { isLocale, splitLocale } from "../../../features/shared/contracts/locales.ts";
import type { Locale } from "../../../features/shared/contracts/locales.ts";
import { translate } from "../../../features/shared/contracts/translate.ts";
import type { Database, Tables } from "../../db/index.ts";
import type { DocumentApi } from "../../kit/content/readDocuments.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import type { Mail } from "../outbox/compose.ts";
import type { Leaving } from "../tickets/tickets.ts";
import { readIncidentPosts } from "./readIncidentPosts.ts";
import type { IncidentPost } from "./readIncidentPosts.ts";

export type IncidentMailOptions = DocumentApi & {
  siteUrl: string;
  leaving: Leaving;
  /** Called when e-mails were queued. */
  onQueued: () => void;
  /** Pause between two readings, and before the first: the document API may be served by this very process. */
  everyMs?: number;
};

const defaultEveryMs = 60_000;
// Marks that the incidents of the time before the first reading are no news.
const startId = "start";

/** Queues an e-mail to each subscriber when an incident is published, updated or over. */
export class IncidentMail {
  private readonly db: Kysely<Tables>;
  private readonly options: IncidentMailOptions;
  private readonly stop = new AbortController();
  private readonly running: Promise<void>;

  constructor({ db }: Pick<Database, "db">, options: IncidentMailOptions) {
    this.db = db;
    this.options = options;
    this.running = this.run();
  }

  /** Reads the incidents now; the next reading tries again after a failure. */
  async refresh(): Promise<void> {
    try {
      const posts = await readIncidentPosts(this.options);
      const queued = await this.db.transaction().execute((transaction) => this.queue(transaction, posts));
      if (queued > 0) this.options.onQueued();
    } catch (error) {
      log("warn", "forms", "incidents were not read for their subscribers", { reason: getErrorMessage(error) });
    }
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { everyMs = defaultEveryMs } = this.options;
    const { signal } = this.stop;
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.refresh();
    }
  }

  /** Stores unknown posts and queues one e-mail for each of their incidents and subscribers; returns how many. */
  private async queue(transaction: Transaction<Tables>, posts: readonly IncidentPost[]): Promise<number> {
    const isFirst = (await insert(transaction, [startId])).size > 0;
    const added = await insert(
      transaction,
      posts.map(({ id }) => id),
    );
    if (isFirst || added.size === 0) return 0;
    const news = Map.groupBy(
      posts.filter(({ id }) => added.has(id)),
      ({ incident }) => incident,
    );
    const subscribers = await listSubscribers(transaction);
    const rows = [...news.values()].flatMap((parts) =>
      subscribers.filter(({ locale }) => locale === parts[0]?.locale).map((one) => this.toRow(one, parts)),
    );
    if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
    return rows.length;
  }

  /** An e-mail of the outbox; an incident that is published with its updates is one. */
  private toRow({ id, email, locale }: Subscriber, parts: readonly IncidentPost[]) {
    const { siteUrl, leaving } = this.options;
    const [first] = parts;
    const last = parts.at(-1)?.id ?? "";
    const host = new URL(siteUrl).hostname;
    const leave = `${siteUrl.replace(/\/$/, "")}/api/forms/leave/?locale=${locale}&token=${leaving.issue(id)}`;
    const text = [...parts.map((part) => part.text), first?.url ?? "", `-- \n${words[locale](leave)}`].join("\n\n");
    const mail: Mail = { to: email, subject: `[${host}] ${first?.title ?? ""}`, text, leave };
    const now = new Date(Date.now());
    return {
      ...{ id: `${id}.${hash(last)}`, submission_id: id, kind: `incident ${last}` as const },
      ...{ mail: JSON.stringify(mail), next_try_at: now, created_at: now },
    };
  }
}

const words = translate({
  en: (link: string) => `You asked for these emails. Leave with one press:\n${link}`,
  cn: (link: string) => `这是你订阅的故障通知，点此即可退订：\n${link}`,
});

/** The ids that were unknown; several instances read the same documents. */
async function insert(transaction: Transaction<Tables>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const seen_at = new Date(Date.now());
  const stored = await transaction
    .insertInto("incident_posts")
    .values(ids.map((id) => ({ id, seen_at })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return new Set(stored.map(({ id }) => id));
}

type Subscriber = { id: string; email: string; locale: Locale };

async function listSubscribers(transaction: Transaction<Tables>): Promise<Subscriber[]> {
  const rows = await transaction
    .selectFrom("submissions")
    .select(["id", "email", "fields"])
    .where("form", "=", incidentMailForm)
    .where("state", "=", "accepted")
    .execute();
  return rows.map(({ id, email, fields }) => ({ id, email, locale: readLocale(fields) }));
}

/** The language of the page on which a form was sent. */
function readLocale({ locale, pageUrl }: Record<string, unknown>): Locale {
  if (isLocale(locale)) return locale;
  const path = typeof pageUrl === "string" && URL.canParse(pageUrl) ? new URL(pageUrl).pathname : "/";
  return splitLocale(path).locale;
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);
