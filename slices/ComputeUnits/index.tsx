import type { Content } from "@prismicio/client";

import { Calculator, MethodPrices } from "@/features/compute-units";
import { defaultChain, Workloads } from "@/features/compute-units/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { documentedFamilies } from "@/features/shared/catalogue/methodPages";
import { loadPlans, loadPriceMethods } from "@/features/shared/platform/server";

export default async function ComputeUnits({ slice, context }: SliceProps<Content.ComputeUnitsSlice>) {
  const { locale, query } = context;
  const { title, lede, note } = slice.primary;
  if (slice.variation === "workloads") {
    const [prices, plans] = await Promise.all([loadPriceMethods(defaultChain), loadPlans()]);
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
        <Workloads prices={prices} plans={plans} locale={locale} />
      </SliceSection>
    );
  }
  const served = catalogue.filter(({ status }) => status === "available");
  const chain = served.find(({ key }) => key === findChain(query.chain ?? "")?.key)?.key ?? defaultChain;
  const [prices, plans] = await Promise.all([loadPriceMethods(chain), loadPlans()]);
  const chains = served.map(({ key, name, hasArchive }) => ({ key, name, hasArchive }));
  const start = {
    chain,
    q: query.q ?? "",
    mix: query.mix ?? "",
    isArchive: query.archive === "1",
    prices: prices.value,
    failedSince: prices.value ? undefined : prices.failedSince,
  };
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      {slice.variation === "calculator" ? (
        <Calculator
          start={start}
          chains={chains}
          plans={plans.value?.plans ?? []}
          currency={plans.value?.currency ?? "USD"}
          locale={locale}
        />
      ) : (
        <MethodPrices start={start} chains={chains} documented={documentedFamilies} locale={locale} />
      )}
    </SliceSection>
  );
}
