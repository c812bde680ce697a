import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { formatNumber, formatPrice } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { translate } from "@/features/shared/contracts/translate";
import type { Plans, Reading } from "@/features/shared/platform/server";
import { Panel } from "@/features/shared/ui/Panel";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { listClients } from "./choices";
import styles from "./ServerPanel.module.css";

type Messages = {
  label: string;
  shared: string;
  dedicated: string;
  server: string;
  pool: string;
  alone: string;
  chains: string;
  rate: string;
  client: string;
  history: string;
  flags: string;
  no: string;
  yes: string;
  region: string;
  price: string;
  yours: string;
  none: string;
  ours: string;
  choice: (count: string, chain: string) => string;
  single: (client: string, chain: string) => string;
  archive: (count: string) => string;
  kept: string;
  all: (count: string) => string;
  one: (count: string) => string;
  perSecond: (least: string, most: string) => string;
  from: (price: string) => string;
};

const messages = translate<Messages>({
  en: {
    label: "shared or your own",
    shared: "Shared",
    dedicated: "Dedicated",
    server: "Server",
    pool: "One of a pool",
    alone: "Yours alone",
    chains: "Chains",
    rate: "Rate limit",
    client: "Client",
    history: "Archive data",
    flags: "Client flags, peers",
    no: "Set by us",
    yes: "Set by you",
    region: "Regions",
    price: "Per month",
    yours: "Where the client keeps it",
    none: "None",
    ours: "Chosen by us",
    choice: (count, chain) => `Your choice, e.g. ${count} clients on ${chain}`,
    single: (client, chain) => `${client} on ${chain}`,
    archive: (count) => `On ${count} chains`,
    kept: "Kept",
    all: (count) => `All ${count}, one key`,
    one: (count) => `One of ${count}`,
    perSecond: (least, most) => `${least} to ${most} per second, by plan`,
    from: (price) => `from ${price}`,
  },
  cn: {
    label: "共享还是专用",
    shared: "共享",
    dedicated: "专用",
    server: "服务器",
    pool: "多台共用",
    alone: "由你独享",
    chains: "链",
    rate: "速率上限",
    client: "客户端",
    history: "归档数据",
    flags: "启动参数与对等节点",
    no: "由我们设定",
    yes: "由你设定",
    region: "地区",
    price: "每月",
    yours: "客户端支持即可",
    none: "无",
    ours: "由我们选定",
    choice: (count, chain) => `可选，例如 ${chain} 有 ${count} 种`,
    single: (client, chain) => `${chain} 使用 ${client}`,
    archive: (count) => `${count} 条链提供`,
    kept: "提供",
    all: (count) => `全部 ${count} 个，同一密钥`,
    one: (count) => `${count} 个任选其一`,
    perSecond: (least, most) => `每秒 ${least} 至 ${most} 次，视套餐而定`,
    from: (price) => `${price} 起`,
  },
});

type Props = { plans: Reading<Plans>; /** The example. */ chain?: Chain | undefined; locale: Locale };

/** Advantages of a dedicated server, in figures of the catalogue and the price list. */
export function ServerPanel({ plans, chain, locale }: Props) {
  const text = messages[locale];
  const number = (figure: number) => formatNumber(figure, locale);
  const available = catalogue.filter(({ status }) => status === "available");
  const count = (has: (chain: (typeof available)[number]) => boolean) => number(available.filter(has).length);
  const priced = plans.value?.plans ?? [];
  const price = (amount: number | undefined) =>
    amount === undefined ? "" : text.from(formatPrice(amount, locale, plans.value?.currency ?? "USD"));
  const rates = priced.flatMap(({ requestsPerSecond }) => requestsPerSecond ?? []);
  const rows = [
    [text.server, text.pool, text.alone],
    ...(chain ? [] : [[text.chains, number(available.length), count(({ isDedicated }) => isDedicated)]]),
    [
      text.rate,
      rates.length === 0 ? "" : text.perSecond(number(Math.min(...rates)), number(Math.max(...rates))),
      text.none,
    ],
    [text.client, text.ours, describeClients(chain?.key ?? "eth", locale)],
    ...(chain?.hasArchive === false
      ? []
      : [[text.history, chain ? text.kept : text.archive(count(({ hasArchive }) => hasArchive)), text.yours]]),
    [text.flags, text.no, text.yes],
    [text.region, text.all(number(regions.length)), text.one(number(regions.length))],
    [
      text.price,
      price(priced.find(({ pricePerMonth }) => pricePerMonth !== undefined)?.pricePerMonth),
      price(priced.find(({ isFrom }) => isFrom)?.pricePerMonth),
    ],
  ];
  return (
    <Panel label={text.label}>
      <Table className={styles.compared}>
        <TableHead heads={["", text.shared, text.dedicated]} />
        <tbody>
          {rows.map(([head, shared, dedicated]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td>{shared}</td>
              <td>{dedicated}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function describeClients(key: string, locale: Locale): string {
  const text = messages[locale];
  const name = findChain(key)?.name ?? key;
  const clients = listClients(key, locale);
  const [first = ""] = clients;
  return clients.length > 1 ? text.choice(formatNumber(clients.length, locale), name) : text.single(first, name);
}
