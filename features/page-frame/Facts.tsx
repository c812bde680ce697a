import type { ReactNode } from "react";

import { findChains } from "@/features/shared/catalogue/catalogue";
import { formatDate, formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { LongWords } from "@/features/shared/ui/CodeName";

import { messages } from "./messages";
import styles from "./Facts.module.css";

export type Fact = { name: string; value: ReactNode };

/** Facts in a row, each with its name; the empty ones are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.root}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A day, machine-readable. */
export const Day = ({ day, locale }: { day: string; locale: Locale }) => (
  <time dateTime={day}>{formatDate(day, locale)}</time>
);

/** A link out, by its host or its repository: `https://viem.sh/` → `viem.sh`, `https://github.com/wevm/viem` → `wevm/viem`. */
export function HostLink({ href }: { href: string }) {
  const { host, pathname } = new URL(href);
  const repository = host === "github.com" ? pathname.replaceAll(/^\/|\/$/g, "") : "";
  return (
    <a href={href}>
      <LongWords text={repository || host.replace(/^www\./, "")} />
    </a>
  );
}

/** Reading time. */
export const minutesText = (minutes: number, locale: Locale) => messages[locale].minutes(formatNumber(minutes, locale));

/** Chains by their keys, each leading to its page. */
export function ChainLinks({ keys, locale }: { keys: string[]; locale: Locale }) {
  const chains = findChains(keys);
  return chains.length === 0 ? null : (
    <ul className={styles.chains}>
      {chains.map(({ key, name }) => (
        <li key={key}>
          <a href={localizePath(`/nodes/${key}/`, locale)}>
            <ChainIcon chain={key} size={16} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
