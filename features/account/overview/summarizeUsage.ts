import type { Usage, UsageRow } from "@/features/shared/contracts/accountKeys";

export type Sum = { name: string; requests: number; units: number };

const dayMs = 24 * 3600 * 1000;

/** Every day from the first to the last, those without calls too. */
export function sumByDay({ from, to, rows }: Usage): Sum[] {
  const sums = new Map(sumBy(rows, ({ day }) => day).map((sum) => [sum.name, sum]));
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const name = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    return sums.get(name) ?? { name, requests: 0, units: 0 };
  });
}

// The calculator's field takes this many lines.
const maxLines = 40;

/** The query of the calculator with the calls of the chain that is called most; `undefined` without calls. */
export function toCalculatorQuery(rows: readonly UsageRow[]): string | undefined {
  const [chain] = sumBy(rows, (row) => row.chain);
  if (!chain) return undefined;
  const calls = sumBy(
    rows.filter((row) => row.chain === chain.name),
    ({ method }) => method,
  );
  const mix = calls.slice(0, maxLines).map(({ name, requests }) => `${name} ${requests}`);
  return new URLSearchParams({ chain: chain.name, mix: mix.join("\n") }).toString();
}

/** Sums by a name, the largest first. */
export function sumBy(rows: readonly UsageRow[], getName: (row: UsageRow) => string): Sum[] {
  const sums = [...Map.groupBy(rows, getName)].map(([name, own]) => ({
    name,
    requests: own.reduce((sum, { requests }) => sum + requests, 0),
    units: own.reduce((sum, { units }) => sum + units, 0),
  }));
  return sums.sort((a, b) => b.requests - a.requests || b.units - a.units);
}
