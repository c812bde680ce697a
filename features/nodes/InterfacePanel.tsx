import { catalogue } from "@/features/shared/catalogue/catalogue";
import { familyName, networkName, technicalName } from "@/features/shared/catalogue/names";
import type { Chain, Network } from "@/features/shared/catalogue/chain";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Flag } from "@/features/shared/ui/Flag";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./InterfacePanel.module.css";

const messages = translate({
  en: {
    label: (name: string, chains: string) => `${name} on ${chains} available ${chains === "1" ? "chain" : "chains"}`,
    aside: "documented path",
    others: (count: string, family: string) => `+${count} ${family}`,
    regions: "an endpoint in each region",
    all: (count: string) => `All ${count} chains`,
    note: (host: string) => `After https://fra.${host}, or the host of another region.`,
    sockets: (host: string) => `After wss://fra.${host}, or the host of another region.`,
  },
  cn: {
    label: (name: string, chains: string) => `${chains} 条可用的链提供 ${name}`,
    aside: "文档中的路径",
    others: (count: string, family: string) => `及其他 ${count} 条 ${family} 链`,
    regions: "每个地区一个端点",
    all: (count: string) => `查看全部 ${count} 条链`,
    note: (host: string) => `前面加上 https://fra.${host}，或其他地区的主机名。`,
    sockets: (host: string) => `前面加上 wss://fra.${host}，或其他地区的主机名。`,
  },
});

// More would not fit in the first screen.
const maxRows = 6;
// With few chains, every network has a row.
const fewChains = 3;

const byUse = (a: Chain, b: Chain) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.name.localeCompare(b.name);

type Props = { name: string; host: string; locale: Locale };

/** The most used chain of each family, where there are enough of them to fill the rows. */
function pickRows(chains: readonly Chain[]): readonly Chain[] {
  const firsts = [...Map.groupBy(chains, ({ families: [family] }) => family).values()].flatMap(
    ([first]) => first ?? [],
  );
  return firsts.length >= maxRows ? firsts : chains;
}

/** Who speaks an interface: the most used chains with the path of their endpoint, and a link to all of them. */
export function InterfacePanel({ name, host, locale }: Props) {
  const text = messages[locale];
  const speaks = (interfaces: readonly string[]) => interfaces.includes(name);
  const chains = catalogue
    .filter(({ status, interfaces }) => status === "available" && speaks(interfaces))
    .toSorted(byUse);
  if (chains.length === 0) return null;
  const rows = pickRows(chains)
    .flatMap((chain) => {
      const networks = chain.networks.filter(({ interfaces }) => speaks(interfaces));
      return networks.slice(0, chains.length > fewChains ? 1 : undefined).map((network) => ({ chain, network }));
    })
    .slice(0, maxRows);
  if (rows.length < fewChains) return <RegionalPaths name={name} rows={rows} host={host} locale={locale} />;
  const shownCount = new Set(rows.map(({ chain }) => chain.key)).size;
  const note = name.includes("websocket") ? text.sockets : text.note;
  return (
    <Panel
      label={text.label(technicalName(name, locale), formatNumber(chains.length, locale))}
      aside={text.aside}
      note={
        <>
          {note(host)}
          {chains.length > shownCount ? (
            <>
              {" "}
              <a href="#chains">{text.all(formatNumber(chains.length, locale))}</a>
            </>
          ) : null}
        </>
      }
    >
      <ul className={styles.rows}>
        {rows.map(({ chain, network }) => (
          <li key={`${chain.key}/${network.id}`}>
            <a href={localizePath(`/nodes/${chain.key}/`, locale)}>
              <ChainIcon chain={chain.key} />
              {chain.name}
              <Family chain={chain} chains={chains} rows={rows} locale={locale} />
            </a>
            <CodeName>{new URL(getEndpointUrl(host, "fra", chain.key, network.id, name)).pathname}</CodeName>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type FamilyProps = { chain: Chain; chains: readonly Chain[]; rows: readonly Row[]; locale: Locale };

/** How many other chains a row stands for: those of its family, if it is the only row of it. */
function Family({ chain, chains, rows, locale }: FamilyProps) {
  const [family = ""] = chain.families;
  const isOf = (one: Chain) => one.families[0] === family;
  const others = chains.filter(isOf).length - 1;
  if (others < 1 || rows.filter((row) => isOf(row.chain)).length > 1) return null;
  return <small>{messages[locale].others(formatNumber(others, locale), familyName(family, locale))}</small>;
}

type Row = { chain: Chain; network: Network };

/** The whole endpoint in each region, where one or two networks speak the interface. */
function RegionalPaths({ name, rows, host, locale }: Props & { rows: readonly Row[] }) {
  const text = messages[locale];
  const count = formatNumber(new Set(rows.map(({ chain }) => chain.key)).size, locale);
  return (
    <Panel label={text.label(technicalName(name, locale), count)} aside={text.regions}>
      {rows.map(({ chain, network }) => (
        <section key={`${chain.key}/${network.id}`} className={styles.network}>
          <p>
            <a href={localizePath(`/nodes/${chain.key}/`, locale)}>
              <ChainIcon chain={chain.key} size={24} />
              {chain.name}
            </a>
            <span>{networkName(network.name, locale)}</span>
          </p>
          <ul>
            {regions.map(({ id, flag, name: { [locale]: region } }) => (
              <li key={id}>
                <span>
                  <Flag name={flag} />
                  {region}
                </span>
                <CodeName>{getEndpointUrl(host, id, chain.key, network.id, name)}</CodeName>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
