import { Mutex } from "../../../kit/Mutex.ts";
import { StateFolder } from "../../storage/StateStore.ts";
import type { StateStore } from "../../storage/StateStore.ts";
import { EventFile } from "../audit/EventFile.ts";
import type { EventStore } from "../audit/EventLog.ts";
import { Presence } from "../Presence.ts";
import type { PresenceStore } from "../Presence.ts";

/** What instances tell each other of: a state by its name, a draft `folder/id`, a folder of drafts, a document, files, models. */
export type ChangeKind = "state" | "draft" | "folder" | "document" | "assets" | "models" | "all";

/** How an instance shares its folder with others, or has it for itself. */
export type Coordination = {
  state: StateStore;
  events: EventStore;
  presence: PresenceStore;
  /** A mutex of that name among all instances; within it, what the others wrote is known. */
  makeMutex: (name: string) => Mutex;
  /** Tells the others of a change to files, when the mutex is given back. */
  note: (kind: ChangeKind, key: string) => void;
  /** Tells the others of a change at once. */
  announce: (kind: ChangeKind, key: string) => Promise<void>;
  /** Says what to read again after a change; `recover` finishes what an instance that is gone began. */
  start: (handlers: ChangeHandlers) => Promise<void>;
  /** Learns what the others wrote. */
  sync: () => Promise<void>;
  close: () => Promise<void>;
};

export type ChangeHandlers = {
  apply: (changes: { kind: ChangeKind; key: string }[]) => Promise<void>;
  recover: () => Promise<void>;
};

/** The only instance on its folder. */
export async function standAlone(folder: string): Promise<Coordination> {
  const events = new EventFile(folder);
  await events.open();
  const nothing = async () => undefined;
  return {
    state: new StateFolder(folder),
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
