import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { encode } from "uqr";
import type { InferType } from "yup";

import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { Person } from "#cms/people/contract.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { SessionStore } from "#cms/people/SessionStore.server.ts";
import type { Signer } from "#kit/createSigner.ts";
import { seal, unsealWithAny } from "#kit/seal.ts";

import { appId } from "./contract.ts";
import type { factorsSchema, NewApp } from "./contract.ts";
import { makeRecoveryCodes } from "./FactorStore.server.ts";
import type { FactorStore } from "./FactorStore.server.ts";
import { openTicket, ticketMs } from "./openTicket.server.ts";
import type { Passkeys } from "./Passkeys.server.ts";
import { findTotpStep, makeTotpSecret, writeTotpUri } from "./totp.server.ts";

export type FactorServiceOptions = {
  factors: FactorStore;
  passkeys: Passkeys;
  people: PeopleStore;
  sessions: SessionStore;
  events: Pick<EventLog, "add">;
  signer: Signer;
  /** The first encrypts secrets of apps, all decrypt them. */
  keys: readonly string[];
  siteUrl: string;
};

// Shown in the activity log in every language.
const appName = "TOTP";

/** Second factors: people add and remove their own, an owner removes another person's, and sign-in checks them. */
export class FactorService {
  private readonly options: FactorServiceOptions;

  constructor(options: FactorServiceOptions) {
    this.options = options;
  }

  /** One's own factors. */
  list(actor: Actor): InferType<typeof factorsSchema> {
    const { app, passkeys, codes } = this.options.factors.find(actor.id);
    const results = [
      ...(app ? [{ id: appId, name: "", created: app.created, used: app.used }] : []),
      ...passkeys.map(({ id, name, created, used }) => ({ id, name, created, used })),
    ];
    return { results, codes: codes.length, origin: this.options.passkeys.origin ?? null };
  }

  /** A new secret for an authenticator app; nothing is stored. */
  startApp(actor: Actor): NewApp {
    const { signer, siteUrl } = this.options;
    const secret = makeTotpSecret();
    const uri = writeTotpUri(secret, { issuer: new URL(siteUrl).host, name: actor.name });
    const { data, size } = encode(uri, { border: 2, ecc: "M" });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
    const ticket = signer.sign("app", { until: Date.now() + ticketMs, person: actor.id, secret });
    return { ticket, secret: (secret.match(/.{4}/g) ?? []).join(" "), uri, qr: { path, size } };
  }

  /** Stores the app of a ticket after a code of it; returns recovery codes with the first factor. Throws `WriteError` (400, 409). */
  async confirmApp(actor: Actor, ticket: string, code: string): Promise<string[] | null> {
    const { signer, factors, keys, events } = this.options;
    const [key = ""] = keys;
    const { person, secret } = openTicket(signer, "app", ticket) ?? {};
    if (person !== actor.id || secret === undefined)
      throw new WriteError(409, "The key is older than ten minutes; start again", [], named("factor-late"));
    const step = findTotpStep(secret, cleanCode(code), { at: Date.now(), after: 0 });
    if (step === undefined) throw wrongCode(400);
    const { codes, hashes } = this.makeFirstCodes(actor.id);
    await factors.change(actor.id, ({ codes: others }) => ({
      app: { sealed: seal(secret, key), created: Date.now(), used: null, step },
      codes: hashes ?? others,
    }));
    events.add(actor, "factor-added", undefined, { detail: appName });
    return codes;
  }

  /** Stores a passkey; returns recovery codes with the first factor. Throws `WriteError` (400, 409). */
  async addPasskey(actor: Actor, name: string, response: RegistrationResponseJSON): Promise<string[] | null> {
    const { passkeys, events } = this.options;
    const passkey = await passkeys.verifyRegistration(actor, name, response);
    const { codes, hashes } = this.makeFirstCodes(actor.id);
    await passkeys.add(actor.id, passkey, hashes);
    events.add(actor, "factor-added", undefined, { detail: name });
    return codes;
  }

  /** Throws `WriteError` (404). */
  async renamePasskey(actor: Actor, id: string, name: string): Promise<void> {
    this.getName(actor, id);
    await this.options.factors.change(actor.id, ({ passkeys }) => ({
      passkeys: passkeys.map((one) => (one.id === id ? { ...one, name } : one)),
    }));
  }

