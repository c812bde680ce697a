import type {
  AvailabilityPercents,
  ChainHistory,
  Latencies,
  History as HistoryFigures,
} from "../../features/shared/contracts/availabilityApi.ts";
import type { Chain } from "../kit/catalog/readChains.ts";
import type { DayRow, Window } from "./History.ts";
import { regions } from "./ProbeResult.ts";
import type { Region } from "./ProbeResult.ts";

/** Percent of successful probes, to two decimals, rounded down: 99.999 is not 100. */
export const getPercent = ({ samples, reachable }: Pick<DayRow, "samples" | "reachable">) =>
  Math.floor((reachable * 10_000) / samples) / 100;

/** Percent over the window by chain and region, weighted by samples; chains without measurements are omitted. */
export function availability(window: Window, chains: Chain[]): AvailabilityPercents {
  const all = chains.map(({ key }) => [key, listRegions(window, key)] as const);
  return Object.fromEntries(all.filter(([, values]) => Object.keys(values).length > 0));
}

function listRegions(window: Window, protocol: string): Record<string, number> {
  const entries = regions.map((region) => {
    const rows = listRows(window, protocol, region);
    const samples = rows.reduce((sum, row) => sum + row.samples, 0);
    const reachable = rows.reduce((sum, row) => sum + row.reachable, 0);
    return { region, samples, reachable };
  });
  const measured = entries.filter(({ samples }) => samples > 0);
  return Object.fromEntries(measured.map((entry) => [entry.region, getPercent(entry)]));
}

/** Percent by day of every chain measured in the window; `null` for days without measurements. */
export function history(window: Window, chains: Chain[]): HistoryFigures {
  const known = chains.filter(({ key }) => regions.some((region) => listRows(window, key, region).length > 0));
  const protocols = known.map(({ key }) => [key, byRegion((region) => percents(window, key, region))]);
  return {
    sample: hasSample(window, known),
    ...span(window),
    regions: [...regions],
    protocols: Object.fromEntries(protocols),
  };
}

const percents = (window: Window, protocol: string, region: Region) =>
  window.rows(protocol, region).map((row) => (row ? getPercent(row) : null));

/** The p50 of every chain on the window's last day, by region, and that of an older day where the last one has none. */
export function latencies(window: Window, chains: Chain[]): Latencies {
  const { to: day } = span(window);
  const rows = chains.flatMap(({ key }) => regions.flatMap((region) => findNewestLatency(window, key, region) ?? []));
  return {
    sample: hasSample(window, chains),
    day,
    protocols: byChain(
      rows.filter((row) => row.day === day),
      ({ p50 }) => roundTenth(p50),
    ),
    older: byChain(
      rows.filter((row) => row.day !== day),
      (row) => ({ day: row.day, p50: roundTenth(row.p50) }),
    ),
  };
}

const byChain = <Row extends DayRow, T>(rows: Row[], toFigure: (row: Row) => T) =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ protocol }) => protocol)].map(([protocol, own]) => [
      protocol,
      Object.fromEntries(own.map((row) => [row.region, toFigure(row)])),
    ]),
  );

const maxLatencyAgeDays = 7;

/** The newest day of a chain in a region that has a latency, in the window's last seven days. */
export const findNewestLatency = (window: Window, protocol: string, region: string) =>
  window
    .rows(protocol, region)
    .slice(-maxLatencyAgeDays)
    .findLast((row): row is DayRow & { p50: number } => typeof row?.p50 === "number");

/** Every figure of one chain, day by day. */
export function chainHistory(window: Window, chain: Chain): ChainHistory {
  const rows = byRegion((region) => window.rows(chain.key, region));
  const days = window.days.map((day, index) => ({
    day,
    regions: byRegion((region) => toFigures(rows[region]?.[index])),
  }));
  return { protocol: chain.key, sample: hasSample(window, [chain]), ...span(window), days };
}

const toFigures = (row: DayRow | undefined) =>
  row
    ? { samples: row.samples, reachable: row.reachable, p50: tenth(row.p50), p95: tenth(row.p95), behind: row.behind }
    : null;

/** Whether any figure of these chains in the window is a sample. */
export const hasSample = (window: Window, chains: Chain[]) =>
  chains.some(({ key }) => regions.some((region) => listRows(window, key, region).some(({ sample }) => sample)));

/** The days of a chain in a region within the window, oldest first. */
export const listRows = (window: Window, protocol: string, region: string): DayRow[] =>
  window.rows(protocol, region).filter((row) => row !== undefined);

/** Milliseconds to one decimal. */
export const tenth = (value: number | null) => (value === null ? null : roundTenth(value));

const roundTenth = (value: number) => Math.round(value * 10) / 10;

const span = ({ days }: Window) => ({ from: days[0] ?? "", to: days.at(-1) ?? "" });

const byRegion = <T>(make: (region: Region) => T) =>
  Object.fromEntries(regions.map((region) => [region, make(region)]));
