import { solveCaptcha } from "@/features/shared/captcha/solveCaptcha";

import type { CheckedAddress } from "./ClaimState";
import { requestClaim, requestFaucet, requestState } from "./api";
import { deleteClaimId, findClaimId, saveClaimId } from "./lastClaim";
import { watchClaim } from "./watchClaim";

/** External functions of the store: requests, proof of work, events. */
export const claimTools = {
  request: requestFaucet,
  state: requestState,
  claim: requestClaim,
  solve: solveCaptcha,
  watch: watchClaim,
  storage: { deleteClaimId, findClaimId, saveClaimId },
  check: checkWalletAddress,
};

export type ClaimTools = typeof claimTools;

// Lazy: the checksum needs a hash function that most visitors never use.
async function checkWalletAddress(walletAddress: string, faucet: string): Promise<CheckedAddress> {
  try {
    return (await import("./checkAddress")).checkAddress(walletAddress, faucet);
  } catch (error) {
    // The back end validates it too.
    console.error("faucet: the address could not be checked here", error);
    return { address: walletAddress.trim() };
  }
}
