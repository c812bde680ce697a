import type { ComponentType } from "react";

import {
  AppchainParts,
  ClusterRotation,
  ContactTemplate,
  EnterpriseOrder,
  ExplorerList,
  ProgrammeTerm,
} from "@/features/diagrams/server";
import { Chart } from "@/features/shared/chart/Chart";
import type { Locale } from "@/features/shared/locale";
import { CostCurve } from "@/features/pricing/server";
import { loadHistory, loadPlans, loadPriceMethods } from "@/features/shared/platform/server";
import { UnitScale } from "@/features/compute-units/server";
import { CoveragePanel } from "@/features/nodes/server";
import { FleetPanel, loadDaySentence } from "@/features/tracker/server";

type HeroDrawing = {
  Drawing: ComponentType<{ locale: Locale }>;
  /** What the title says instead while it can be read. */
  loadTitle?: (locale: Locale) => Promise<string | undefined>;
};

/** What can stand beside a page's title, each drawn from the site's own data. */
const drawings: Record<string, HeroDrawing> = {
  availability: {
    Drawing: async ({ locale }) => <FleetPanel history={await loadHistory()} locale={locale} />,
    loadTitle: loadDaySentence,
  },
  costs: { Drawing: async ({ locale }) => <CostCurve plans={await loadPlans()} locale={locale} /> },
  units: { Drawing: async ({ locale }) => <UnitScale prices={await loadPriceMethods("eth")} locale={locale} /> },
  coverage: { Drawing: CoveragePanel },
  regions: { Drawing: ({ locale }) => <Chart locale={locale} choice="hero-region" /> },
  appchain: { Drawing: AppchainParts },
  cluster: { Drawing: ClusterRotation },
  enterprise: { Drawing: EnterpriseOrder },
  term: { Drawing: ProgrammeTerm },
  explorers: { Drawing: ExplorerList },
  message: { Drawing: ContactTemplate },
};

/** The drawing that an editor chose; nothing for an unknown name. */
export function HeroObject({ name, locale }: { name: string | null; locale: Locale }) {
  const { Drawing } = drawings[name ?? ""] ?? {};
  return Drawing ? <Drawing locale={locale} /> : null;
}

/** The title that a drawing's data makes, if it makes one. */
export const loadObjectTitle = (name: string | null, locale: Locale): Promise<string | undefined> =>
  drawings[name ?? ""]?.loadTitle?.(locale) ?? Promise.resolve(undefined);
