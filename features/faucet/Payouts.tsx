import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { formatCoins, shorten } from "./amounts";
import { claimMessages } from "./claimMessages";
import { messages } from "./messages";
import type { Faucet } from "@/features/shared/contracts/faucetApi";
import styles from "./FaucetTable.module.css";

type Props = {
  faucet: Faucet;
  /** The service does not answer; an empty list means nothing then. */
  isDown: boolean;
  locale: Locale;
};

/** The latest confirmed payouts. */
export function Payouts({ faucet, isDown, locale }: Props) {
  const text = messages[locale];
  return (
    <section className={styles.section}>
      <h2>{text.payouts}</h2>
      {faucet.latestPayouts.length === 0 ? (
        <p className={styles.note}>{isDown ? text.payoutsUnknown : text.noPayouts}</p>
      ) : (
        <Table label={text.payouts} className={styles.payouts}>
          <TableHead
            heads={[text.when, text.to, claimMessages[locale].transaction, text.amount]}
            figures={[text.amount]}
          />
          <tbody>
            {faucet.latestPayouts.map(({ address: walletAddress, amount, transaction, explorerUrl, at, local }) => (
              <tr key={transaction ?? walletAddress}>
                <td>{at ? <time dateTime={at}>{formatMoment(at, locale, "UTC")}</time> : null}</td>
                <td title={walletAddress}>{shorten(walletAddress)}</td>
                <td title={transaction ?? undefined}>
                  {explorerUrl && transaction ? (
                    <a href={explorerUrl} rel="noreferrer">
                      {shorten(transaction)}
                    </a>
                  ) : (
                    transaction && shorten(transaction)
                  )}
                  {local ? <small> {text.local}</small> : null}
                </td>
                <td data-figure="">
                  {formatCoins(amount, locale)} {faucet.symbol}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
