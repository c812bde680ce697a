import "server-only";

import { env } from "@/features/shared/env";

import type { RegionId } from "./regions";

/** Where the browser can measure the way to each region; without a URL it cannot. */
export const regionUrls: readonly { id: RegionId; url: string | undefined }[] = [
  { id: "nyc", url: env.REGION_NYC_URL },
  { id: "fra", url: env.REGION_FRA_URL },
  { id: "sgp", url: env.REGION_SGP_URL },
];
