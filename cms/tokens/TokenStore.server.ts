import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { boolean, object, string } from "yup";
import type { InferType } from "yup";

import { tokenActor } from "#cms/people/Actor.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { tokenFields } from "./contract.ts";

const schema = object({
  /** The token's hash; its start is the public id. */
  hash: string().required(),
  person: string().required(),
  ...tokenFields,
  /** The write token alone stays as revoked: it stands in the settings and would come back at the next start. */
  is_revoked: boolean().default(false),
});
export type StoredToken = InferType<typeof schema>;

const table = "cms_tokens";
const maxPerPerson = 20;
const writeTokenName = "Write token";
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
  private readonly writeTokens: readonly string[];
  /** Times of the last use, which are not stored at each request. */
  private readonly uses = new Map<string, number>();

  constructor(store: ContentStore, writeTokens: readonly string[]) {
    this.store = store;
    this.writeTokens = writeTokens.map(hash);
    this.tokens = new CachedRecords<StoredToken>(store, table, schema, {
      onRemove: (key) => this.uses.delete(key),
    });
  }

  /** Makes a token of 256 random bits; throws `WriteError` (409) when the person has too many. */
  async create(
    over: Omit<StoredToken, "hash" | "created" | "used" | "is_revoked">,
  ): Promise<{ token: string; stored: StoredToken }> {
    const token = `${personalPrefix}${randomBytes(32).toString("base64url")}`;
    const stored = { ...over, hash: hash(token), created: Date.now(), used: null, is_revoked: false };
    await this.store.write(async () => {
      const expired = this.tokens.all.filter(isExpired);
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
    if (!stored || stored.is_revoked || isExpired(stored)) return undefined;
    const used = { ...stored, used: now };
    this.uses.set(getTokenId(stored), now);
    if (now - (stored.used ?? 0) > writeAfterMs) await this.tokens.put(getTokenId(stored), used);
    return used;
  }

  /** Notes a use of a write token of the settings, which is listed from then on; false when an owner has revoked it. */
  async useWriteToken(token: string): Promise<boolean> {
    const hashed = hash(token);
    const id = getTokenId({ hash: hashed });
    if (this.find(token)?.is_revoked) return false;
    if (!(await this.use(token)) && !this.store.unreadable.has(table, id)) {
      const { id: person, role } = tokenActor;
      const fields = { person, role, name: writeTokenName, languages: [], types: [], is_revoked: false };
      const now = Date.now();
      await this.tokens.put(id, { ...fields, hash: hashed, created: now, expires: null, used: now });
    }
    return true;
  }

  /** Valid tokens, the last made first. */
  get valid(): StoredToken[] {
    return (
      this.tokens.all
        .filter((one) => !one.is_revoked && !isExpired(one))
        // A write token that was replaced in the settings is no longer accepted.
        .filter(({ person, hash: one }) => person !== tokenActor.id || this.writeTokens.includes(one))
        .map((one) => ({ ...one, used: this.uses.get(getTokenId(one)) ?? one.used }))
        .reverse()
    );
  }

  /** Revokes a token by its public id. */
  async revoke(id: string): Promise<void> {
    const token = this.tokens.find(id);
    if (token?.person === tokenActor.id) await this.tokens.put(id, { ...token, is_revoked: true });
    else await this.tokens.remove(id);
  }

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

const isExpired = ({ expires }: StoredToken) => expires !== null && expires <= Date.now();

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");
