import { createHash, randomBytes } from "node:crypto";
import { isIP } from "node:net";

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { getErrorMessage, log } from "#kit/log.ts";
import type { Signer } from "#kit/createSigner.ts";

import { maxPasskeys } from "./contract.ts";
import type { FactorStore, StoredPasskey } from "./FactorStore.server.ts";
import { openTicket, ticketMs } from "./openTicket.server.ts";

type Person = { id: string; name: string };
type Options = { factors: FactorStore; signer: Signer; siteUrl: string };

// Above this, the challenges of one person are answered by a program.
const maxUsedChallenges = 100;

// EdDSA, ES256 and RS256 (COSE); asking Node.js whether it has others prints warnings.
const algorithms = [-8, -7, -257];

// Loaded at the first use: most people have no passkey.
const load = () => import("@simplewebauthn/server");

/**
 * Passkeys of people: made, and accepted at sign-in, on the origin of `SITE_URL` alone. A challenge is a signed ticket that expires; the
 * one that was answered is stored until then, so that it opens one session.
 */
export class Passkeys {
  private readonly options: Options;
  /** `undefined` where passkeys cannot work: their host is a name. */
  readonly origin: string | undefined;

  constructor(options: Options) {
    this.options = options;
    const { origin, hostname } = new URL(options.siteUrl);
    this.origin = isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? origin : undefined;
  }

  /** Options to make a passkey; throws `WriteError` (409 on an IP, or with too many). */
  async startRegistration(person: Person) {
    const { generateRegistrationOptions } = await load();
    const { rpID, origin } = this.requireOrigin();
    const { passkeys } = this.options.factors.find(person.id);
    this.requireRoom(passkeys);
    const options = await generateRegistrationOptions({
      rpID,
      rpName: rpID,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: this.makeChallenge(`passkey ${person.id}`),
      timeout: ticketMs,
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return { options, origin };
  }

  /** The passkey that a browser made; throws `WriteError` (400) for one that is not accepted. */
  async verifyRegistration(person: Person, name: string, response: RegistrationResponseJSON): Promise<StoredPasskey> {
    const { verifyRegistrationResponse } = await load();
    const { rpID, origin } = this.requireOrigin();
    const { verified, registrationInfo } = await verify(400, () =>
      verifyRegistrationResponse({
        response,
        supportedAlgorithmIDs: algorithms,
        expectedOrigin: origin,
        expectedRPID: rpID,
        expectedChallenge: (challenge) => this.isOpen(`passkey ${person.id}`, challenge),
      }),
    );
    if (!verified) throw refuse(400, "its signature is wrong");
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if (this.options.factors.findPasskey(id)) throw refuse(400, "it is there already");
    const key = Buffer.from(publicKey).toString("base64url");
    return { id, name, publicKey: key, counter, transports, created: Date.now(), used: null };
  }

  /** Stores a passkey; throws `WriteError` (409) with too many. Hashes of recovery codes are stored with the first factor. */
  add(person: string, passkey: StoredPasskey, hashes: string[] | null): Promise<void> {
    return this.options.factors.change(person, ({ passkeys, codes }) => {
      this.requireRoom(passkeys);
      return { passkeys: [...passkeys, passkey], codes: hashes ?? codes };
    });
  }

  /** Options to sign in with any passkey of the site. */
  async startSignIn() {
    const { generateAuthenticationOptions } = await load();
    const { rpID, origin } = this.requireOrigin();
    const challenge = this.makeChallenge("passkey");
    const options = await generateAuthenticationOptions({
      rpID,
      challenge,
      timeout: ticketMs,
      userVerification: "required",
    });
    return { options, origin };
  }

  /** The id of the person whose passkey answered a challenge, once; throws `WriteError` (401). */
  async verifySignIn(response: AuthenticationResponseJSON): Promise<string> {
    const { verifyAuthenticationResponse } = await load();
    const { factors } = this.options;
    const { rpID, origin } = this.requireOrigin();
    const { id } = response;
    const owner = factors.findPasskey(id);
    if (!owner) throw refuse(401, "it is not known here");
    const { person, passkey } = owner;
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
    let challenge = "";
    const { verified, authenticationInfo } = await verify(401, () =>
      verifyAuthenticationResponse({
        response,
        expectedOrigin: origin,
        expectedRPID: rpID,
        expectedChallenge: (sent) => this.isOpen("passkey", (challenge = sent)),
        credential: { id, publicKey, counter: passkey.counter, transports: passkey.transports },
      }),
    );
    if (!verified) throw refuse(401, "its signature is wrong");
    const hash = createHash("sha256").update(challenge).digest("base64url");
    await factors.change(person, ({ passkeys, usedChallenges }) => {
      const kept = usedChallenges.filter(({ until }) => until > Date.now());
      const isUsed = kept.some((one) => one.hash === hash);
      const stored = passkeys.find((one) => one.id === id);
      if (isUsed || !stored || kept.length >= maxUsedChallenges) throw refuse(401, "its challenge was answered before");
      const { newCounter: counter } = authenticationInfo;
      const used = { ...stored, counter: Math.max(counter, stored.counter), used: Date.now() };
      return {
        passkeys: passkeys.map((one) => (one.id === id ? used : one)),
        usedChallenges: [...kept, { hash, until: Date.now() + ticketMs }],
      };
    });
    return person;
  }

  private makeChallenge(purpose: string): string {
    const nonce = randomBytes(16).toString("base64url");
    return this.options.signer.sign(purpose, { until: Date.now() + ticketMs, nonce });
  }

  /** Whether a challenge, in base64url as browsers send it, was made here for this purpose and has not expired. */
  private isOpen(purpose: string, challenge: string): boolean {
    const ticket = Buffer.from(challenge, "base64url").toString("utf8");
    return openTicket(this.options.signer, purpose, ticket) !== undefined;
  }

  private requireOrigin(): { origin: string; rpID: string } {
    const { origin } = this;
    const sentence = "Passkeys need a site with a host name; SITE_URL has an IP";
    if (origin === undefined) throw new WriteError(409, sentence, [], named("passkey-host"));
    return { origin, rpID: new URL(origin).hostname };
  }

  private requireRoom(passkeys: readonly StoredPasskey[]): void {
    if (passkeys.length < maxPasskeys) return;
    const sentence = `You have ${maxPasskeys} passkeys already; remove one first`;
    throw new WriteError(409, sentence, [], named("too-many-passkeys", maxPasskeys));
  }
}

const refuse = (status: 400 | 401, reason: string) =>
  new WriteError(status, `This passkey was not accepted: ${reason}`, [], named("passkey-refused"));

/** The library throws when a response from outside is wrong: another origin, a signature, a counter that went back. */
async function verify<T>(status: 400 | 401, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    log("warn", "content", "a passkey was not accepted", { reason: getErrorMessage(error) });
    throw refuse(status, "its signature, origin or counter is wrong");
  }
}
