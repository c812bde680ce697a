import "server-only";

import { env } from "@/features/shared/env";

import type { RegionId } from "./regions";

/** URLs with which the browser measures the latency to each region; without one it cannot. */
export const regionUrls: readonly { id: RegionId; url: string | undefined }[] = [
  { id: "nyc", url: env.REGION_NYC_URL },
  { id: "fra", url: env.REGION_FRA_URL },
  { id: "sgp", url: env.REGION_SGP_URL },
];
