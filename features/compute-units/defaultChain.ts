/** The chain that is shown when a URL names none. */
export const defaultChain = "eth";

/** How a URL says which chain is shown; not at all for the usual one. */
export const toChainParam = (chain: string) => (chain === defaultChain ? "" : chain);
