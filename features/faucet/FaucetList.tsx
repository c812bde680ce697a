import { currentKey } from "@/features/shared/contracts/chains";
import { formatMoment, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Reading } from "@/features/shared/platform/keepLastGood";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Outage } from "@/features/shared/ui/Outage";
import { Table } from "@/features/shared/ui/Table";

import { formatCoins, formatDuration } from "./amounts";
import { FaucetState } from "./FaucetState";
import { messages } from "./messages";
import type { FaucetSummary } from "@/features/shared/contracts/faucetApi";
import styles from "./FaucetTable.module.css";

type Props = { faucets: Reading<FaucetSummary[]>; names: Record<string, string>; locale: Locale };

/** Table of the nine faucets with balance, payout and rules; only their names while the service is down. */
export function FaucetList({ faucets: { value, staleSince, failedSince, readAt }, names, locale }: Props) {
  const text = messages[locale];
  const at = (moment: string) => formatMoment(moment, locale, "UTC");
  const isLocal = value?.some(({ local }) => local);
  // Said once above, where it is true of all.
  const isMixed = value?.some(({ local }) => !local);
  const note = staleSince ? text.stale(at(staleSince)) : readAt && text.readAt(at(readAt));
  return (
    <>
      {value ? null : (
        <Outage locale={locale} since={failedSince}>
          {text.listDown}
        </Outage>
      )}
      {isLocal ? <p className={styles.note}>{text.localNote}</p> : null}
      <Table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{text.network}</th>
            <th scope="col">{text.balance}</th>
            <th scope="col">{text.payout}</th>
            <th scope="col">{text.cooldown}</th>
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(names).map(([id, name]) => {
            const faucet = value?.find((one) => one.id === id);
            return (
              <tr key={id}>
                <th scope="row">
                  <ChainIcon chain={currentKey(id.split("-")[0] ?? "")} />
                  <a href={localizePath(`/faucet/${id}/`, locale)}>{faucet?.name ?? name}</a>
                </th>
                {faucet ? (
                  <Cells faucet={isMixed ? faucet : { ...faucet, local: false }} locale={locale} />
                ) : (
                  <td colSpan={4}>{text.unknown}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      {value && note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
}

function Cells({ faucet, locale }: { faucet: FaucetSummary; locale: Locale }) {
  const text = messages[locale];
  const { balance, payout, symbol, cooldownSeconds } = faucet;
  return (
    <>
      <td data-label={text.balance}>{balance === null ? text.unknown : `${formatCoins(balance, locale)} ${symbol}`}</td>
      <td data-label={text.payout}>
        {formatCoins(payout, locale)} {symbol}
      </td>
      <td data-label={text.cooldown}>{formatDuration(cooldownSeconds, locale)}</td>
      <td data-label={text.state}>
        <FaucetState faucet={faucet} locale={locale} />
      </td>
    </>
  );
}
