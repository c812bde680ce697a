import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { checkRevision } from "#cms/drafts/checkRevision.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { LatestVersions } from "#cms/versions/LatestVersions.server.ts";
import type { Mutex } from "#kit/Mutex.ts";

import type { RequestStore } from "./RequestStore.server.ts";

type Options = {
  mutex: Pick<Mutex, "run">;
  requests: RequestStore;
  drafts: DraftStore;
  latest: LatestVersions;
  events: Pick<EventLog, "add">;
};

/** Requests for publication: an editor makes them, a publication ends them. */
export class RequestService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Requests publication of a draft; throws `WriteError` 412 for an outdated `revision`, 409 without a draft. */
  add(document: string, { actor, note, revision }: { actor: Actor; note: string; revision: string | undefined }) {
    const { mutex, requests, drafts, latest, events } = this.options;
    return mutex.run(async () => {
      const current = latest.get(document);
      checkRevision(current, revision);
      if (!drafts.find(unscheduled, document))
        throw new WriteError(409, "There is no draft to publish", [], named("no-draft"));
      await requests.set({ document, by: toPersonRef(actor), at: Date.now(), note });
      events.add(actor, "requested", { id: document, title: current.title }, { detail: note || null });
    });
  }

  /** Withdraws one's own request, or declines one as a publisher; throws `WriteError` (404) when there is none. */
  remove(document: string, actor: Actor): Promise<void> {
    const { mutex, requests, latest, events } = this.options;
    return mutex.run(async () => {
      const request = requests.find(document);
      if (request?.by.id !== actor.id) requireRole(actor, "publisher");
      if (!(await requests.remove(document))) throw new WriteError(404, "There is no request to publish this document");
      events.add(actor, "declined", { id: document, title: latest.find(document)?.title ?? "" });
    });
  }
}
