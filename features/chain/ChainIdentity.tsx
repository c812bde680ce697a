import type { ReactNode } from "react";

import { clsx } from "clsx";

import { askForChain } from "@/features/shared/catalogue/askForChain";
import type { Chain } from "@/features/shared/catalogue/chain";
import { keyUrl } from "@/features/shared/accountUrl";
import { familyName, joinNames, networkName, technicalName } from "@/features/shared/catalogue/names";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { env } from "@/features/shared/env";
import { formatDate, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Latency } from "@/features/shared/platform/server";
import { getDemoUrl } from "@/features/shared/requests/getEndpointUrl";
import { ButtonLink } from "@/features/shared/ui/Button";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";
import { VideoLink } from "@/features/shared/ui/VideoLink";

import { EndpointUrl, endpointScope, EndpointUrls } from "./EndpointUrls";
import { ChainLatency } from "./ChainLatency";
import { messages } from "./messages";
import { NetworkTable } from "./NetworkTable";
import { RegionChips } from "./RegionChips";
import { RelatedChains } from "./RelatedChains";
import styles from "./ChainIdentity.module.css";

type Props = {
  chain: Chain;
  /** Host of the endpoints, without the region. */
  host: string;
  /** Service levels from the nodes call; the catalogue's without it. */
  serviceLevels?: readonly string[] | undefined;
  /** Id of a video about the chain on YouTube. */
  video?: string | undefined;
  /** The last day by region; the facts take its place without it. */
  latency?: Latency | undefined;
  /** Whether a node of the first network is connected to this site. */
  isConnected?: boolean;
  /** Whether this site's gateway runs the demo chain. */
  hasDemo?: boolean;
  locale: Locale;
  children: ReactNode;
};

/**
 * The heading, the first endpoint by region, and the last day's latency, or chains in place of one that is not served;
 * then facts, and networks with ids and explorers.
 */
export function ChainIdentity(props: Props) {
  const {
    chain,
    host,
    serviceLevels = chain.serviceLevels,
    video,
    latency,
    isConnected,
    hasDemo,
    locale,
    children,
  } = props;
  const text = messages[locale];
  const isServed = chain.status === "available";
  const isEvm = chain.families.includes("evm");
  const levelNames = new Map(Object.entries(text.levelNames));
  const levels = serviceLevels.map((level) => levelNames.get(level) ?? level);
  const families = joinNames(chain.families.map((id) => familyName(id, locale)));
  const facts: [string, string][] = [
    [text.ticker, chain.ticker],
    // Nothing answers at a URL of a chain that has ended.
    [text.key, chain.status === "inactive" ? "" : chain.key],
    [text.family, families],
    [text.addOns, isServed ? joinNames(chain.addOns.map((id) => technicalName(id, locale))) : ""],
    [text.levels, isServed ? joinNames(levels) : ""],
    [text.formerly, joinNames(chain.oldNames)],
    [text.cost, isServed && chain.multiplier ? `${chain.multiplier} ${text.costUnit}` : ""],
  ];
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        <p className={styles.standing}>
          <span className={styles.status} data-status={chain.status}>
            {text.status[chain.status]}
          </span>
          {isServed && isConnected === false ? <span data-with-account="">{text.notConnectedShort}</span> : null}
        </p>
        <h1>
          <ChainIcon chain={chain.key} size={44} />
          {isServed ? text.heading(chain.name) : chain.name}
        </h1>
        <div className={styles.lede}>
          {chain.status === "available" ? (
            children
          ) : (
            <p>
              {chain.status === "inactive" ? <Reason chain={chain} locale={locale} /> : null}
              {text.away[chain.status](isEvm)}
            </p>
          )}
        </div>
        {isServed ? (
          <FirstEndpoint chain={chain} host={host} isConnected={isConnected} hasDemo={hasDemo} locale={locale} />
        ) : null}
        {chain.status === "available" ? null : (
          <ButtonLink className={styles.action} href={askForChain(chain.name, chain.status, locale).href} data-opens="">
            {askForChain(chain.name, chain.status, locale).label}
          </ButtonLink>
        )}
      </div>
      {latency ? <ChainLatency latency={latency} locale={locale} /> : null}
      {isServed ? null : (
        <Panel
          label={text.instead}
          aside={text.order}
          note={<a href={localizePath("/nodes/", locale)}>{text.allChains}</a>}
        >
          <div className={styles.instead}>
            <RelatedChains chain={chain} locale={locale} />
          </div>
        </Panel>
      )}
      <Facts facts={facts} isAcross={latency !== undefined || !isServed} />
      {video && /^[\w-]{11}$/.test(video) ? (
        <div className={styles.video}>
          <VideoLink url={`https://www.youtube.com/watch?v=${video}`} title={chain.name} locale={locale} />
        </div>
      ) : null}
      {chain.status !== "inactive" || hasFacts(chain) ? <NetworkTable chain={chain} locale={locale} /> : null}
    </div>
  );
}

