/** The chain that is shown when a URL names none. */
export const defaultChain = "eth";

/** The query that selects a chain; empty for the default one. */
export const toChainParam = (chain: string) => (chain === defaultChain ? "" : chain);
