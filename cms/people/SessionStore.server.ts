import { createHash, randomBytes } from "node:crypto";
import { number, object, string } from "yup";

import type { Mutex } from "#kit/Mutex.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";
import { listOf } from "#cms/repository/store/shapes.server.ts";

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

const shape = listOf(
  object({
    hash: string().required(),
    person: string().required(),
    created: number().required(),
    used: number().required(),
    from: string().nullable().default(null),
    agent: string().nullable().default(null),
  }),
);

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

/** The sessions of signed-in people, in `sessions.json`. */
export class SessionStore {
  readonly #state: StateStore;
  readonly #mutex: Mutex;
  #sessions = new Map<string, StoredSession>();
  #written = Date.now();

  constructor({ state, makeMutex }: Pick<Coordination, "state" | "makeMutex">) {
    this.#state = state;
    this.#mutex = makeMutex("sessions");
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    const stored = (await this.#state.read("sessions", shape)) ?? [];
    // The time of the last use is not stored at each request.
    const withUse = stored.map((one) => ({
      ...one,
      used: Math.max(one.used, this.#sessions.get(one.hash)?.used ?? 0),
    }));
    this.#sessions = new Map(withUse.map((session) => [session.hash, session]));
  }

  /** Opens a session of 256 random bits. Above the limit, a person's oldest ones end. */
  async create(
    person: string,
    { from = null, agent = null }: Partial<Pick<StoredSession, "from" | "agent">> = {},
  ): Promise<{ token: string; session: StoredSession }> {
    const token = `${tokenPrefix}${randomBytes(32).toString("base64url")}`;
    const session = { hash: hash(token), person, created: Date.now(), used: Date.now(), from, agent };
    await this.#change((sessions) => {
      const own = sessions.filter((one) => one.person === person).slice(-maxPerPerson + 1);
      return [...sessions.filter((one) => one.person !== person), ...own, session].slice(-maxSessions);
    });
    return { token, session };
  }

  /** The session of a token; `undefined` when it is unknown or expired. */
  find(token: string): StoredSession | undefined {
    const session = this.#sessions.get(hash(token));
    return session && getEnd(session) > Date.now() ? session : undefined;
  }

  /** The session of a token, extended; `undefined` when it is unknown or expired. */
  async use(token: string): Promise<StoredSession | undefined> {
    const session = this.find(token);
    const now = Date.now();
    if (!session) return undefined;
    const used = { ...session, used: now };
    this.#sessions.set(session.hash, used);
    if (now - this.#written > writeAfterMs) await this.#change((sessions) => sessions);
    return used;
  }

  /** Open sessions of a person, the last used first. */
  list = (person: string): StoredSession[] =>
    [...this.#sessions.values()]
      .filter((one) => one.person === person && getEnd(one) > Date.now())
      .sort((a, b) => b.used - a.used);

  /** An open session by its public id. */
  findById = (id: string): StoredSession | undefined =>
    [...this.#sessions.values()].find((one) => getId(one) === id && getEnd(one) > Date.now());

  /** Ends a session by its public id. */
  async endById(id: string): Promise<void> {
    await this.#change((sessions) => sessions.filter((one) => getId(one) !== id));
  }

  /** Ends the session of a token. */
  async end(token: string): Promise<void> {
    await this.#change((sessions) => sessions.filter((one) => one.hash !== hash(token)));
  }

  /** Ends all sessions of a person except that of a token. */
  async endAll(person: string, except?: string): Promise<void> {
    const spared = except === undefined ? undefined : hash(except);
    await this.#change((sessions) => sessions.filter((one) => one.person !== person || one.hash === spared));
  }

  async #change(update: (sessions: StoredSession[]) => StoredSession[]): Promise<void> {
    await this.#mutex.run(async () => {
      const open = [...this.#sessions.values()].filter((session) => getEnd(session) > Date.now());
      const next = update(open);
      await this.#state.write("sessions", next);
      this.#written = Date.now();
      this.#sessions = new Map(next.map((session) => [session.hash, session]));
    });
  }
}

const hash = (token: string) => createHash("sha256").update(token).digest("base64url");
