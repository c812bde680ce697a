import { currentKey } from "@/features/shared/contracts/chains";
import { formatMoment, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import type { Reading } from "@/features/shared/platform/keepLastGood";
import { ButtonLink } from "@/features/shared/ui/Button";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Notice } from "@/features/shared/ui/Notice";
import { Outage } from "@/features/shared/ui/Outage";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { formatCoins, formatDuration } from "./amounts";
import { FaucetState } from "./FaucetState";
import { messages } from "./messages";
import type { FaucetSummary } from "@/features/shared/contracts/faucetApi";
import styles from "./FaucetTable.module.css";

type Props = { faucets: Reading<FaucetSummary[]>; names: Record<string, string>; locale: Locale };

/** Table of the nine faucets with payout and balance, their common rules above; only their names while the service is down. */
export function FaucetList({ faucets: { value, staleSince, failedSince, readAt }, names, locale }: Props) {
  const text = messages[locale];
  const at = (moment: string) => formatMoment(moment, locale, "UTC");
  const isLocal = value?.some(({ local }) => local);
  // Said once above, where it is true of all.
  const isMixed = value?.some(({ local }) => !local);
  const waits = new Set(value?.map(({ cooldownSeconds }) => cooldownSeconds));
  const [wait] = waits.size === 1 ? waits : [];
  // Untouched faucets all hold the same.
  const balances = new Set(value?.map((faucet) => readCoins(faucet, locale)));
  const [balance] = value && value.length > 1 && balances.size === 1 ? balances : [];
  const isAllReady = value?.every(({ state }) => state === "ready") ?? false;
  const rules = [
    wait === undefined ? "" : text.pays(formatDuration(wait, locale)),
    balance === undefined ? "" : text.holds(balance),
    isAllReady ? text.allReady : "",
  ];
  const shown = {
    chainId: isLocal ? text.publicChainId : text.chainId,
    hasBalance: balance === undefined,
    hasWait: wait === undefined,
    hasState: !isAllReady,
  };
  const note = staleSince ? text.stale(at(staleSince)) : readAt && text.readAt(at(readAt));
  return (
    <>
      {value ? null : (
        <Outage locale={locale} since={failedSince}>
          {text.listDown}
        </Outage>
      )}
      {isLocal ? <Notice tone="warning">{text.localNote}</Notice> : null}
      {value && rules.some(Boolean) ? (
        <p className={styles.rules}>{rules.filter(Boolean).join(sentenceGap(locale))}</p>
      ) : null}
      <Table className={styles.list}>
        <TableHead
          heads={[
            text.network,
            text.payout,
            shown.hasBalance && text.balance,
            shown.chainId,
            shown.hasWait && text.cooldown,
            shown.hasState && text.state,
            value ? "" : undefined,
          ]}
        />
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
                  <Cells faucet={isMixed ? faucet : { ...faucet, local: false }} shown={shown} locale={locale} />
                ) : (
                  <td colSpan={6}>{text.unknown}</td>
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

const readCoins = ({ balance }: FaucetSummary, locale: Locale): string | undefined =>
  balance === null ? undefined : formatCoins(balance, locale);

type CellsProps = {
  faucet: FaucetSummary;
  shown: { chainId: string; hasBalance: boolean; hasWait: boolean; hasState: boolean };
  locale: Locale;
};

function Cells({ faucet, shown, locale }: CellsProps) {
  const text = messages[locale];
  const { id, name, payout, symbol, chainId, cooldownSeconds } = faucet;
  const coins = readCoins(faucet, locale);
  return (
    <>
      <td data-label={text.payout}>
        {formatCoins(payout, locale)} {symbol}
      </td>
      {shown.hasBalance ? (
        <td data-label={text.balance}>{coins === undefined ? text.unknown : `${coins} ${symbol}`}</td>
      ) : null}
      <td data-label={shown.chainId}>{chainId}</td>
      {shown.hasWait ? <td data-label={text.cooldown}>{formatDuration(cooldownSeconds, locale)}</td> : null}
      {shown.hasState ? (
        <td data-label={text.state}>
          <FaucetState faucet={faucet} locale={locale} />
        </td>
      ) : null}
      <td className={styles.claim}>
        {faucet.state === "ready" ? (
          <ButtonLink size="small" href={localizePath(`/faucet/${id}/`, locale)}>
            {text.claim} <span className="visuallyHidden">{name}</span>
          </ButtonLink>
        ) : null}
      </td>
    </>
  );
}
