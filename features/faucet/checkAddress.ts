import { isAddress } from "viem/utils";

import { readPastedAddress } from "@/features/shared/contracts/pastedText";

import type { CheckedAddress } from "./ClaimState";

/** The wallet address in a typed or pasted text, or why it cannot be paid. `faucet` is the paying address. */
export function checkAddress(text: string, faucet: string): CheckedAddress {
  const read = readPastedAddress(text);
  if ("problem" in read) return read;
  const { address } = read;
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isOneCase && !isAddress(address)) return { problem: "checksum" };
  if (/^0+$/.test(digits)) return { problem: "zero" };
  return address.toLowerCase() === faucet.toLowerCase() ? { problem: "faucet" } : { address };
}
