import { randomInt } from "node:crypto";

import { createChallenge, verifySolution } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Context } from "hono";
import { number, object, string } from "yup";

import { captchaTokenHeader } from "../../features/shared/contracts/formsApi.ts";

const algorithm = "PBKDF2/SHA-256";
const maxTokenLength = 4_096;

/** Work of a browser: `cost` rounds of PBKDF2 for each of `minTries` to `maxTries` guesses. */
type Work = { cost: number; minTries: number; maxTries: number };

type BoundTo = { [name: string]: string | number };

type ProofProblem = "invalid" | "expired";

/** A valid proof; `nonce` and `signature` are unique, so either can be stored as used until it expires. */
type Proof<Data> = { nonce: string; signature: string; expiresAt: Date; data: Data };

const payloadSchema = object({
  challenge: object({
    parameters: object({
      algorithm: string().oneOf([algorithm]).required(),
      nonce: string().required(),
      salt: string().required(),
      cost: number().required(),
      keyLength: number().required(),
      keyPrefix: string().required(),
      keySignature: string().required(),
      expiresAt: number().required(),
      data: object().required(),
    }).noUnknown(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().integer().min(0).required(), derivedKey: string().required() }).required(),
});

type Options<Data extends BoundTo> = {
  /** Signing keys of challenges and of solutions. */
  secrets: { challenge: string; solution: string };
  validMs: number;
  /** Schema of the data that a challenge is bound to. */
  isData: (value: object) => value is Data;
};

/** ALTCHA challenges and their solutions. Challenges are signed, so nothing is stored until a proof is used. */
export class ProofOfWork<Data extends BoundTo> {
  private readonly options: Options<Data>;
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(options: Options<Data>) {
    this.options = options;
    const { challenge, solution } = options.secrets;
    this.secrets = { hmacSignatureSecret: challenge, hmacKeySignatureSecret: solution };
  }

  /** A challenge bound to `data`, valid for `validMs`. */
  createChallenge(data: Data, { cost, minTries, maxTries }: Work): Promise<Challenge> {
    return createChallenge({
      algorithm,
      cost,
      // Random, so that the solution cannot be guessed at once.
      counter: randomInt(minTries, maxTries),
      deriveKey,
      expiresAt: new Date(Date.now() + this.options.validMs),
      data,
      ...this.secrets,
    });
  }

  /** The proof in a token, or why it is invalid. The caller compares `data`, and checks whether it was used. */
  async verify(token: string): Promise<Proof<Data> | { problem: ProofProblem }> {
    const payload = parseToken(token);
    if (!payload) return { problem: "invalid" };
    const { parameters, signature } = payload.challenge;
    const { data, nonce, expiresAt } = parameters;
    if (!this.options.isData(data)) return { problem: "invalid" };
    const challenge = { parameters: { ...parameters, data }, signature };
    const result = await verifySolution({ ...payload, challenge, deriveKey, ...this.secrets });
    if (result.expired) return { problem: "expired" };
    if (!result.verified) return { problem: "invalid" };
    return { nonce, signature, expiresAt: new Date(expiresAt * 1_000), data };
  }
}

/** The captcha token of a request. The header is named after the first provider, also for other captchas. */
export const readCaptchaToken = (context: Context): string | undefined =>
  context.req.header(captchaTokenHeader)?.trim() || undefined;

function parseToken(token: string) {
  if (token.length > maxTokenLength) return undefined;
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return payloadSchema.isValidSync(payload, { strict: true }) ? payload : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
