import { findSimilar } from "@/features/shared/contracts/findSimilar";
import type { PriceMethods } from "@/features/shared/contracts/platformApi";

/** A method and how often it is called a month. */
type Call = { method: string; count: number };

/** A call as a line of a mix, numbered from 1. */
export type MixCall = Call & { line: number };

export type Mix = { calls: MixCall[]; problems: { line: number; text: string }[] };

const multiples: Record<string, number> = {
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, k: 1e3, mn: 1e6, m: 1e6, bn: 1e9, b: 1e9 },
  ...{ 百万: 1e6, 千万: 1e7, 千: 1e3, 万: 1e4, 亿: 1e8 },
};
const units = Object.keys(multiples).join("|");

// Thousands separators of spreadsheets; a point needs two groups, because a single one may be a decimal point.
const grouped = /^\d{1,3}(?:(?:[\s'’]\d{3})+|(?:\.\d{3}){2,})$/;

const counted = new RegExp(String.raw`^(\d[\d,_]*(?:\.\d+)?)\s*(${units})?$`, "i");

/** Parses a count: `1200`, `1,200`, `1 200`, `1.2m`, `2 million`, `50 万`; `undefined` for anything else. */
function parseCount(text: string): number | undefined {
  const trimmed = text.trim();
  const match = counted.exec(grouped.test(trimmed) ? trimmed.replace(/\D/g, "") : trimmed);
  if (!match) return undefined;
  const [, digits = "", unit = ""] = match;
  const count = Number(digits.replace(/[,_]/g, "")) * (multiples[unit.toLowerCase()] ?? 1);
  return Number.isFinite(count) && count <= 1e15 ? Math.round(count) : undefined;
}

/** Reads a pasted list, one `method count` a line, in either order, with spaces, commas, tabs or colons between. */
export function readMix(text: string): Mix {
  const mix: Mix = { calls: [], problems: [] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const clean = line.trim();
    if (clean === "") continue;
    const call = readLine(clean);
    if (call) mix.calls.push({ line: index + 1, ...call });
    else mix.problems.push({ line: index + 1, text: clean.slice(0, 60) });
  }
  return mix;
}

const written = String.raw`\d{1,3}(?:[\s'’]\d{3})+|\d[\d,_.]*\s*(?:${units})?`;

// An x separates the two only when it is not part of a name such as `…AndIndex`.
const methodFirst = new RegExp(String.raw`^(.*?)(?:[\s,;:=×*]|(?<=\s)x(?=[\s\d]))+(${written})$`, "i");
const countFirst = new RegExp(String.raw`^(${written})(?:[\s;:=×*]|(?<=[\s\d]|${units})x(?=\s))+(.*)$`, "i");

function readLine(line: string): Call | undefined {
  const after = methodFirst.exec(line);
  const before = countFirst.exec(line);
  const method = (after?.[1] ?? before?.[2])?.trim().replace(/^["']|["']$/g, "");
  const count = parseCount(after?.[2] ?? before?.[1] ?? "");
  return method && count !== undefined ? { method, count } : undefined;
}

/** Sample mix of three common calls of a chain; empty where none is priced. */
export function getExampleMix({ methods }: PriceMethods): string {
  const ordinary = methods.filter(({ category }) => category === "read");
  const counts = ["600k", "900k", "50k"];
  return counts.flatMap((count, index) => (ordinary[index] ? [`${ordinary[index].method} ${count}`] : [])).join("\n");
}

export type Cost = { method: string; count: number; each: number; total: number };

/** A call of a method that the chain does not have, and a method of a similar name. */
type Unknown<One> = One & { similar: string | undefined };

/** Cost of a mix on a chain; methods the chain does not have are listed separately. */
export function getCost<One extends Call>(
  calls: readonly One[],
  prices: PriceMethods,
  isArchive: boolean,
): { costs: Cost[]; unknown: Unknown<One>[]; total: number } {
  const byName = new Map(prices.methods.map((method) => [method.method.toLowerCase(), method]));
  const costs: Cost[] = [];
  const unknown: Unknown<One>[] = [];
  for (const call of calls) {
    const { method, count } = call;
    const known = byName.get(method.toLowerCase());
    if (!known) {
      unknown.push({
        ...call,
        similar: findSimilar(
          method,
          prices.methods.map((one) => one.method),
        ),
      });
      continue;
    }
    const each = isArchive ? known.archiveComputeUnits : known.computeUnits;
    costs.push({ method: known.method, count, each, total: each * count });
  }
  return { costs, unknown, total: costs.reduce((sum, { total }) => sum + total, 0) };
}

/** The chain that is shown when a URL names none. */
export const defaultChain = "eth";

/** The query that selects a chain; empty for the default one. */
export const toChainParam = (chain: string) => (chain === defaultChain ? "" : chain);

/** Keys of the chains that are offered with archive data. */
export const withArchive = (chains: readonly { key: string; hasArchive: boolean }[]): string[] =>
  chains.flatMap(({ key, hasArchive }) => (hasArchive ? [key] : []));
