import { keyUrl } from "@/features/shared/accountUrl";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { technicalName } from "@/features/shared/catalogue/names";
import { sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions, usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { Chip } from "@/features/shared/ui/Chip";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Flag } from "@/features/shared/ui/Flag";
import { Notice } from "@/features/shared/ui/Notice";

import { AddToWallet } from "@/features/shared/wallet";

import { messages } from "./messages";
import styles from "./ChainEndpoints.module.css";

type Props = { chain: Chain; host: string; locale: Locale };

/** URLs by network and interface; the region is a radio group, so choosing one needs no script. */
export function ChainEndpoints({ chain, host, locale }: Props) {
  const text = messages[locale];
  if (chain.status !== "available") return <Notice tone="warning">{text.noEndpoint}</Notice>;
  return (
    <div className={styles.root}>
      <fieldset className={styles.regions}>
        <legend className="visuallyHidden">{text.region}</legend>
        {regions.map(({ id, flag, name: { [locale]: name } }) => (
          <Chip key={id} name={`${chain.key}-region`} value={id} defaultChecked={id === usualRegion} data-region={id}>
            <Flag name={flag} /> {name}
          </Chip>
        ))}
      </fieldset>
      {chain.networks.map((network) => (
        <section key={network.id} className={styles.network}>
          <h3>{network.name}</h3>
          <ul>
            {(network.interfaces.length > 0 ? network.interfaces : chain.interfaces).map((name) => (
              <li key={name}>
                <span className={styles.name}>{technicalName(name, locale)}</span>
                {regions.map(({ id, name: { [locale]: region } }) => {
                  const url = getEndpointUrl(host, id, chain.key, network.id, name);
                  return (
                    <span key={id} className={styles.url} data-region={id}>
                      <CodeName>{url}</CodeName>
                      <CopyButton
                        text={url}
                        locale={locale}
                        label={text.copyAddress(`${technicalName(name, locale)} ${network.name} ${region}`)}
                        quiet
                      />
                    </span>
                  );
                })}
              </li>
            ))}
          </ul>
          <Wallet chain={chain} network={network} host={host} locale={locale} />
        </section>
      ))}
      <p className={styles.note} data-key-note="">
        {text.keyNote}
        {sentenceGap(locale)}
        <a href={keyUrl} data-opens="">
          {text.getKey}
        </a>
      </p>
    </div>
  );
}

type WalletProps = Props & { network: Network };

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
