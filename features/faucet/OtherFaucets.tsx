import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./FaucetTable.module.css";

/** A third party's faucet: its network, URL and requirements. */
export type OtherFaucet = { name: string; url: string; asks: string };

type Props = { faucets: OtherFaucet[]; locale: Locale };

/** Other faucets of this network; renders nothing when none is known. */
export function OtherFaucets({ faucets, locale }: Props) {
  const text = messages[locale];
  if (faucets.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{text.others}</h2>
      <dl className={styles.otherFaucets}>
        {faucets.map(({ name, url, asks }) => (
          <div key={url}>
            <dt>
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </dt>
            <dd>{asks}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text.othersNote}</p>
    </section>
  );
}
