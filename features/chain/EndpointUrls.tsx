import { clsx } from "clsx";

import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { networkName, technicalName } from "@/features/shared/catalogue/names";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { messages } from "./messages";
import styles from "./EndpointUrls.module.css";

type Props = { chain: Chain; network: Network; name: string; host: string; locale: Locale };

/** The URL of one interface in each region; the style shows that of the region chosen in the nearest scope. */
export function EndpointUrls({ chain, network, name, host, locale }: Props) {
  return regions.map(({ id, name: { [locale]: region } }) => (
    <EndpointUrl
      key={id}
      url={getEndpointUrl(host, id, chain.key, network.id, name)}
      of={`${technicalName(name, locale)} ${networkName(network.name, locale)} ${region}`}
      region={id}
      locale={locale}
    />
  ));
}

type UrlProps = { url: string; of: string; region?: string; locale: Locale };

/** One URL with its copy button; `of` names it for screen readers. */
export const EndpointUrl = ({ url, of, region, locale }: UrlProps) => (
  <span className={clsx(styles.root, region && styles.regional)} data-region={region}>
    <CodeName>{url}</CodeName>
    <CopyButton text={url} locale={locale} label={messages[locale].copyAddress(of)} quiet />
  </span>
);

/** Where a choice of a region holds. */
export const endpointScope = styles.scope;
