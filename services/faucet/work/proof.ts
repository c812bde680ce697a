import { randomInt } from "node:crypto";

import { createChallenge, verifySolution } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { number, object, string, ValidationError } from "yup";

import type { Difficulty } from "./difficulty.ts";
import { secretFor } from "./secrets.ts";

const validMs = 20 * 60_000;
const longestToken = 4_096;

export type Purpose = { network: string; visitor: string };

export type ProofResult =
  | { proof: string; level: number }
  | { problem: "captcha_missing" | "captcha_invalid" | "captcha_expired" };

const payload = object({
  challenge: object({
    parameters: object({
      algorithm: string().oneOf(["PBKDF2/SHA-256"]).required(),
      nonce: string().required(),
      salt: string().required(),
      cost: number().required(),
      keyLength: number().required(),
      keyPrefix: string().required(),
      keySignature: string().required(),
      expiresAt: number().required(),
      data: object({ network: string().required(), visitor: string().required(), level: number().required() }),
    }).required(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().required(), derivedKey: string().required() }).required(),
});

/** Proofs of work, bound to one network and one visitor; signed, so nothing is stored until one is used. */
export class Proofs {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(secret: string) {
    this.secrets = {
      hmacSignatureSecret: secretFor(secret, "challenge"),
      hmacKeySignatureSecret: secretFor(secret, "solution"),
    };
  }

  /** A task that takes about as many tries as the difficulty says. */
  create({ network, visitor }: Purpose, { level, algorithm, cost, expectedTries }: Difficulty): Promise<Challenge> {
    const spread = Math.floor(expectedTries / 4);
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(expectedTries - spread, expectedTries + spread),
      deriveKey,
      expiresAt: new Date(Date.now() + validMs),
      data: { network, visitor, level },
      ...this.secrets,
    });
  }

  /** The proof's name and level when it holds, or why it does not. Whether it was used before is the caller's to know. */
  async verify(token: string | undefined, { network, visitor }: Purpose): Promise<ProofResult> {
    if (!token) return { problem: "captcha_missing" };
    const read = readToken(token);
    if (!read) return { problem: "captcha_invalid" };
    const { parameters, signature } = read.challenge;
    const result = await verifySolution({ ...read, deriveKey, ...this.secrets });
    if (result.expired) return { problem: "captcha_expired" };
    const { data } = parameters;
    if (!result.verified || data.network !== network || data.visitor !== visitor) return { problem: "captcha_invalid" };
    return { proof: signature, level: data.level };
  }
}

function readToken(token: string) {
  if (token.length > longestToken) return undefined;
  try {
    return payload.validateSync(JSON.parse(Buffer.from(token, "base64").toString("utf8")), {
      strict: true,
      stripUnknown: false,
    });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return undefined;
    throw error;
  }
}
