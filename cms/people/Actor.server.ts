import { WriteError } from "#cms/http/WriteError.server.ts";

import { hasRole } from "./contract.ts";
import type { PersonRef, Role } from "./contract.ts";

/** Languages and types of documents that an actor may change; an empty list stands for all. */
export type Scope = { languages: string[]; types: string[] };

/** The author of a request: a person with a session or through an agent, or the holder of the write token. */
export type Actor = PersonRef & { role: Role; scope?: Scope };

/** The holder of the write token, who may do everything that is valid. */
export const tokenActor: Actor = { id: "token", name: "token", role: "owner" };

export const toPersonRef = ({ id, name, agent }: PersonRef): PersonRef => ({
  id,
  name,
  ...(agent === undefined ? {} : { agent }),
});

const sentences: Record<Role, string> = {
  editor: "Only people with a role may do this",
  publisher: "Your role is editor: drafts are yours to save, a publisher publishes them",
  owner: "Only owners manage people and webhooks",
};

/** Throws `WriteError` (403) unless the actor has a role's permissions. */
export function requireRole(actor: Actor, needed: Role): void {
  if (!hasRole(actor.role, needed)) throw new WriteError(403, sentences[needed]);
}

/** Throws `WriteError` (403) unless the actor may change documents of this language and type. */
export function requireScope({ scope }: Actor, document: { lang: string; type: string } | undefined): void {
  if (!scope || !document) return;
  const { languages, types } = scope;
  if (languages.length > 0 && !languages.includes(document.lang))
    throw new WriteError(403, `This token changes documents in ${languages.join(", ")}, not in ${document.lang}`);
  if (types.length > 0 && !types.includes(document.type))
    throw new WriteError(403, `This token changes documents of the type ${types.join(", ")}, not ${document.type}`);
}
