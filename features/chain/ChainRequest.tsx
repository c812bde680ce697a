import { networkName } from "@/features/shared/catalogue/names";
import { env } from "@/features/shared/env";
import { usualRegion } from "@/features/shared/platform/regions";
import { getDemoUrl, getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { requestSamples } from "@/features/shared/requests/requestSamples";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

import type { Props } from "./ChainEndpoints";
import { findExample, networksWith, toWire } from "./example";
import { messages } from "./messages";
import styles from "./ChainEndpoints.module.css";

/** The first request one would send, in five languages, to an endpoint that responds; the console below shows the response. */
export function ChainRequest({ chain, host, isConnected, hasDemo, locale }: Props) {
  const example = findExample(chain);
  if (!example) return null;
  const network = networksWith(chain, example.interface)[0] ?? chain.networks[0];
  if (!network) return null;
  const isDemo = hasDemo && chain.families.includes("evm") && !isConnected(network);
  const url = isDemo
    ? getDemoUrl(env.SITE_URL)
    : getEndpointUrl(host, usualRegion, chain.key, network.id, example.interface);
  return (
    <>
      <CodeTabs name={`${chain.key}-request`} samples={requestSamples(toWire(url, example))} locale={locale} />
      {isDemo ? <p className={styles.note}>{messages[locale].demoRequest(networkName(network.name, locale))}</p> : null}
    </>
  );
}
