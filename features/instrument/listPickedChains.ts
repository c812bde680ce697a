import type { Chain } from "@/features/shared/catalogue/chain";

/** A chain that can be picked, with the network and interface of its first endpoint. */
export type PickedChain = { key: string; name: string; network: string; interface: string };

/** The chains that answer, by name, each with its main network and JSON-RPC where it has it. */
export const listPickedChains = (catalogue: readonly Chain[]): PickedChain[] =>
  catalogue
    .filter(({ status }) => status === "available")
    .map(({ key, name, networks: [network], interfaces }) => ({
      key,
      name,
      network: network?.id ?? "mainnet",
      interface: interfaces.includes("json-rpc") ? "json-rpc" : (interfaces[0] ?? "json-rpc"),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
