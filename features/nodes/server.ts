import "server-only";

import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { entriesByKey } from "@/features/shared/platform/entriesByKey";
import {
  loadAvailability,
  loadHistory,
  loadLatencies,
  loadMethodChecks,
  loadNodes,
} from "@/features/shared/platform/server";
import type { NodeEntry, Reading } from "@/features/shared/platform/server";

import type { NodeRow } from "./NodeRow";
import { earliest, isTooOld } from "./staleness";
import { toRows } from "./toRows";

export { readFilters } from "./filters";
export { InterfacePanel } from "./InterfacePanel";
export { NodePreview } from "./NodePreview";
export type { NodeRow } from "./NodeRow";

/** The list of nodes as it is now; times are ISO texts. */
export type NodeList = {
  rows: NodeRow[];
  /**
   * When the nodes call started to fail and the catalogue replaced it; `undefined` while its last good response is
   * used.
   */
  failedSince: string | undefined;
  /** Time of the list's oldest data while a call fails; `undefined` when all of it is fresh. */
  staleSince: string | undefined;
  /** When the oldest part of the list was read; `undefined` when the catalogue is used. */
  readAt: string | undefined;
  /** True when the shown availability is sample data. */
  isSample: boolean;
};

/**
 * Every chain with its state and availability. While a call fails, its last good response is used for an hour; then,
 * and at a cold start, the built-in catalogue with the unmeasured default availability.
 */
export async function loadNodeList(): Promise<NodeList> {
  const readings = await Promise.all([
    loadNodes(),
    loadAvailability(),
    loadHistory(),
    loadLatencies(),
    loadMethodChecks(),
  ]);
  const nodes = withoutOld(readings[0]);
  const availability = withoutOld(readings[1]);
  const history = withoutOld(readings[2]);
  const isUsable = nodes.value !== undefined;
  const rows = toRows(catalogue, {
    entries: nodes.value && entriesByKey(nodes.value),
    // Without the nodes call, use the catalogue and the default availability, as the list in the browser does.
    availability: isUsable ? availability.value : undefined,
    history: isUsable ? history.value?.protocols : undefined,
    latencies: isUsable ? withoutOld(readings[3]).value?.protocols : undefined,
    // Each has the day on which it was found.
    checks: readings[4].value,
  });
  return {
    rows,
    failedSince: isUsable ? undefined : nodes.failedSince,
    staleSince: isUsable ? earliest([nodes.staleSince, availability.staleSince]) : undefined,
    readAt: isUsable ? (earliest([nodes.staleSince, availability.staleSince]) ?? nodes.readAt) : undefined,
    isSample: history.value?.sample ?? false,
  };
}

/** The nodes call's entry of one chain; `undefined` when the call fails or lacks the chain. */
export async function loadNodeEntry(key: string): Promise<NodeEntry | undefined> {
  const entries = withoutOld(await loadNodes()).value ?? [];
  return entries.find(({ protocol }) => findChain(protocol._key)?.key === key);
}

const withoutOld = <T>(reading: Reading<T>): Reading<T> =>
  isTooOld(reading.staleSince) ? { ...reading, value: undefined, staleSince: undefined } : reading;
