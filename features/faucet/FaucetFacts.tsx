import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { formatCoins, formatDuration, shorten } from "./amounts";
import { FaucetState } from "./FaucetState";
import { messages } from "./messages";
import type { Faucet } from "@/features/shared/contracts/faucetApi";
import styles from "./FaucetFacts.module.css";

type Props = {
  faucet: Faucet;
  /** The service does not answer: live figures are unknown. */
  isDown: boolean;
  locale: Locale;
};

/** Facts of a faucet: balance, payout, rules and the return address. */
export function FaucetFacts({ faucet, isDown, locale }: Props) {
  const text = messages[locale];
  const { symbol, balance, rules } = faucet;
  return (
    <section className={styles.root} aria-label={text.facts}>
      <dl>
        <dt>{text.state}</dt>
        <dd className={styles.prose}>{isDown ? text.unknown : <FaucetState faucet={faucet} locale={locale} />}</dd>
        <dt>{text.balance}</dt>
        {isDown || balance === null ? (
          <dd className={styles.prose}>{text.unknown}</dd>
        ) : (
          <dd>{`${formatCoins(balance, locale)} ${symbol}`}</dd>
        )}
        <dt>{text.payout}</dt>
        <dd>
          {formatCoins(faucet.payout, locale)} {symbol}
        </dd>
        <dt>{text.limits}</dt>
        <dd className={styles.prose}>
          <ul>
            <li>{text.perAddress(formatDuration(faucet.cooldownSeconds, locale))}</li>
            <li>{text.perVisitor(formatNumber(rules.perVisitorNetworkADay, locale))}</li>
            <li>{text.perFaucet(formatNumber(rules.perFaucetADay, locale))}</li>
          </ul>
        </dd>
        <dt>{faucet.local ? text.publicChainId : text.chainId}</dt>
        <dd>{faucet.chainId}</dd>
        <dt>{text.confirmations}</dt>
        <dd>{formatNumber(faucet.confirmations, locale)}</dd>
        {faucet.local ? null : (
          <>
            <dt>{text.explorerLabel}</dt>
            <dd>
              <a href={faucet.explorer} rel="noreferrer">
                {new URL(faucet.explorer).host}
              </a>
            </dd>
          </>
        )}
        <dt>{text.returnTo}</dt>
        <dd>
          <code title={faucet.faucetAddress}>{shorten(faucet.faucetAddress)}</code>
          <CopyButton text={faucet.faucetAddress} locale={locale} label={text.copyAddress} quiet />
        </dd>
      </dl>
    </section>
  );
}
