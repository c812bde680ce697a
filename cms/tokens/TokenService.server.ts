import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { getScope, requireRole, tokenActor, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import { getLowerRole, hasRole } from "#cms/people/contract.ts";
import type { Person } from "#cms/people/contract.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { ModelStore } from "#cms/repository/store/ModelStore.server.ts";

import type { CreatedToken, NewToken, PersonalToken } from "./contract.ts";
import { getTokenId } from "./TokenStore.server.ts";
import type { StoredToken, TokenStore } from "./TokenStore.server.ts";

type Options = {
  tokens: TokenStore;
  people: PeopleStore;
  models: ModelStore;
  languages: string[];
  events: Pick<EventLog, "add">;
};

/** Makes, lists and revokes personal tokens, and names who acts with one. */
export class TokenService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** One's own tokens; everybody's for an owner. */
  list(actor: Actor): PersonalToken[] {
    const isShown = ({ person }: StoredToken) => person === actor.id || hasRole(actor.role, "owner");
    return this.options.tokens.valid.filter(isShown).map(this.describe);
  }

  /** Makes a token of the actor's; throws `WriteError` (400 unknown language or type, 403 role above one's own, 409). */
  async create({ name, role, languages, types, expires }: NewToken, actor: Actor): Promise<CreatedToken> {
    const { tokens, events } = this.options;
    if (actor.id === tokenActor.id) throw new WriteError(409, "Sign in as a person: a token is a person's");
    if (!hasRole(actor.role, role))
      throw new WriteError(403, `Your role is ${actor.role}: a token of yours cannot be ${role}`);
    this.requireKnownScope({ languages, types });
    const { token, stored } = await tokens.create({ person: actor.id, name, role, languages, types, expires });
    events.add(actor, "token-created", undefined, { detail: `${name}: ${role}` });
    return { ...this.describe(stored), token };
  }

  /** Throws `WriteError` (400) for a language or type that there is not. */
  requireKnownScope({
    languages = [],
    types = [],
  }: {
    languages?: string[] | undefined;
    types?: string[] | undefined;
  }): void {
    requireKnown("languages", languages, this.options.languages);
    requireKnown("types", types, [...this.options.models.models.types.keys()]);
  }

  /** Revokes a token at once; throws `WriteError` (403 for another person's without being an owner, 404). */
  async revoke(id: string, actor: Actor): Promise<void> {
    const { tokens, events } = this.options;
    const token = tokens.valid.find((one) => getTokenId(one) === id);
    if (token?.person !== actor.id) requireRole(actor, "owner");
    if (!token) throw new WriteError(404, "This token is revoked already", [], named("no-token"));
    await tokens.revoke(id);
    events.add(actor, "token-revoked", undefined, { detail: token.name });
  }

  /** Who acts with a token, with no higher role than the person has now; `undefined` when it is not valid. */
  async findHolder(
    token: string,
  ): Promise<{ id: string; person: Person; token: StoredToken; actor: Actor } | undefined> {
    const { tokens, people } = this.options;
    const stored = await tokens.use(token);
    const person = stored && people.find(stored.person);
    if (!person) return undefined;
    const { name: agent, languages, types } = stored;
    const role = getLowerRole(stored.role, person.role);
    const id = getTokenId(stored);
    const scope = getScope(person, { languages, types });
    const actor = { id: person.id, name: person.name, agent, role, scope, tokenId: id };
    return { id, person, token: stored, actor };
  }

  private describe = (stored: StoredToken): PersonalToken => {
    const { hash, person, is_revoked: _, ...rest } = stored;
    const holder = this.options.people.find(person) ?? { id: person, name: person };
    return { ...rest, id: getTokenId({ hash }), person: toPersonRef(holder) };
  };
}

function requireKnown(field: "languages" | "types", values: readonly string[], known: string[]): void {
  const unknown = values.find((one) => !known.includes(one));
  if (unknown === undefined) return;
  const sentence = `${field} has ${unknown.slice(0, 100)}; known are ${known.join(", ")}`;
  throw new WriteError(400, sentence, [{ field, reason: "unknown" }]);
}
