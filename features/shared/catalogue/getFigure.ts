import "server-only";

import { isOwnKey } from "@/features/shared/contracts/ownValue";
import plans from "@/content/data/plans.json";

import { catalogue } from "./catalogue";
import { countAllMethods } from "./methodCounts";

const planFigure = (id: string, field: "requestsPerDay" | "requestsPerSecond") => {
  const plan = plans.plans.find((one) => one.id === id);
  return plan && field in plan ? Number(Object.entries(plan).find(([name]) => name === field)?.[1]) : 0;
};

/** Figures that an editor can show, each counted from the data of the site. */
const figures = {
  chains: () => catalogue.length,
  available_chains: () => catalogue.filter(({ status }) => status === "available").length,
  networks: () => catalogue.reduce((sum, { networks }) => sum + networks.length, 0),
  interfaces: () => new Set(catalogue.flatMap(({ interfaces }) => interfaces)).size,
  regions: () => 3,
  free_requests_per_day: () => planFigure("free", "requestsPerDay"),
  unlimited_requests_per_second: () => planFigure("unlimited", "requestsPerSecond"),
  methods: countAllMethods,
} satisfies Record<string, () => number>;

const isFigure = (name: string): name is keyof typeof figures => isOwnKey(figures, name);

/** The figure an editor chose, as a number; `undefined` for `none` and unknown names. */
export const getFigure = (name: string | null | undefined) => (name && isFigure(name) ? figures[name]() : undefined);
