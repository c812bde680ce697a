import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { object, string } from "yup";
import type { InferType } from "yup";

import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { tokenFields } from "./contract.ts";

const schema = object({
  /** The token's hash; its start is the public id. */
  hash: string().required(),
  person: string().required(),
  ...tokenFields,
});
export type StoredToken = InferType<typeof schema>;

const maxPerPerson = 20;
// Minimum interval between writes of the last request's time.
const writeAfterMs = 300_000;

/** Distinguishes personal tokens from tokens of sessions and the write token. */
export const personalPrefix = "personal_";

/** Public id of a token; it does not authorize. */
export const getTokenId = ({ hash: value }: Pick<StoredToken, "hash">) => value.slice(0, 16);

/** Personal tokens by their public id; of a token itself only the hash is stored. */
export class TokenStore {
  private readonly store: ContentStore;
  private readonly tokens: CachedRecords<StoredToken>;
  /** Times of the last use, which are not stored at each request. */
  private readonly uses = new Map<string, number>();

  constructor(store: ContentStore) {
    this.store = store;
    this.tokens = new CachedRecords<StoredToken>(store, "cms_tokens", schema, {
      onRemove: (key) => this.uses.delete(key),
    });
  }

  /** Makes a token of 256 random bits; throws `WriteError` (409) when the person has too many. */
  async create(over: Omit<StoredToken, "hash" | "created" | "used">): Promise<{ token: string; stored: StoredToken }> {
    const token = `${personalPrefix}${randomBytes(32).toString("base64url")}`;
    const stored = { ...over, hash: hash(token), created: Date.now(), used: null };
    await this.store.write(async () => {
      const expired = this.tokens.all.filter((one) => one.expires <= Date.now());
      await this.tokens.remove(...expired.map(getTokenId));
      if (this.tokens.all.filter(({ person }) => person === over.person).length >= maxPerPerson) {
        const sentence = `You have ${maxPerPerson} tokens already; revoke one first`;
        throw new WriteError(409, sentence, [], named("too-many-tokens", maxPerPerson));
      }
      await this.tokens.put(getTokenId(stored), stored);
    });
    return { token, stored };
  }

  /** What is stored of a token, with the time of this use; `undefined` when it is unknown, revoked or expired. */
  async use(token: string): Promise<StoredToken | undefined> {
    const stored = this.find(token);
    const now = Date.now();
    if (!stored || stored.expires <= now) return undefined;
    const used = { ...stored, used: now };
    this.uses.set(getTokenId(stored), now);
    if (now - (stored.used ?? 0) > writeAfterMs) await this.tokens.put(getTokenId(stored), used);
    return used;
  }

  /** Valid tokens, the last made first. */
  get valid(): StoredToken[] {
    return this.tokens.all
      .filter((one) => one.expires > Date.now())
      .map((one) => ({ ...one, used: this.uses.get(getTokenId(one)) ?? one.used }))
      .reverse();
  }

  /** Revokes a token by its public id. */
  revoke = (id: string): Promise<void> => this.tokens.remove(id);

  /** Revokes all tokens of a person. */
  async revokeAllOf(person: string): Promise<void> {
    await this.tokens.remove(...this.tokens.all.filter((one) => one.person === person).map(getTokenId));
  }

  private find(token: string): StoredToken | undefined {
    const hashed = hash(token);
    const stored = this.tokens.find(getTokenId({ hash: hashed }));
    return stored && timingSafeEqual(Buffer.from(stored.hash), Buffer.from(hashed)) ? stored : undefined;
  }
}

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");
