import type { Chain } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { requestSamples } from "@/features/shared/requests/requestSamples";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

import { findExample, networksWith, toWire } from "./example";

type Props = {
  chain: Chain;
  host: string;
  locale: Locale;
};

/** The first request one would send, in five languages; the console below shows its response. */
export function ChainRequest({ chain, host, locale }: Props) {
  const example = findExample(chain);
  if (!example) return null;
  const network = networksWith(chain, example.interface)[0] ?? chain.networks[0];
  const url = getEndpointUrl(host, usualRegion, chain.key, network?.id ?? "mainnet", example.interface);
  return <CodeTabs name={`${chain.key}-request`} samples={requestSamples(toWire(url, example))} locale={locale} />;
}
