import { send } from "#cms/http/send.ts";

import { eventsSchema } from "./contract.ts";
import type { Events } from "./contract.ts";

/** Recent events, newest first. */
export const loadEvents = (
  query: { person?: string; document?: string; kinds?: string; text?: string; until?: number; limit?: number },
  signal?: AbortSignal,
): Promise<Events> => send("events", eventsSchema, { query, signal });
