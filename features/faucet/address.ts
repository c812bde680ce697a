import { isAddress } from "viem/utils";

import type { AddressProblem } from "./addressProblem";

/** The problem of an address somebody typed, or `undefined` when it can be paid. `faucet` is who pays. */
export function findProblem(text: string, faucet: string): AddressProblem | undefined {
  const address = text.trim();
  if (address === "") return "missing";
  if (!isAddress(address, { strict: false })) return "malformed";
  const digits = address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isOneCase && !isAddress(address)) return "checksum";
  if (/^0x0{40}$/i.test(address)) return "zero";
  return address.toLowerCase() === faucet.toLowerCase() ? "faucet" : undefined;
}
