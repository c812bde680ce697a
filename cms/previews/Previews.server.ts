import { randomBytes } from "node:crypto";
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { momentSchema } from "#cms/schedules/moment.contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { PreviewContents, toVersion, versionSchema } from "./PreviewContents.server.ts";

const schema = object({
  id: string().required(),
  websiteId: string().required(),
  /** A release, or the folder of unscheduled drafts. */
  place: string().required(),
  documents: array(string().required()).required(),
  expires: number().required(),
  /** Id of the person who made it, if known. */
  by: string(),
  name: string(),
  made: number(),
  /** Whether it shows later saves; links made before there was a choice do, unless they show a version. */
  follows: boolean(),
  /** False for one that only its maker opens. */
  isShared: boolean(),
  /** The previewed time, in milliseconds. */
  at: momentSchema(),
  /** Key of what it shows instead of drafts. */
  contents: string(),
  /** The version that it shows; in links made before contents were shared. */
  content: versionSchema.optional().default(undefined),
});

/** The content of a preview over the published one: a release, or the unscheduled drafts of some documents. */
export type Preview = InferType<typeof schema>;

type FoundPreview = Preview | "expired" | "unknown";

type Making = Pick<Preview, "at" | "by" | "name" | "isShared"> & {
  lifetimeMs?: number | undefined;
  /** What it shows, as it is now; without it the preview follows the drafts. */
  versions?: readonly StoredDocument[] | undefined;
};

// A day: a colleague in another time zone must be able to open the link.
const defaultLifetimeMs = 24 * 60 * 60 * 1_000;
const retentionMs = 7 * defaultLifetimeMs;
const maxPerPerson = 40;
/** Ended links that are still told apart from unknown ones. */
const maxEnded = 500;

/** Preview sessions; a session's token grants access to its content. */
export class Previews {
  private readonly store: ContentStore;
  private readonly records: CachedRecords<Preview>;
  private readonly contents: PreviewContents;

  constructor(store: ContentStore) {
    this.store = store;
    this.records = new CachedRecords(store, "cms_previews", schema);
    this.contents = new PreviewContents(store);
  }

  /** Starts a session; above the limit, a person's oldest ones end. Throws `WriteError` for too much content. */
  create(
    place: string,
    documents: string[],
    { lifetimeMs = defaultLifetimeMs, versions, ...rest }: Making = {},
  ): Promise<Preview> {
    const now = Date.now();
    return this.store.write(async () => {
      const own = this.records.all.filter(({ by, expires }) => by === rest.by && expires > now);
      for (const one of own.slice(0, Math.max(0, own.length - maxPerPerson + 1))) await this.expire(one);
      await this.clean();
      const contents = versions && (await this.contents.add(versions));
      const preview: Preview = {
        id: randomBytes(18).toString("base64url"),
        websiteId: randomBytes(9).toString("base64url"),
        place,
        documents,
        expires: now + lifetimeMs,
        made: now,
        follows: contents === undefined,
        ...rest,
        ...(contents === undefined ? {} : { contents }),
        content: undefined,
      };
      await this.records.put(preview.id, preview);
      return preview;
    });
  }

  /** Active sessions, latest first; of one document, or all. */
  list(document?: string): Preview[] {
    return this.records.all
      .filter(({ expires, documents }) => expires > Date.now() && (!document || documents.includes(document)))
      .reverse();
  }

  /** What a session shows instead of drafts; `undefined` for one that follows them. */
  findVersions({ contents, content }: Preview): StoredDocument[] | undefined {
    if (contents !== undefined) return this.contents.find(contents) ?? [];
    return content && [toVersion(content)];
  }

  /** Ends a session; returns whether there was one. */
  end(id: string): Promise<boolean> {
    return this.store.write(async () => {
      const preview = this.find(id);
      if (typeof preview === "string") return false;
      await this.expire(preview);
      await this.clean();
      return true;
    });
  }

  /** Ends the sessions that a person shared. */
  endAllOf(person: string): Promise<void> {
    return this.store.write(async () => {
      const now = Date.now();
      for (const one of this.records.all) if (one.by === person && one.expires > now) await this.expire(one);
      await this.clean();
    });
  }

  /** Finds a session by id. */
  find(id: string): FoundPreview {
    const record = this.records.find(id);
    if (!record) return "unknown";
    return record.expires > Date.now() ? record : "expired";
  }

  private expire(preview: Preview): Promise<void> {
    return this.records.put(preview.id, { ...preview, content: undefined, contents: undefined, expires: Date.now() });
  }

  /** Deletes what nobody can see any more: contents of ended sessions, and the oldest of those. */
  private async clean(): Promise<void> {
    const now = Date.now();
    const ended = this.records.all.filter(({ expires }) => expires <= now).sort((a, b) => b.expires - a.expires);
    const isOld = ({ expires, content }: Preview, index: number) =>
      index >= maxEnded || content !== undefined || expires <= now - retentionMs;
    await this.records.remove(...ended.filter(isOld).map(({ id }) => id));
    const active = this.records.all.filter(({ expires }) => expires > now);
    await this.contents.keepOnly(new Set(active.flatMap(({ contents }) => contents ?? [])));
  }
}

/** The token of a session in Prismic's form: a URL, because Prismic's clients parse it; with the previewed time. */
export const toToken = (origin: string, { id, websiteId, at }: Preview, version: number) =>
  `${origin}/content/previews/${id}:${version}?websitePreviewId=${websiteId}${at === undefined ? "" : `&at=${at}`}`;

/** The session id of a token, or of the JSON cookie that Prismic's toolbar writes. */
export function parseSession(ref: string): string | undefined {
  return /\/previews\/([\w-]+)(?::[\w-]+)?(?:\?|%3F)websitePreviewId(?:=|%3D)/.exec(ref)?.[1];
}

/** The version in a token: it changes with the session's content. */
export const parseVersion = (ref: string): string | undefined => /\/previews\/[\w-]+(?::|%3A)([\w-]+)/.exec(ref)?.[1];
