import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { hasRole } from "./contract.ts";
import type { Person, PersonRef, Role } from "./contract.ts";

/** Languages and types of documents that an actor may change; an empty list stands for all. */
export type Scope = { languages: string[]; types: string[] };

/** The author of a request: a person with a session or through an agent, or the holder of the write token. */
export type Actor = PersonRef & { role: Role; scope?: Scope; /** Public id of an agent's token. */ tokenId?: string };

/** The holder of the write token, who may do everything that is valid. */
export const tokenActor: Actor = { id: "token", name: "token", role: "owner" };

/** Whoever did what nobody is known for, such as plans from before there were approvals. */
export const somebody: PersonRef = { id: "somebody", name: "Somebody" };

/** What a person may change at most, through a token with limits of its own; an owner may change everything. */
export function getScope(
  { role, languages = [], types = [] }: Pick<Person, "role" | "languages" | "types">,
  token?: Scope,
): Scope {
  const own = hasRole(role, "owner") ? { languages: [], types: [] } : { languages, types };
  return token
    ? { languages: intersect(own.languages, token.languages), types: intersect(own.types, token.types) }
    : own;
}

// Of two limits without a common member nothing is left, which an empty list would not say.
const nothing = ["-"];

function intersect(a: string[], b: string[]): string[] {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
  const both = a.filter((one) => b.includes(one));
  return both.length === 0 ? nothing : both;
}

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

const isIn = (list: readonly string[], one: string) => list.length === 0 || list.includes(one);

/** Whether documents of this language and type may be changed. */
export const isInScope = ({ languages, types }: Scope, { lang, type }: { lang: string; type: string }): boolean =>
  isIn(languages, lang) && isIn(types, type);

/** Throws `WriteError` (403) unless the actor may change documents of this language and type. */
export function requireScope({ scope }: Actor, document: { lang: string; type: string } | undefined): void {
  if (!scope || !document) return;
  const { languages, types } = scope;
  if (!isIn(languages, document.lang))
    throw new WriteError(
      403,
      `You change documents in ${languages.join(", ")}, not in ${document.lang}`,
      [],
      named("out-of-scope"),
    );
  if (!isIn(types, document.type))
    throw new WriteError(
      403,
      `You change documents of the type ${types.join(", ")}, not ${document.type}`,
      [],
      named("out-of-scope"),
    );
}
