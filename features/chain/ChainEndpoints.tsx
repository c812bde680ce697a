import { clsx } from "clsx";

import { keyUrl } from "@/features/shared/accountUrl";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { networkName, technicalName } from "@/features/shared/catalogue/names";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { env } from "@/features/shared/env";
import { sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { getDemoUrl, getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { AddToWallet } from "@/features/shared/wallet";

import { EndpointUrl, endpointScope, EndpointUrls } from "./EndpointUrls";
import { messages } from "./messages";
import { RegionChips } from "./RegionChips";
import styles from "./ChainEndpoints.module.css";

export type Props = {
  chain: Chain;
  host: string;
  /** Whether a node of this network is connected to this site. */
  isConnected: (network: Network) => boolean;
  /** Whether this site's gateway runs the demo chain. */
  hasDemo: boolean;
  locale: Locale;
};

/** URLs by network and interface, the demo chain as a network of its own; a network without a node here says so. */
export function ChainEndpoints({ chain, host, isConnected, hasDemo, locale }: Props) {
  const text = messages[locale];
  return (
    <div className={clsx(styles.root, endpointScope)}>
      {hasDemo && chain.key === demoChain.chain ? <DemoEndpoint locale={locale} /> : null}
      <RegionChips name={`${chain.key}-region`} locale={locale} />
      {chain.networks.map((network) => (
        <section key={network.id} className={styles.network}>
          <h3>
            {networkName(network.name, locale)}
            {isConnected(network) ? null : <span data-with-account=""> · {text.notConnectedShort}</span>}
          </h3>
          <ul>
            {(network.interfaces.length > 0 ? network.interfaces : chain.interfaces).map((name) => (
              <li key={name}>
                <span className={styles.name}>{technicalName(name, locale)}</span>
                <EndpointUrls chain={chain} network={network} name={name} host={host} locale={locale} />
              </li>
            ))}
          </ul>
          {isConnected(network) ? <Wallet chain={chain} network={network} host={host} locale={locale} /> : null}
        </section>
      ))}
      <p className={styles.note} data-without-account="">
        {text.keyNote}
        {sentenceGap(locale)}
        <a href={keyUrl} data-opens="">
          {text.getKey}
        </a>
      </p>
    </div>
  );
}

/** The network that answers on every installation of this site. */
function DemoEndpoint({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const name = demoChain.name[locale];
  return (
    <section className={styles.network} id="demo-chain">
      <h3>{name}</h3>
      <ul>
        <li>
          <span className={styles.name}>{technicalName("json-rpc", locale)}</span>
          <EndpointUrl url={getDemoUrl(env.SITE_URL)} of={name} locale={locale} />
        </li>
      </ul>
      <p className={styles.note}>{text.demoNote}</p>
      <AddToWallet
        network={{
          chain: demoChain.chain,
          network: demoChain.network,
          chainId: demoChain.chainId,
          name: demoChain.name.en,
          currency: demoChain.currency,
        }}
        keyUrl={keyUrl}
        locale={locale}
      />
    </section>
  );
}

type WalletProps = Pick<Props, "chain" | "host" | "locale"> & { network: Network };

/** Adds a network to a wallet; wallets support only EVM chains. */
function Wallet({ chain, network, host, locale }: WalletProps) {
  const name = network.interfaces.find((one) => one.startsWith("json-rpc"));
  if (!chain.families.includes("evm") || network.chainId === undefined || name === undefined) return null;
  const walletNetwork = {
    chain: chain.key,
    network: network.id,
    chainId: network.chainId,
    explorer: network.explorer,
    name: network.isTest ? `${chain.name} ${network.name}` : chain.name,
    currency: { name: chain.ticker, symbol: chain.ticker, decimals: 18 },
    documentedUrl: getEndpointUrl(host, usualRegion, chain.key, network.id, name),
  };
  return <AddToWallet network={walletNetwork} keyUrl={keyUrl} locale={locale} />;
}
