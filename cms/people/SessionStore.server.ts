import { createHash, randomBytes } from "node:crypto";
import { number, object, string } from "yup";

import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

/** An open session; its token is stored as a hash only. */
export type StoredSession = {
  hash: string;
  person: string;
  created: number;
  used: number;
  /** IP and browser of the sign-in. */
  from: string | null;
  agent: string | null;
};

const schema = object({
  hash: string().required(),
  person: string().required(),
  created: number().required(),
  used: number().required(),
  from: string().nullable().default(null),
  agent: string().nullable().default(null),
});

const hourMs = 3_600_000;
const idleMs = 12 * hourMs;
const maxAgeMs = 30 * 24 * hourMs;
const maxPerPerson = 20;
const maxSessions = 2_000;
// Minimum interval between writes of the last request's time.
const writeAfterMs = 300_000;

/** Distinguishes tokens of sessions from the write token. */
export const tokenPrefix = "studio_";

/** Expiry of a session, in milliseconds: twelve hours after the last request, at most thirty days after sign-in. */
export const getEnd = ({ created, used }: StoredSession) => Math.min(used + idleMs, created + maxAgeMs);

/** Public id of a session; it does not authorize. */
export const getId = ({ hash: value }: StoredSession) => value.slice(0, 16);

/** The sessions of signed-in people, by the hash of their token. */
export class SessionStore {
  private readonly store: ContentStore;
  private readonly sessions: CachedRecords<StoredSession>;
  /** Times of the last use, which are not stored at each request. */
  private readonly uses = new Map<string, number>();

  constructor(store: ContentStore) {
    this.store = store;
    this.sessions = new CachedRecords<StoredSession>(store, "cms_sessions", schema, {
      onRemove: (key) => this.uses.delete(key),
    });
  }

  /** Opens a session of 256 random bits. Above the limit, a person's oldest ones end. */
  async create(
    person: string,
    { from = null, agent = null }: Partial<Pick<StoredSession, "from" | "agent">> = {},
  ): Promise<{ token: string; session: StoredSession }> {
    const token = `${tokenPrefix}${randomBytes(32).toString("base64url")}`;
    const session = { hash: hash(token), person, created: Date.now(), used: Date.now(), from, agent };
    await this.store.write(async () => {
      await this.sessions.put(session.hash, session);
      const open = this.open;
      const own = open.filter((one) => one.person === person);
      const ended = [...own.slice(0, -maxPerPerson), ...open.slice(0, -maxSessions)];
      const expired = this.sessions.all.filter((one) => getEnd(this.withUse(one)) <= Date.now());
      await this.sessions.remove(...[...ended, ...expired].map((one) => one.hash));
    });
    return { token, session };
  }

  /** The session of a token; `undefined` when it is unknown or expired. */
  find(token: string): StoredSession | undefined {
    const stored = this.sessions.find(hash(token));
    const session = stored && this.withUse(stored);
    return session && getEnd(session) > Date.now() ? session : undefined;
  }

  /** The session of a token, extended; `undefined` when it is unknown or expired. */
  async use(token: string): Promise<StoredSession | undefined> {
    const session = this.find(token);
    const now = Date.now();
    if (!session) return undefined;
    const used = { ...session, used: now };
    this.uses.set(session.hash, now);
    const stored = this.sessions.find(session.hash);
    if (stored && now - stored.used > writeAfterMs) await this.sessions.put(session.hash, used);
    return used;
  }

  /** Open sessions of a person, the last used first. */
  list = (person: string): StoredSession[] =>
    this.open.filter((one) => one.person === person).sort((a, b) => b.used - a.used);

  /** An open session by its public id. */
  findById = (id: string): StoredSession | undefined => this.open.find((one) => getId(one) === id);

  /** Ends a session by its public id. */
  async endById(id: string): Promise<void> {
    await this.endWhere((one) => getId(one) === id);
  }

  /** Ends the session of a token. */
  async end(token: string): Promise<void> {
    await this.endWhere((one) => one.hash === hash(token));
  }

  /** Ends all sessions of a person except that of a token. */
  async endAll(person: string, except?: string): Promise<void> {
    const spared = except === undefined ? undefined : hash(except);
    await this.endWhere((one) => one.person === person && one.hash !== spared);
  }

  private get open(): StoredSession[] {
    return this.sessions.all.map(this.withUse).filter((one) => getEnd(one) > Date.now());
  }

  private withUse = (session: StoredSession): StoredSession => {
    const used = this.uses.get(session.hash) ?? 0;
    return used > session.used ? { ...session, used } : session;
  };

  private async endWhere(isEnded: (session: StoredSession) => boolean): Promise<void> {
    await this.store.write(() =>
      this.sessions.remove(...this.sessions.all.filter(isEnded).map((session) => session.hash)),
    );
  }
}

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");
