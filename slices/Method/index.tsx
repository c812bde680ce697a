import type { Content } from "@prismicio/client";

import { loadGateway, MethodRequest } from "@/features/console/server";
import { RichText, SliceSection } from "@/features/content";
import type { SliceContext, SliceProps } from "@/features/content";
import { loadEndpointHost } from "@/features/content/server";
import { MethodChains, MethodDetails, MethodIdentity, AdjacentMethods } from "@/features/methods/server";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import type { MethodReference } from "@/features/shared/catalogue/references";
import type { Locale } from "@/features/shared/locale";

export default async function Method({ slice, context }: SliceProps<Content.MethodSlice>) {
  const { locale } = context;
  const page = findMethodPage(slice.primary.method || context.parameters.method || "");
  const reference = page && findReference(page.family, page.method);
  if (!reference) return null;
  if (slice.variation === "default") {
    return (
      <SliceSection slice={slice} locale={locale}>
        <MethodIdentity page={page} reference={reference} locale={locale}>
          <RichText field={slice.primary.lede} locale={locale} />
        </MethodIdentity>
      </SliceSection>
    );
  }
  const { title, lede } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      {slice.variation === "request"
        ? await drawRequest(page, context)
        : drawPart(slice.variation, page, reference, locale)}
    </SliceSection>
  );
}

type Part = Exclude<Content.MethodSlice["variation"], "default" | "request">;

function drawPart(part: Part, page: MethodPage, reference: MethodReference, locale: Locale) {
  if (part === "details") return <MethodDetails reference={reference} locale={locale} />;
  if (part === "chains") return <MethodChains page={page} locale={locale} />;
  return <AdjacentMethods page={page} locale={locale} />;
}

async function drawRequest({ family, method }: MethodPage, { locale, samples }: SliceContext) {
  const chain = findMethodChain(family, method);
  if (!chain) return null;
  const [host, gateway] = await Promise.all([loadEndpointHost(locale), loadGateway(chain)]);
  return (
    <MethodRequest chain={chain} methodName={method} gateway={gateway} host={host} bar={samples} locale={locale} />
  );
}
