import { getAddress, isAddress, zeroAddress } from "viem";
import type { Address, Hex } from "viem";

type AddressProblem = "missing" | "malformed" | "checksum" | "zero" | "faucet" | "contract";

export const addressMessages: Record<AddressProblem, string> = {
  missing: "Enter the address to be paid.",
  malformed: "An address is 0x and 40 hexadecimal digits.",
  checksum: "The capital letters of this address do not fit (EIP-55): one of its characters is wrong.",
  zero: "Nobody owns the zero address.",
  faucet: "This address is the faucet itself.",
  contract: "This address is a contract; the faucet pays accounts only.",
};

/** The wallet address in EIP-55 form, or why it is invalid. */
export function readAddress(
  text: string,
  faucets: readonly Address[],
): { address: Address } | { problem: AddressProblem } {
  const trimmed = text.trim();
  if (trimmed === "") return { problem: "missing" };
  if (!isAddress(trimmed, { strict: false })) return { problem: "malformed" };
  const digits = trimmed.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isOneCase && !isAddress(trimmed)) return { problem: "checksum" };
  const address = getAddress(`0x${digits.toLowerCase()}`);
  if (address === zeroAddress) return { problem: "zero" };
  if (faucets.includes(address)) return { problem: "faucet" };
  return { address };
}

/** Whether this code belongs to a contract; an account that delegates to one (EIP-7702) is no contract. */
export const isContract = (code: Hex | undefined) =>
  code !== undefined && code !== "0x" && !code.startsWith("0xef0100");
