import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { CostCurve, PlanCards, PlanTable } from "@/features/pricing/server";
import { accountUrl, keyUrl } from "@/features/shared/accountUrl";
import { loadPlans } from "@/features/shared/platform/server";

export default async function Pricing({ slice, context }: SliceProps<Content.PricingSlice>) {
  const { locale } = context;
  const { title, lede, note } = slice.primary;
  const plans = await loadPlans();
  if (slice.variation === "curve") {
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
        <CostCurve plans={plans} locale={locale} />
      </SliceSection>
    );
  }
  const { details } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      {slice.variation === "table" ? (
        <PlanTable plans={plans} locale={locale} hasLinks={Boolean(details)} />
      ) : (
        <PlanCards
          plans={plans}
          locale={locale}
          accountUrl={accountUrl}
          keyUrl={keyUrl}
          details={details}
          heading={isFilled.richText(title) ? "h3" : "h2"}
        />
      )}
    </SliceSection>
  );
}
