import { createHash, randomBytes } from "node:crypto";

import { sql } from "kysely";
import type { Kysely, Selectable, Transaction } from "kysely";

import { maxKeys } from "../../../features/shared/contracts/accountKeys.ts";
import type { AccountKey } from "../../../features/shared/contracts/accountKeys.ts";
import type { Tables } from "../../db/index.ts";
import type { ApiKeysTable } from "../../db/tables/platform.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { Session } from "../Sessions.ts";
import { seal, unseal } from "../../kit/seal.ts";

/** A session with its token, which decrypts its keys. */
export type Owner = { session: Session; token: string };

type Options = {
  db: Kysely<Tables>;
  now: () => Date;
  /** Networks that the gateway serves, as chain and network. */
  networks: readonly string[];
  /** Called with keys that were removed. */
  onRevoked: (keyHash: string) => void;
};

/** Keys of accounts, stored as a hash and encrypted for their owner. */
export class KeyStore {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  async list({ session, token }: Owner): Promise<AccountKey[]> {
    const { db } = this.options;
    const rows = await db
      .selectFrom("api_keys")
      .selectAll()
      .where("token_hash", "=", session.tokenHash)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const used = await db
      .selectFrom("key_usage")
      .select(({ fn }) => ["key_id", fn.max("day").as("day"), fn.sum<number>("requests").as("requests")])
      .where("account_id", "=", session.id)
      .groupBy("key_id")
      .execute();
    const uses = new Map(used.map(({ key_id, ...use }) => [key_id, use]));
    return rows.map((row) => this.toKey(row, unseal(row.sealed, token), uses.get(row.id)));
  }

  /** A new key; `proof` identifies its proof of work. */
  async create({ session, token }: Owner, name: string | undefined, proof?: string): Promise<AccountKey> {
    const key = makeKey();
    const row = await this.options.db.transaction().execute(async (transaction) => {
      // Otherwise two concurrent requests could both take the last free slot.
      await sql`select pg_advisory_xact_lock(hashtext(${`keys ${session.id}`}))`.execute(transaction);
      const count = await countKeys(transaction, session);
      if (count >= maxKeys)
        throw new HttpError(409, "too_many_keys", `An account has at most ${maxKeys} keys: remove one first.`);
      if (proof !== undefined && (await isUsed(transaction, proof)))
        throw new HttpError(403, "captcha_used", "This proof of work has made another key; ask for a new task.");
      return transaction
        .insertInto("api_keys")
        .values({
          id: randomBytes(9).toString("base64url"),
          account_id: session.id,
          token_hash: session.tokenHash,
          ...toSecret(key, token),
          name: name || `key-${count + 1}`,
          created_at: this.options.now(),
          proof: proof ?? null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return this.toKey(row, key);
  }

  async rename(owner: Owner, id: string, name: string): Promise<AccountKey> {
    await this.options.db
      .updateTable("api_keys")
      .set({ name })
      .where("id", "=", id)
      .where("token_hash", "=", owner.session.tokenHash)
      .execute();
    return this.get(owner, id);
  }

  /** Replaces a key's secret; the old one is rejected at once. */
  async replace(owner: Owner, id: string): Promise<AccountKey> {
    const before = await this.findHash(owner.session, id);
    await this.options.db
      .updateTable("api_keys")
      .set({ ...toSecret(makeKey(), owner.token), created_at: this.options.now() })
      .where("id", "=", id)
      .where("token_hash", "=", owner.session.tokenHash)
      .execute();
    this.options.onRevoked(before);
    return this.get(owner, id);
  }

  async remove({ session }: Owner, id: string): Promise<void> {
    const before = await this.findHash(session, id);
    await this.options.db
      .deleteFrom("api_keys")
      .where("id", "=", id)
      .where("token_hash", "=", session.tokenHash)
      .execute();
    this.options.onRevoked(before);
  }

  /** Hashes of an account's keys, which end with it. */
  async listHashes({ tokenHash }: Session): Promise<string[]> {
    const rows = await this.options.db
      .selectFrom("api_keys")
      .select("key_hash")
      .where("token_hash", "=", tokenHash)
      .execute();
    return rows.map((row) => row.key_hash);
  }

  private toKey(row: Selectable<ApiKeysTable>, key: string, use?: { day: string; requests: number }): AccountKey {
    const { id, name, created_at } = row;
    const usage = { lastUsedDay: use?.day ?? null, requests: Number(use?.requests ?? 0) };
    return { id, name, key, createdAt: created_at.toISOString(), ...usage, networks: [...this.options.networks] };
  }

  private async findHash({ tokenHash }: Session, id: string): Promise<string> {
    const row = await this.options.db
      .selectFrom("api_keys")
      .select("key_hash")
      .where("id", "=", id)
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst();
    if (!row) throw noKey();
    return row.key_hash;
  }

  private async get(owner: Owner, id: string): Promise<AccountKey> {
    const key = (await this.list(owner)).find((one) => one.id === id);
    if (!key) throw noKey();
    return key;
  }
}

const toSecret = (key: string, token: string) => ({ key_hash: hashKey(key), sealed: seal(key, token) });

const noKey = () => new HttpError(404, "not_found", "This account has no such key.");

async function countKeys(transaction: Transaction<Tables>, { tokenHash }: Session): Promise<number> {
  const { count } = await transaction
    .selectFrom("api_keys")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("token_hash", "=", tokenHash)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const isUsed = async (transaction: Transaction<Tables>, proof: string) =>
  (await transaction.selectFrom("api_keys").select("id").where("proof", "=", proof).executeTakeFirst()) !== undefined;

/** The lookup hash of a key. A key has 160 random bits, so no slow hash is needed. */
export const hashKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** 32 letters and digits: selected by a double click, never escaped in a URL. */
const makeKey = () => [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join("");
