import type { EventLog } from "#cms/audit/EventLog.server.ts";
import type { FactorStore } from "#cms/factors/FactorStore.server.ts";
import type { NotificationStore } from "#cms/notifications/NotificationStore.server.ts";
import type { Previews } from "#cms/previews/Previews.server.ts";

import { requireRole } from "./Actor.server.ts";
import type { Actor } from "./Actor.server.ts";
import type { PeopleStore } from "./PeopleStore.server.ts";
import type { SessionStore } from "./SessionStore.server.ts";
import type { TokenStore } from "#cms/tokens/TokenStore.server.ts";

type Options = {
  people: PeopleStore;
  sessions: SessionStore;
  tokens: TokenStore;
  previews: Previews;
  notifications: NotificationStore;
  factors: FactorStore;
  events: Pick<EventLog, "add">;
};

/** Removes people, with everything that only they may use. */
export class PeopleService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Removes a person, and ends their sessions, tokens and the preview links that they shared. Throws `WriteError` (403, 404). */
  async remove(id: string, actor: Actor): Promise<void> {
    const { people, sessions, tokens, previews, notifications, factors, events } = this.options;
    requireRole(actor, "owner");
    const name = people.find(id)?.name ?? null;
    await people.remove(id);
    await sessions.endAll(id);
    await tokens.revokeAllOf(id);
    await previews.endAllOf(id);
    await notifications.removeAllOf(id);
    await factors.removeAll(id);
    events.add(actor, "person-removed", undefined, { detail: name });
  }
}