/** Why a chain is not served: it was shut down, with the source of that. */
function Reason({ chain: { ended }, locale }: Pick<Props, "chain" | "locale">) {
  const text = messages[locale];
  if (!ended) return text.notServed;
  return (
    <a href={ended.source} rel="noreferrer" target="_blank">
      {text.ended(formatDate(ended.on, locale))}
    </a>
  );
}

/** Whether the networks of a chain have more to tell than their names. */
const hasFacts = ({ networks }: Chain) => networks.some(({ chainId, explorer }) => chainId ?? explorer);

const Facts = ({ facts, isAcross }: { facts: [name: string, value: string][]; isAcross: boolean }) => (
  <dl className={styles.facts} data-across={isAcross ? "" : undefined}>
    {facts.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);

/** The endpoint that most visitors come for: the first network's first interface. */
type EndpointProps = Pick<Props, "chain" | "host" | "isConnected" | "hasDemo" | "locale">;

function FirstEndpoint({ chain, host, isConnected = true, hasDemo = false, locale }: EndpointProps) {
  const text = messages[locale];
  const [network] = chain.networks;
  const name = network?.interfaces[0] ?? chain.interfaces[0];
  if (!network || name === undefined) return null;
  // A key works on the demo chain, so calls of EVM chains can be tried.
  const isCallable = isConnected || chain.families.includes("evm");
  return (
    <div className={clsx(styles.endpoint, endpointScope)}>
      {!isConnected && isCallable && hasDemo ? <DemoEndpoint locale={locale} /> : null}
      <RegionChips name={`${chain.key}-first-region`} locale={locale} />
      <p>
        <span className={styles.name}>
          {networkName(network.name, locale)} · {technicalName(name, locale)}
        </span>
        <EndpointUrls chain={chain} network={network} name={name} host={host} locale={locale} />
      </p>
      {!isConnected && hasDemo ? (
        <p className={styles.note} data-without-account="">
          {text.demoKey(networkName(network.name, locale))}
        </p>
      ) : null}
      {isConnected ? null : (
        <p className={styles.note} data-with-account={hasDemo ? "" : undefined}>
          {text.notConnected(networkName(network.name, locale))}
        </p>
      )}
      <p className={styles.actions}>
        <ButtonLink tone="primary" href={keyUrl} data-opens="" data-without-account="">
          {text.getEndpoint}
        </ButtonLink>
        <ButtonLink tone="primary" href="#console" data-with-account="">
          {isCallable ? text.send : text.examples}
        </ButtonLink>
        {isCallable ? null : (
          <a href="#console" data-without-account="">
            {text.examples}
          </a>
        )}
        <a href="#endpoints">{text.allEndpoints}</a>
      </p>
    </div>
  );
}

/** The URL that responds to a visitor's key if no node of the network is connected, for chains of its family. */
function DemoEndpoint({ locale }: Pick<Props, "locale">) {
  const name = demoChain.name[locale];
  return (
    <p data-with-account="">
      <span className={styles.name}>
        {name} · <span>{messages[locale].respondsNow}</span>
      </span>
      <EndpointUrl url={getDemoUrl(env.SITE_URL)} of={name} locale={locale} />
    </p>
  );
}
