import type { Challenge } from "altcha-lib";
import { number, object, string } from "yup";

import { HttpError } from "../../kit/HttpError.ts";
import { ProofOfWork } from "../../kit/ProofOfWork.ts";
import type { Difficulty } from "./difficulty.ts";
import { createHmac } from "node:crypto";

const validMs = 20 * 60_000;
const dataSchema = object({
  network: string().required(),
  visitor: string().required(),
  level: number().required(),
});

/** Data that a proof is bound to. */
type Purpose = { network: string; visitor: string };

const messages = {
  missing: "The proof of work is missing.",
  invalid: "The proof of work does not hold.",
  expired: "The proof of work has expired; ask for a new task.",
  too_weak: "Your network has asked meanwhile, so more work is due; ask for a new task.",
  used: "This proof of work has paid for another claim.",
};

/** The 403 error for an invalid proof. */
export const proofError = (kind: keyof typeof messages) => new HttpError(403, `captcha_${kind}`, messages[kind]);

/** Proofs of work of claims, bound to one network and one visitor. */
export class ClaimProofs {
  private readonly proofs: ProofOfWork<Purpose & { level: number }>;

  constructor(secret: string) {
    this.proofs = new ProofOfWork({
      secrets: { challenge: deriveSecret(secret, "challenge"), solution: deriveSecret(secret, "solution") },
      validMs,
      isData: (value) => dataSchema.isValidSync(value, { strict: true }),
    });
  }

  /** A challenge with the average number of tries of its difficulty. */
  create({ network, visitor }: Purpose, { level, cost, expectedTries }: Difficulty): Promise<Challenge> {
    const spread = Math.floor(expectedTries / 4);
    const work = { cost, minTries: expectedTries - spread, maxTries: expectedTries + spread };
    return this.proofs.createChallenge({ network, visitor, level }, work);
  }

  /**
   * Name and level of the proof in a token; throws a 403 `HttpError`. Whether it was used is stored with the claims.
   */
  async verify(token: string | undefined, purpose: Purpose): Promise<{ proof: string; level: number }> {
    if (!token) throw proofError("missing");
    const proof = await this.proofs.verify(token);
    if ("problem" in proof) throw proofError(proof.problem);
    const { network, visitor, level } = proof.data;
    if (network !== purpose.network || visitor !== purpose.visitor) throw proofError("invalid");
    return { proof: proof.signature, level };
  }
}

/** Derives a key per purpose from one secret, so that a signature for one purpose is invalid for another. */
export const deriveSecret = (secret: string, purpose: string) =>
  createHmac("sha256", secret).update(`faucet ${purpose}`).digest("hex");
