import { getAddress, isAddress, zeroAddress } from "viem";
import type { Address, Hex } from "viem";

import { readPastedAddress } from "../../../features/shared/contracts/pastedText.ts";
import type { PastedProblem } from "../../../features/shared/contracts/pastedText.ts";

type AddressProblem = PastedProblem | "checksum" | "zero" | "faucet" | "contract";

const addressMessages: Record<AddressProblem, string> = {
  missing: "Enter the address to be paid.",
  malformed: "An address is 0x and 40 hexadecimal digits.",
  name: "Names such as name.eth are not resolved here: enter the address that the name stands for.",
  several: "These are several addresses; enter the one to be paid.",
  digits: "An address has 40 hexadecimal digits after 0x.",
  letter: "After 0x an address has only the digits 0 to 9 and the letters a to f.",
  checksum: "The capital letters of this address do not fit (EIP-55): one of its characters is wrong.",
  zero: "Nobody owns the zero address.",
  faucet: "This address is the faucet itself.",
  contract: "This address is a contract; the faucet pays accounts only.",
};

/** A problem of a wallet address, with the sentence that tells it. */
export type RefusedAddress = { problem: AddressProblem; message: string };

/** The wallet address in a pasted text in EIP-55 form, or why there is none to be paid. */
export function readAddress(text: string, faucets: readonly Address[]): { address: Address } | RefusedAddress {
  const read = readPastedAddress(text);
  if ("problem" in read) return refuseAddress(read.problem, read.digits);
  const digits = read.address.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isOneCase && !isAddress(read.address)) return refuseAddress("checksum");
  const address = getAddress(`0x${digits.toLowerCase()}`);
  if (address === zeroAddress) return refuseAddress("zero");
  return faucets.includes(address) ? refuseAddress("faucet") : { address };
}

export const refuseAddress = (problem: AddressProblem, digits?: number): RefusedAddress => ({
  problem,
  message: digits === undefined ? addressMessages[problem] : `${addressMessages[problem]} This has ${digits}.`,
});

/** Whether this code belongs to a contract; an account that delegates to one (EIP-7702) is no contract. */
export const isContract = (code: Hex | undefined) =>
  code !== undefined && code !== "0x" && !code.startsWith("0xef0100");
