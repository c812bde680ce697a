import type { Claim, Faucet } from "@/features/shared/contracts/faucetApi";

/** A faucet that pays, in the form of the back end. */
export const newFaucet = (changes: Partial<Faucet> = {}): Faucet => ({
  id: "eth-sepolia",
  protocol: "eth",
  name: "Ethereum Sepolia",
  chainId: 11155111,
  symbol: "ETH",
  explorer: "https://sepolia.etherscan.io",
  payout: "50000000000000000",
  cooldownSeconds: 86_400,
  state: "ready",
  balance: "10000000000000000000000",
  local: true,
  faucetAddress: "0xead81C4Da3f2EA797a745e93CeDbb6D1906B7da4",
  confirmations: 1,
  rules: { perVisitorNetworkADay: 5, perFaucetADay: 2_000 },
  reason: null,
  nextEligibleAt: null,
  difficulty: { claimsToday: 0, estimatedSeconds: 1 },
  latestPayouts: [],
  ...changes,
});

/** A claim accepted a moment ago. */
export const newClaim = (changes: Partial<Claim> = {}): Claim => ({
  claimId: "LbGXq5oV0o7E0Z1rJxkT2w",
  network: "eth-sepolia",
  address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  amount: "50000000000000000",
  symbol: "ETH",
  local: true,
  state: "queued",
  ahead: 0,
  transaction: null,
  explorerUrl: null,
  reason: null,
  createdAt: "2026-11-21T08:00:00.000Z",
  signedAt: null,
  sentAt: null,
  endedAt: null,
  ...changes,
});
