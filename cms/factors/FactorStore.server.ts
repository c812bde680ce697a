import { createHash, randomBytes } from "node:crypto";
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { toBase32 } from "./totp.server.ts";

const passkeySchema = object({
  /** Id of the credential. */
  id: string().required(),
  name: string().required(),
  publicKey: string().required(),
  counter: number().required(),
  transports: array(string().required()).required(),
  created: number().required(),
  used: number().nullable().defined(),
});
export type StoredPasskey = InferType<typeof passkeySchema>;

const schema = object({
  app: object({
    /** The secret, encrypted. */
    sealed: string().required(),
    created: number().required(),
    used: number().nullable().defined(),
    /** Step of the last code, which no other one may be of. */
    step: number().required(),
  })
    .nullable()
    .default(null),
  passkeys: array(passkeySchema.required()).required(),
  /** Hashes of recovery codes that were not used yet. */
  codes: array(string().required()).required(),
  /** Challenges that a passkey has answered, until they expire. */
  usedChallenges: array(object({ hash: string().required(), until: number().required() }).required()).required(),
});
export type StoredFactors = InferType<typeof schema>;

const none: StoredFactors = { app: null, passkeys: [], codes: [], usedChallenges: [] };

const codeCount = 10;
// 80 bits, so that a fast hash keeps them.
const codeBytes = 10;

/** The second factors of people, by person. */
export class FactorStore {
  private readonly store: ContentStore;
  private readonly records: CachedRecords<StoredFactors>;

  constructor(store: ContentStore) {
    this.store = store;
    this.records = new CachedRecords<StoredFactors>(store, "cms_factors", schema);
  }

  /** People with a factor, and their factors. */
  get entries(): [person: string, factors: StoredFactors][] {
    return this.records.entries;
  }

  find = (person: string): StoredFactors => this.records.find(person) ?? none;

  /** Whether a person signs in with more than a password. A record that cannot be read counts, or damage would open an account. */
  isOn(person: string): boolean {
    const { app, passkeys } = this.find(person);
    return app !== null || passkeys.length > 0 || this.store.unreadable.has("cms_factors", person);
  }

  /** The person and passkey of a credential. */
  findPasskey(id: string): { person: string; passkey: StoredPasskey } | undefined {
    for (const [person, { passkeys }] of this.entries) {
      const passkey = passkeys.find((one) => one.id === id);
      if (passkey) return { person, passkey };
    }
    return undefined;
  }

  /** Changes a person's factors in one write; without a factor, recovery codes go too. */
  change(person: string, change: (factors: StoredFactors) => Partial<StoredFactors>): Promise<void> {
    return this.store.write(async () => {
      const current = this.find(person);
      const changed = { ...current, ...change(current) };
      if (changed.app === null && changed.passkeys.length === 0) await this.records.remove(person);
      else await this.records.put(person, changed);
    });
  }

  /** Uses a recovery code up; false for one that is wrong or used. */
  useCode(person: string, code: string): Promise<boolean> {
    return this.store.write(async () => {
      const { codes } = this.find(person);
      const hash = hashCode(code);
      if (!codes.includes(hash)) return false;
      await this.change(person, () => ({ codes: codes.filter((one) => one !== hash) }));
      return true;
    });
  }

  /** Removes every factor of a person; false when there was none. */
  removeAll(person: string): Promise<boolean> {
    return this.store.write(async () => {
      const isOn = this.isOn(person);
      await this.records.remove(person);
      // One that could not be read is forgotten too.
      this.store.afterCommit(() => this.records.reload([person]));
      return isOn;
    });
  }
}

/** New recovery codes, and what is stored of them. */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: codeCount }, () =>
    (toBase32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join("-"),
  );
  return { codes, hashes: codes.map(hashCode) };
}

/** The hash of a code, however it was typed. */
const hashCode = (code: string) =>
  createHash("sha256")
    .update(code.toLowerCase().replaceAll(/[^a-z2-7]/g, ""))
    .digest("base64url");
