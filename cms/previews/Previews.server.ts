import { randomBytes } from "node:crypto";
import { array, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { isEnvelope, readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import { momentSchema } from "#cms/schedules/moment.contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

/** The content of a preview over the published one: a release, or the unscheduled drafts of some documents. */
export type Preview = {
  id: string;
  websiteId: string;
  place: string;
  documents: string[];
  expires: number;
  /** Id of the person who shared it, if known. */
  by?: string | undefined;
  /** The previewed time, in milliseconds. */
  at?: number | undefined;
  /** An earlier version, shown instead of a draft. */
  content?: StoredDocument | undefined;
};

type FoundPreview = Preview | "expired" | "unknown";

const isVersion = (value: unknown): value is JsonObject => isObject(value) && isObject(value.data) && isEnvelope(value);

const schema = object({
  id: string().required(),
  websiteId: string().required(),
  place: string().required(),
  documents: array(string().required()).required(),
  expires: number().required(),
  by: string(),
  at: momentSchema(),
  content: mixed<JsonObject>(isVersion).optional().default(undefined),
});

// A day: a colleague in another time zone must be able to open the link.
const defaultLifetimeMs = 24 * 60 * 60 * 1_000;
const retentionMs = 7 * defaultLifetimeMs;

/** Preview sessions; a session's token grants access to its content. */
export class Previews {
  private readonly store: ContentStore;
  private readonly records: CachedRecords<InferType<typeof schema>>;

  constructor(store: ContentStore) {
    this.store = store;
    this.records = new CachedRecords(store, "cms_previews", schema);
  }

  /** Starts a session. */
  async create(
    place: string,
    documents: string[],
    {
      lifetimeMs = defaultLifetimeMs,
      content,
      at,
      by,
    }: { lifetimeMs?: number | undefined; content?: StoredDocument; at?: number; by?: string } = {},
  ): Promise<Preview> {
    const id = randomBytes(18).toString("base64url");
    const websiteId = randomBytes(9).toString("base64url");
    const expires = Date.now() + lifetimeMs;
    const preview = {
      id,
      websiteId,
      place,
      documents,
      expires,
      ...(by === undefined ? {} : { by }),
      ...(at === undefined ? {} : { at }),
      ...(content ? { content } : {}),
    };
    await this.store.write(async () => {
      const old = this.records.all.filter((one) => one.expires <= Date.now() - (one.content ? 0 : retentionMs));
      await this.records.remove(...old.map((one) => one.id));
      await this.records.put(id, preview);
    });
    return preview;
  }

  /** Active sessions, latest first; of one document, or all. */
  list(document?: string): Preview[] {
    return this.records.all
      .map(toPreview)
      .filter(({ expires, documents }) => expires > Date.now() && (!document || documents.includes(document)))
      .reverse();
  }

  /** Ends a session; returns whether there was one. */
  end(id: string): Promise<boolean> {
    return this.store.write(async () => {
      const preview = this.find(id);
      if (typeof preview === "string") return false;
      await this.records.put(id, { ...preview, expires: Date.now() });
      return true;
    });
  }

  /** Ends the sessions that a person shared. */
  endAllOf(person: string): Promise<void> {
    return this.store.write(async () => {
      const now = Date.now();
      for (const one of this.records.all) {
        if (one.by === person && one.expires > now) await this.records.put(one.id, { ...one, expires: now });
      }
    });
  }

  /** Finds a session by id. */
  find(id: string): FoundPreview {
    const record = this.records.find(id);
    if (!record) return "unknown";
    return record.expires > Date.now() ? toPreview(record) : "expired";
  }
}

const toPreview = ({ content, ...preview }: InferType<typeof schema>): Preview => ({
  ...preview,
  ...(content && isObject(content.data) ? { content: { ...readEnvelope(content), data: content.data } } : {}),
});

/** The token of a session in Prismic's form: a URL, because Prismic's clients parse it. */
export const toToken = (origin: string, { id, websiteId }: Preview, version: number) =>
  `${origin}/content/previews/${id}:${version}?websitePreviewId=${websiteId}`;

/** The session id of a token, or of the JSON cookie that Prismic's toolbar writes. */
export function parseSession(ref: string): string | undefined {
  return /\/previews\/([\w-]+)(?::[\w-]+)?(?:\?|%3F)websitePreviewId(?:=|%3D)/.exec(ref)?.[1];
}

/** The version in a token: it changes with the session's content. */
export const parseVersion = (ref: string): string | undefined => /\/previews\/[\w-]+(?::|%3A)([\w-]+)/.exec(ref)?.[1];
