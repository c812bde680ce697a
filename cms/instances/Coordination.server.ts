/** Instances: keeps several processes on one data folder in agreement, by the database they share. */
import { Mutex } from "#kit/Mutex.ts";
import { StateFolder } from "#cms/repository/store/StateStore.server.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import { EventFile } from "#cms/audit/EventFile.server.ts";
import type { EventStore } from "#cms/audit/EventLog.server.ts";
import { Presence } from "#cms/presence/Presence.server.ts";
import type { PresenceRegistry } from "#cms/presence/Presence.server.ts";
import type { StoredFiles } from "#cms/repository/store/StoredFiles.server.ts";

/**
 * What other instances must reload: a state by name, a draft `folder/id`, a folder of drafts, a document, files,
 * models.
 */
export type ChangeKind = "state" | "draft" | "folder" | "document" | "assets" | "models" | "all";

/** Coordinates the instances that use one data folder. */
export type Coordination = {
  state: StateStore;
  events: EventStore;
  presence: PresenceRegistry;
  /** A mutex of that name among all instances; changes of the others are applied before each task. */
  makeMutex: (name: string) => Mutex;
  /** Announces a change to files when the mutex is released. */
  note: (kind: ChangeKind, key: string) => void;
  /** Announces a change at once. */
  announce: (kind: ChangeKind, key: string) => Promise<void>;
  /** Sets the handlers of changes; `recover` finishes the publication of a killed instance. */
  start: (handlers: ChangeHandlers) => Promise<void>;
  /** Applies changes of other instances. */
  sync: () => Promise<void>;
  close: () => Promise<void>;
};

export type ChangeHandlers = {
  apply: (changes: { kind: ChangeKind; key: string }[]) => Promise<void>;
  recover: () => Promise<void>;
};

/** Coordination of a single instance: nothing to share. */
export async function standAlone(files: StoredFiles): Promise<Coordination> {
  const events = new EventFile(files);
  await events.open();
  const nothing = async () => undefined;
  return {
    state: new StateFolder(files),
    events,
    presence: new Presence(),
    makeMutex: () => new Mutex(),
    note: () => undefined,
    announce: nothing,
    start: nothing,
    sync: nothing,
    close: nothing,
  };
}