  /** Removes one of one's own factors; throws `WriteError` (404). */
  async remove(actor: Actor, id: string): Promise<void> {
    const { factors, events } = this.options;
    const name = this.getName(actor, id);
    await factors.change(actor.id, (current) => ({
      app: id === appId ? null : current.app,
      passkeys: current.passkeys.filter((one) => one.id !== id),
    }));
    events.add(actor, "factor-removed", undefined, { detail: name });
  }

  /** New recovery codes; those before stop working. Throws `WriteError` (404) without a factor. */
  async renewCodes(actor: Actor): Promise<string[]> {
    const { factors, events } = this.options;
    if (!factors.isOn(actor.id)) throw noFactor();
    const { codes, hashes } = makeRecoveryCodes();
    await factors.change(actor.id, () => ({ codes: hashes }));
    events.add(actor, "codes-renewed");
    return codes;
  }

  /** Removes all factors of a person and ends their sessions; for owners. Throws `WriteError` (403, 404). */
  async reset(actor: Actor, id: string): Promise<void> {
    const { factors, people, sessions, events } = this.options;
    requireRole(actor, "owner");
    const person = people.find(id);
    if (!person) throw new WriteError(404, `There is no person ${id}`, [], named("no-person"));
    await factors.removeAll(id);
    await sessions.endAll(id);
    events.add(actor, "factors-reset", undefined, { detail: person.name });
  }

  /** What a person with the right password still has to show: a ticket for a code, or `undefined` for nothing. */
  startSecondStep(person: Person): { ticket: string; has_app: boolean; has_passkey: boolean } | undefined {
    const { factors, signer } = this.options;
    if (!factors.isOn(person.id)) return undefined;
    const { app, passkeys } = factors.find(person.id);
    const ticket = signer.sign("code", { until: Date.now() + ticketMs, person: person.id });
    return { ticket, has_app: app !== null, has_passkey: passkeys.length > 0 };
  }

  /** The person of a ticket; throws `WriteError` (409) for one that has expired. */
  readTicket(ticket: string): Person {
    const { person: id = "" } = openTicket(this.options.signer, "code", ticket) ?? {};
    const person = this.options.people.find(id);
    if (!person) throw new WriteError(409, "Enter name and password again", [], named("factor-late"));
    return person;
  }

  /** Uses a code of the app, or a recovery code; throws `WriteError` (401) for a wrong or used one. */
  async useCode(person: Person, code: string): Promise<void> {
    const { factors, events, keys } = this.options;
    const typed = cleanCode(code);
    if (!/^\d{6}$/.test(typed)) {
      if (!(await factors.useCode(person.id, typed))) throw wrongCode(401);
      events.add(person, "code-used");
      return;
    }
    await factors.change(person.id, ({ app }) => {
      const secret = app && unsealWithAny(app.sealed, keys)?.text;
      const step = secret ? findTotpStep(secret, typed, { at: Date.now(), after: app.step }) : undefined;
      if (!app || step === undefined) throw wrongCode(401);
      return { app: { ...app, step, used: Date.now() } };
    });
  }

  private getName(actor: Actor, id: string): string {
    const { app, passkeys } = this.options.factors.find(actor.id);
    const name = id === appId && app ? appName : passkeys.find((one) => one.id === id)?.name;
    if (name === undefined) throw noFactor();
    return name;
  }

  private makeFirstCodes(person: string): { codes: string[] | null; hashes: string[] | null } {
    return this.options.factors.isOn(person) ? { codes: null, hashes: null } : makeRecoveryCodes();
  }
}

// Digits of full width come from Chinese keyboards, blanks from apps that show two groups.
const cleanCode = (code: string) => code.normalize("NFKC").replaceAll(/[\s\p{Cf}]/gu, "");

const wrongCode = (status: 400 | 401) =>
  new WriteError(
    status,
    "The code is wrong, or was used already",
    [{ field: "code", reason: "wrong" }],
    named("code-wrong"),
  );

const noFactor = () => new WriteError(404, "This factor is removed already", [], named("no-factor"));
