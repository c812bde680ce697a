import { appendFileSync } from "node:fs";

import { printTable } from "./table.ts";

type Gate = { name: string; measured: string; target: string; isMet: boolean };

/** The targets of a measurement. */
export class Gates {
  private readonly all: Gate[] = [];

  /** A value with an upper limit. */
  atMost(name: string, value: number, limit: number, unit = ""): void {
    this.add(name, value, `≤ ${limit}`, value <= limit, unit);
  }

  /** A value with a lower limit. */
  atLeast(name: string, value: number, mark: number, unit = ""): void {
    this.add(name, value, `≥ ${mark}`, value >= mark, unit);
  }

  /** Prints every target with its measurement, reports them to the whole run, and fails the process when one is missed. */
  finish(): void {
    printTable([
      ["target", "measured", "wanted", "met"],
      ...this.all.map(({ name, measured, target, isMet }) => [name, measured, target, isMet ? "yes" : "NO"]),
    ]);
    const { BENCH_GATES } = process.env;
    if (BENCH_GATES) appendFileSync(BENCH_GATES, this.all.map((gate) => `${JSON.stringify(gate)}\n`).join(""));
    if (this.all.some(({ isMet }) => !isMet)) process.exitCode = 1;
  }

  private add(name: string, value: number, target: string, isMet: boolean, unit: string): void {
    const suffix = unit ? ` ${unit}` : "";
    this.all.push({ name, measured: `${round(value)}${suffix}`, target: `${target}${suffix}`, isMet });
  }
}

const round = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
};
