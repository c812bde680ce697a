import { boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { hashContent } from "#cms/drafts/hashContent.server.ts";
import type { Draft } from "#cms/drafts/DraftStore.server.ts";
import { toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { personRefSchema } from "#cms/people/contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { agentDocumentStates } from "./contract.ts";

const schema = object({
  session: string().required(),
  token: string().required(),
  by: personRefSchema.required(),
  /** First and last change of the session to the document, in milliseconds. */
  started: number().required(),
  at: number().required(),
  document: string().required(),
  title: string().defined(),
  folder: string().required(),
  /** When the draft before was saved, which is its version; null without one. */
  before: number().nullable().defined(),
  is_new: boolean().required(),
  /** Hash of the content that the session saved last. */
  content: string().required(),
  /** Whether somebody else saved between two changes of the session. */
  is_mixed: boolean().required(),
  state: string().oneOf(agentDocumentStates).required(),
  undone: number().nullable().defined(),
});
export type AgentDraft = InferType<typeof schema>;

// A pause that ends a session; not shorter than a version of a draft takes.
const maxPauseMs = 30 * 60_000;
const maxSessions = 50;

type Saved = { folder: string; before: Draft | undefined; after: Draft; isNew: boolean };

/** What agents changed: one record for each session and document. A session is a token's changes without a long pause. */
export class AgentDraftStore {
  private readonly store: ContentStore;
  private readonly records: CachedRecords<AgentDraft>;

  constructor(store: ContentStore) {
    this.store = store;
    this.records = new CachedRecords(store, "cms_agent_drafts", schema);
  }

  get all(): AgentDraft[] {
    return this.records.all;
  }

  /** Whether a save is the first change of an agent's session to a document: its version before must be kept. */
  isFirst(actor: Actor, folder: string, document: string): boolean {
    if (actor.tokenId === undefined) return false;
    const session = this.findSession(actor.tokenId, Date.now());
    return session === undefined || this.records.find(toKey({ session, document, folder })) === undefined;
  }

  /** Records a save of an agent; does nothing for a person. */
  async note(actor: Actor, { folder, before, after, isNew }: Saved): Promise<void> {
    const { tokenId: token } = actor;
    if (token === undefined) return;
    const at = after.saved;
    const document = after.document.id;
    const open = this.findSession(token, at);
    const session = open ?? `${token}-${at.toString(36)}`;
    const existing = this.records.find(toKey({ session, document, folder }));
    const first = { started: at, before: before?.saved ?? null, is_new: isNew, is_mixed: false };
    const record: AgentDraft = {
      ...first,
      ...existing,
      ...{ session, token, by: toPersonRef(actor), document, folder, at, title: after.title, undone: null },
      content: hashContent(after.document),
      state: "open",
    };
    if (existing && before && hashContent(before.document) !== existing.content) record.is_mixed = true;
    await this.store.write(async () => {
      if (open === undefined) await this.removeOldest();
      await this.put(record);
    });
  }

  /** Stores a changed record. */
  put = (record: AgentDraft): Promise<void> => this.records.put(toKey(record), record);

  private findSession(token: string, now: number): string | undefined {
    const last = this.all.filter((one) => one.token === token && now - one.at < maxPauseMs);
    return last.find(({ undone }) => undone === null)?.session;
  }

  private async removeOldest(): Promise<void> {
    const ends = new Map<string, number>();
    for (const { session, at } of this.all) ends.set(session, Math.max(at, ends.get(session) ?? 0));
    const kept = [...ends].toSorted(([, a], [, b]) => b - a).slice(0, maxSessions - 1);
    const names = new Set(kept.map(([session]) => session));
    await this.records.remove(...this.all.filter(({ session }) => !names.has(session)).map(toKey));
  }
}

const toKey = ({ session, document, folder }: Pick<AgentDraft, "session" | "document" | "folder">) =>
  `${session} ${folder} ${document}`;
