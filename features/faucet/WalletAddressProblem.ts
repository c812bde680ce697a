const problems = ["missing", "malformed", "checksum", "zero", "faucet", "contract"] as const;

/** What is wrong with an address; the back end alone knows contracts. */
export type WalletAddressProblem = (typeof problems)[number];

/** Whether the back end named one of these. */
export const isProblem = (value: string | undefined): value is WalletAddressProblem =>
  problems.some((one) => one === value);
