import { randomBytes } from "node:crypto";

import { getAddress } from "viem";

import { solveProof } from "../../run/solveProof.ts";
import { sendExpecting, someAddress, timeoutMs } from "./sendExpecting.ts";
import type { Habit } from "./Ledger.ts";

/** The faucet; its local test chain pays. */
export const faucet = { id: "eth-sepolia", chainId: 11155111 };

/** Claims coins for a new wallet every few seconds (the proof of work takes one); the key is the claim's id. */
export const claimCoins = (origin: string): Habit => ({
  pauseMs: 2_000,
  act: async (note) => {
    const url = `${origin}/faucet/v1/${faucet.id}`;
    const from = someAddress();
    const token = await solveProof(`${url}/challenge`, from, timeoutMs);
    const headers = { "recaptcha-token": token, "x-forwarded-for": from };
    const body = { address: getAddress(`0x${randomBytes(20).toString("hex")}`) };
    const text = await sendExpecting(`${url}/claims`, { method: "POST", headers, body }, 202);
    const { claimId }: { claimId: string } = JSON.parse(text);
    note("claim", claimId);
  },
});
