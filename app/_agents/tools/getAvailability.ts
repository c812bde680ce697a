import { localizePath } from "@/features/shared/locale";
import { loadAvailability, loadHistory, loadLatency } from "@/features/shared/platform/server";
import type { Latency } from "@/features/shared/platform/server";
import { findDowntime } from "@/features/shared/ui/DayBars/downtime";

import { findKnownChain } from "@/app/_agents/tools/findKnownChain";
import { defineTool, from, rows, text, ToolError } from "@/app/_agents/tool";

/** A region's median, with its day where that is older than the last one. */
const findLatency = ({ p50, day }: Partial<Latency["regions"][number]> = {}) => ({
  p50Ms: p50 ?? null,
  ...(day ? { p50Day: day } : {}),
});

export const getAvailability = defineTool<{ chain: string; days?: number }>({
  name: "get_availability",
  title: "Availability of a chain",
  description: "Percent of answered probes and median latency of a chain by region, with the last days.",
  properties: {
    chain: { type: "string", minLength: 1, maxLength: 60 },
    days: { type: "integer", minimum: 1, maximum: 90, default: 7 },
  },
  required: ["chain"],
  output: { chain: text, mean: { type: ["number", "null"] }, to: text, regions: rows },
  run: async ({ chain: name, days = 7, locale }) => {
    const { key } = findKnownChain(name);
    const [current, history, latency] = await Promise.all([loadAvailability(), loadHistory(), loadLatency(key)]);
    if (!current.value || !history.value)
      throw new ToolError("Availability cannot be read right now. Repeat the call later.");
    const percents = current.value[key] ?? {};
    const mean = findDowntime(history.value.protocols[key] ?? {})?.percent;
    const regions = history.value.regions.map((region) => ({
      region,
      percent: percents[region] ?? null,
      ...findLatency(latency.value?.regions.find(({ id }) => id === region)),
      days: history.value?.protocols[key]?.[region]?.slice(-days) ?? [],
    }));
    return {
      chain: key,
      mean: mean === undefined ? null : Number(mean),
      to: history.value.to,
      regions,
      ...from(localizePath(`/nodes/${key}/`, locale), history.value.sample),
    };
  },
});
