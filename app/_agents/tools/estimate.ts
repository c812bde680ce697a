import { getCost, getUsage, planThatFits } from "@/features/compute-units/server";
import { localizePath } from "@/features/shared/locale";
import { loadPlans, loadPriceMethods } from "@/features/shared/platform/server";

import { findKnownChain } from "@/app/_agents/tools/findKnownChain";
import { defineTool, from, maybe, number, rows, text, texts, ToolError } from "@/app/_agents/tool";

type Input = { calls: { method: string; count: number }[]; chain?: string; archive?: boolean };

export const estimate = defineTool<Input>({
  name: "estimate",
  title: "Estimate a month",
  description: "Compute units a month of a mix of calls on a chain, and the cheapest plan that carries it.",
  properties: {
    calls: {
      type: "array",
      minItems: 1,
      maxItems: 100,
      items: {
        type: "object",
        properties: {
          method: { type: "string", maxLength: 100 },
          count: { type: "number", minimum: 0, maximum: 1e15, description: "calls a month" },
        },
        required: ["method", "count"],
      },
    },
    chain: { type: "string", maxLength: 60, default: "eth" },
    archive: { type: "boolean", default: false },
  },
  required: ["calls"],
  output: {
    chain: text,
    lines: rows,
    unknown: texts,
    units: number,
    formula: text,
    plan: maybe({ type: "object" }),
    note: maybe(text),
  },
  run: async ({ calls, chain: name = "eth", archive = false, locale }) => {
    const chain = findKnownChain(name);
    const [{ value: prices }, { value: plans }] = await Promise.all([loadPriceMethods(chain.key), loadPlans()]);
    if (!prices || !plans) throw new ToolError("The price list cannot be read right now. Repeat the call later.");
    const isArchive = archive && chain.hasArchive;
    const { costs, unknown, total } = getCost(calls, prices, isArchive);
    const load = { calls: costs.reduce((sum, { count }) => sum + count, 0), units: total, readsArchive: isArchive };
    const plan = costs.length > 0 ? planThatFits(plans.plans, load) : undefined;
    return {
      chain: chain.key,
      lines: costs,
      unknown: unknown.map(({ method }) => method),
      units: total,
      formula: `multiplier of the chain (${prices.multiplier}) × multiplier of the method${isArchive ? ` × ${prices.archiveMultiplier} on archive data` : ""}`,
      ...(plan
        ? {
            plan: {
              name: plan.name,
              pricePerMonth: plan.pricePerMonth,
              currency: plans.currency,
              usage: getUsage(plan, load) ?? null,
            },
          }
        : {}),
      ...(archive && !isArchive ? { note: `${chain.name} is not offered with archive data.` } : {}),
      ...from(localizePath(`/pricing/compute-units/?chain=${chain.key}`, locale)),
    };
  },
});
