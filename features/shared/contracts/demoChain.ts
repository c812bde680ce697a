import { translate } from "./translate.ts";

/** The demo chain: a local EVM chain that answers where no node is configured. It is never called Mainnet. */
export const demoChain = {
  chain: "eth",
  network: "demo",
  name: translate({ en: "Demo chain", cn: "演示链" }),
  chainId: 7_357_001,
  currency: { name: "Demo Ether", symbol: "DETH", decimals: 18 },
  /** Seconds from one block to the next while anyone uses it. */
  blockSeconds: 3,
  /** Largest gas limit of a transaction, and of a call. */
  maxTransactionGas: 2_000_000,
  maxCallGas: 10_000_000,
  /** Publicly known mnemonic of the development accounts; accounts 0 to 4 are for visitors. */
  mnemonic: "test test test test test test test test test test test junk",
  accounts: [
    "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
    "0x90F79bf6EB2c4f870365E785982E1f101E93b906",
    "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65",
  ],
  /** Private key of account 0, for signing in samples. It is public, so it must hold nothing on any other chain. */
  samplePrivateKey: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
  /** Contracts that are there from the first block on, with their Solidity sources in services/platform/demo/contracts. */
  token: { name: "Demo Token", symbol: "DEMO", decimals: 18, address: "0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35" },
  /** Block 2 transfers tokens to the accounts, first to account 0. Identical on every machine. */
  firstTransfers: {
    block: "0x2",
    blockHash: "0x58607eabd2c2930da5a16323f94f9bfa762d0b6e559833c81b5247d4f0b20e7f",
    transactionHash: "0xa233fcb7e9d4e89bbaafb62a4355b60d54f71c12f69737806f8c454d55b441c1",
  },
  collectible: { name: "Demo Flags", symbol: "FLAG", address: "0xA15BB66138824a1c7167f5E85b957d04Dd34E468" },
} as const;
