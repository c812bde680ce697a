import { randomInt } from "node:crypto";

import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { number, object, string } from "yup";

import { captchaError } from "./captcha.ts";
import type { Captcha } from "./captcha.ts";

/** How much a browser computes: `cost` rounds of PBKDF2 for each of about `counter` guesses. */
export type Work = { cost: number; counter: number };

const algorithm = "PBKDF2/SHA-256";
const lifetime = 10 * 60 * 1_000;

const payloadShape = object({
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
      data: object({ form: string().required() }).required(),
    }).noUnknown(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().integer().min(0).required(), derivedKey: string().required() }).required(),
});

/** Proof of work handed out and checked here; no third party learns of the visitor. */
export function createAltcha(key: string, work: Work): Captcha {
  const secrets = { hmacSignatureSecret: `${key}.challenge`, hmacKeySignatureSecret: `${key}.solution` };
  return {
    challenge: (form) =>
      createChallenge({
        algorithm,
        cost: work.cost,
        // Half to one and a half times the wanted work, so that the answer cannot be guessed at once.
        counter: randomInt(Math.ceil(work.counter / 2), Math.ceil(work.counter * 1.5) + 1),
        deriveKey,
        expiresAt: new Date(Date.now() + lifetime),
        data: { form },
        ...secrets,
      }),
    async verify(token, form) {
      const payload = readPayload(token);
      if (!payload) throw captchaError("invalid");
      const result = await verifySolution({ ...payload, deriveKey, ...secrets });
      if (result.expired) throw captchaError("expired");
      const { data, expiresAt, nonce } = payload.challenge.parameters;
      if (!result.verified || data.form !== form) throw captchaError("invalid");
      return { id: nonce, expiresAt: new Date(expiresAt * 1_000) };
    },
  };
}

function readPayload(token: string) {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return payloadShape.isValidSync(payload, { strict: true }) ? payload : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
