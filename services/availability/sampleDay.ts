import { createHash } from "node:crypto";

import type { Region } from "./ProbeResult.ts";

type DayFigures = {
  samples: number;
  reachable: number;
  p50: number | null;
  p95: number | null;
  behind: number | null;
};

// One probe a minute.
const samples = 1440;
const gapShare = 0.012;
const dipShare = 0.03;
const behindShare = 0.04;
const typicalLatency: Record<Region, number> = { nyc: 38, fra: 44, sgp: 71 };

/** A day of sample figures, deterministic for the chain, region and day; `undefined` for a day without measurements. */
export function sampleDay(protocol: string, region: Region, day: string): DayFigures | undefined {
  const [gap, dip, depth, speed, tail, lag] = chances(`${protocol}|${region}|${day}`);
  if (gap < gapShare) return undefined;
  const [ownSpeed] = chances(protocol);
  const p50 = typicalLatency[region] * (0.7 + ownSpeed * 0.9) * (0.92 + speed * 0.16);
  return {
    samples,
    // A dip costs up to 13 of 1,440 minutes: 99.1% at worst.
    reachable: dip < dipShare ? samples - 1 - Math.floor(depth * 13) : samples,
    p50: tenth(p50),
    p95: tenth(p50 * (1.7 + tail)),
    behind: lag < behindShare ? 1 : 0,
  };
}

type Six = [number, number, number, number, number, number];

/** Six numbers from 0 to 1, derived from a text. */
function chances(text: string): Six {
  const bytes = createHash("sha256").update(text).digest();
  const at = (index: number) => bytes.readUInt32BE(index * 4) / 2 ** 32;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
