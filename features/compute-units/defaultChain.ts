/** The chain that is shown when an address names none. */
export const defaultChain = "eth";

/** How an address says which chain is shown; not at all for the usual one. */
export const toChainParam = (chain: string) => (chain === defaultChain ? "" : chain);
