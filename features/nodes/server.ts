import "server-only";

import { catalogue } from "@/features/shared/catalogue/catalogue";
import { currentKey } from "@/features/shared/catalogue/chain";
import { loadAvailability, loadHistory, loadNodes } from "@/features/shared/platform/server";

import type { NodeRow } from "./row";
import { toRows } from "./toRows";

export { readFilters } from "./filters";
export { NodePreview } from "./NodePreview";
export type { NodeRow } from "./row";

/** The list of nodes as it is now. */
export type NodeList = {
  rows: NodeRow[];
  /** Since when the nodes call fails and the catalogue stands in; `undefined` when it answers. */
  failedSince: string | undefined;
  /** True when the shown availability is sample data. */
  isSample: boolean;
};

/** Every chain with its state and availability; the built-in catalogue with the default when the back ends are down. */
export async function loadNodeList(): Promise<NodeList> {
  const [nodes, availability, history] = await Promise.all([loadNodes(), loadAvailability(), loadHistory()]);
  const rows = toRows(catalogue, {
    available: nodes.value && new Set(nodes.value.map(({ protocol }) => currentKey(protocol._key))),
    partners: new Set(
      nodes.value?.filter(({ isPartner }) => isPartner).map(({ protocol }) => currentKey(protocol._key)),
    ),
    // Without the nodes call the catalogue stands in with the default, as the list in the browser does.
    availability: nodes.value && availability.value,
    history: history.value?.protocols,
  });
  return { rows, failedSince: nodes.value ? undefined : nodes.failedSince, isSample: history.value?.sample ?? false };
}
