import { isAddress } from "viem/utils";

import type { WalletAddressProblem } from "./ClaimState";

/** Validates a typed wallet address; `undefined` when it can be paid. `faucet` is the paying address. */
export function findAddressProblem(text: string, faucet: string): WalletAddressProblem | undefined {
  const walletAddress = text.trim();
  if (walletAddress === "") return "missing";
  if (!isAddress(walletAddress, { strict: false })) return "malformed";
  const digits = walletAddress.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isOneCase && !isAddress(walletAddress)) return "checksum";
  if (/^0x0{40}$/i.test(walletAddress)) return "zero";
  return walletAddress.toLowerCase() === faucet.toLowerCase() ? "faucet" : undefined;
}
