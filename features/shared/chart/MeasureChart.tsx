"use client";

import { useState } from "react";

import type { Target } from "@/features/shared/latency/LatencyStore";
import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";
import { Button } from "@/features/shared/ui/Button";

import type { VisitorChart as VisitorChartType } from "./VisitorChart";
import { visitorMessages } from "./visitorMessages";

type Props = { targets: readonly Target[]; locale: Locale };

/** A button that adds the visitor to the chart; its code is loaded on click. */
export function MeasureChart({ targets, locale }: Props) {
  const text = visitorMessages[locale];
  const [Visitor, setVisitor] = useState<{ component: typeof VisitorChartType }>();
  const [isLoading, setLoading] = useState(false);
  if (Visitor) return <Visitor.component targets={targets} locale={locale} />;
  const begin = text[targets.some(({ url }) => url) ? "begin" : "beginSite"];
  const load = () => {
    setLoading(true);
    import("./VisitorChart")
      .then(({ VisitorChart }) => setVisitor({ component: VisitorChart }))
      .catch(reloadOnce)
      .finally(() => setLoading(false));
  };
  return (
    <p>
      <Button size="small" onClick={load} aria-disabled={isLoading}>
        {isLoading ? text.loading : begin}
      </Button>
    </p>
  );
}
