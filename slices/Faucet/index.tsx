import type { Content } from "@prismicio/client";

import { filledLink, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { ClaimWidget, FreshFaucetList } from "@/features/faucet";
import { FaucetList, loadFaucet, loadFaucets, OtherFaucets } from "@/features/faucet/server";
import { faucetIds, faucetName, isFaucetId } from "@/features/shared/faucetIds";
import type { FaucetId } from "@/features/shared/faucetIds";
import type { Locale } from "@/features/shared/locale";

export default async function Faucet({ slice, context }: SliceProps<Content.FaucetSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  if (slice.variation === "default") {
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
        <FreshFaucetList names={names} locale={locale}>
          <FaucetList faucets={await loadFaucets()} names={names} locale={locale} />
        </FreshFaucetList>
      </SliceSection>
    );
  }
  const id = getFaucetId(context.parameters.id, slice.primary.network);
  const faucet = await loadFaucet(id);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ClaimWidget id={id} faucet={faucet.value} locale={locale} />
      <OtherFaucets faucets={othersFor(id, slice.primary.others, locale)} locale={locale} />
    </SliceSection>
  );
}

/** The faucet of the URL, otherwise the editor's choice. */
function getFaucetId(parameter: string | undefined, choice: FaucetId | null): FaucetId {
  return parameter && isFaucetId(parameter) ? parameter : (choice ?? "eth-sepolia");
}

// Names for when the faucet service is down.
const names = Object.fromEntries(faucetIds.map((id) => [id, faucetName(id).join(" ")]));

const othersFor = (id: string, others: Content.FaucetSliceClaimPrimary["others"], locale: Locale) =>
  others.flatMap(({ name, link, networks, asks }) => {
    const serves = !networks || networks.split(/[\s,]+/).includes(id);
    const url = serves ? filledLink(link, locale)?.href : undefined;
    return name && url ? [{ name, url, asks: asks ?? "" }] : [];
  });
