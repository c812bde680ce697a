import { solveCaptcha } from "@/features/shared/captcha/solveCaptcha";

import type { WalletAddressProblem } from "./WalletAddressProblem";
import { requestClaim, requestFaucet, requestState } from "./api";
import * as lastClaim from "./lastClaim";
import { watchClaim } from "./watchClaim";

/** What a claim reaches the world by. */
export const claimTools = {
  request: requestFaucet,
  state: requestState,
  claim: requestClaim,
  solve: solveCaptcha,
  watch: watchClaim,
  kept: lastClaim,
  check: checkWalletAddress,
};

export type ClaimTools = typeof claimTools;

// The checksum needs a hash function, which nobody needs who only looks.
async function checkWalletAddress(walletAddress: string, faucet: string): Promise<WalletAddressProblem | undefined> {
  try {
    return (await import("./findAddressProblem")).findAddressProblem(walletAddress, faucet);
  } catch (error) {
    // The back end checks the address as well.
    console.error("faucet: the address could not be checked here", error);
    return undefined;
  }
}
