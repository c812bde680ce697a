import { object, string } from "yup";

import { ProofOfWork } from "../ProofOfWork.ts";
import { captchaError } from "./Captcha.ts";
import type { Captcha } from "./Captcha.ts";

/** Work of a browser: `cost` rounds of PBKDF2 for each of about `counter` guesses. */
export type Work = { cost: number; counter: number };

const dataSchema = object({ form: string().required() });
const validMs = 10 * 60 * 1_000;

/** Proof of work bound to a form, without a third party. */
export function createAltcha(key: string, { cost, counter }: Work): Captcha {
  const proofs = new ProofOfWork({
    secrets: { challenge: `${key}.challenge`, solution: `${key}.solution` },
    validMs,
    isData: (value) => dataSchema.isValidSync(value, { strict: true }),
  });
  const work = { cost, minTries: Math.ceil(counter / 2), maxTries: Math.ceil(counter * 1.5) + 1 };
  return {
    challenge: (form) => proofs.createChallenge({ form }, work),
    async verify(token, form) {
      const proof = await proofs.verify(token);
      if ("problem" in proof) throw captchaError(proof.problem);
      if (proof.data.form !== form) throw captchaError("invalid");
      return { id: proof.nonce, expiresAt: proof.expiresAt };
    },
  };
}
