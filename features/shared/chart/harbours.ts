import type { RegionId } from "@/features/shared/platform/regions";

import type { Position } from "./projectPoint";

/** A region on the chart: its location, the position of its name, and the bearing of its rings' labels. */
export type Harbour = { id: RegionId; position: Position; nameSide: "start" | "end"; labelBearing: number };

/** The regions as harbours of the chart. */
export const harbours: readonly Harbour[] = [
  { id: "nyc", position: [-74, 40.7], nameSide: "start", labelBearing: 150 },
  { id: "fra", position: [8.7, 50.1], nameSide: "end", labelBearing: 190 },
  { id: "sgp", position: [103.8, 1.3], nameSide: "end", labelBearing: 290 },
];
