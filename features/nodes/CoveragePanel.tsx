import { catalogue } from "@/features/shared/catalogue/catalogue";
import { technicalName } from "@/features/shared/catalogue/names";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber, getPunctuation, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { orders } from "./filters";
import type { NodeRow } from "./NodeRow";
import { toRows } from "./toRows";
import styles from "./CoveragePanel.module.css";

type Messages = {
  label: (chains: string) => string;
  aside: string;
  trace: string;
  archive: string;
  dedicated: string;
  note: (first: string) => string;
  counted: (name: string, count: string, all: string) => string;
};

const messages = translate<Messages>({
  en: {
    label: (chains) => `${chains} chains, a line each`,
    aside: "best known first",
    trace: "Trace methods",
    archive: "Archive data",
    dedicated: "Dedicated server",
    note: (first) => `From left to right: ${first} and so on, as in the list below. From each chain’s specification.`,
    counted: (name, count, all) => `${name}: ${count} of ${all} chains`,
  },
  cn: {
    label: (chains) => `${chains} 条链，每条一道竖线`,
    aside: "知名度高的在左",
    trace: "trace 方法",
    archive: "归档数据",
    dedicated: "专用服务器",
    note: (first) => `从左到右：${first}……，与下方列表顺序相同。内容来自各链规范。`,
    counted: (name, count, all) => `${name}：${all} 条链中的 ${count} 条`,
  },
});

const interfaces = ["json-rpc", "websocket"];

/** Features of each available chain: one row per feature, one line per chain. */
export function CoveragePanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const rows = toRows(catalogue, { entries: undefined, availability: undefined, history: undefined })
    .filter(({ status }) => status === "available")
    .toSorted(orders.use);
  const all = formatNumber(rows.length, locale);
  const features: { name: string; path?: string; has: (row: NodeRow) => boolean }[] = [
    ...interfaces.map((id) => ({
      name: technicalName(id, locale),
      path: `/nodes/${id}/`,
      // As many as the page that the name leads to lists.
      has: ({ interfaces: offered }: NodeRow) => offered.includes(id),
    })),
    { name: text.trace, has: ({ trace }) => trace !== null },
    { name: text.archive, path: "/docs/archive-data/", has: ({ archive }) => archive !== null },
    { name: text.dedicated, path: "/dedicated-nodes/", has: ({ isDedicated }) => isDedicated },
  ];
  const first = rows.slice(0, 5).map(({ name }) => name);
  return (
    <Panel label={text.label(all)} aside={text.aside} note={text.note(first.join(getPunctuation(locale).listComma))}>
      <dl className={styles.root}>
        {features.map(({ name, path, has }) => {
          const offered = rows.map(has);
          const count = formatNumber(offered.filter(Boolean).length, locale);
          return (
            <div key={name}>
              <dt>{path ? <a href={localizePath(path, locale)}>{name}</a> : name}</dt>
              <dd className={styles.lines}>
                <svg
                  viewBox={`0 0 ${rows.length * 4 - 1} 10`}
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={text.counted(name, count, all)}
                >
                  <path className={styles.without} d={draw(offered.map((isOffered) => !isOffered))} />
                  <path className={styles.with} d={draw(offered)} />
                </svg>
              </dd>
              <dd aria-hidden="true">{count}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

const draw = (isDrawn: boolean[]) => isDrawn.map((one, index) => (one ? `M${index * 4} 0h3v10h-3z` : "")).join("");
