import { formatMoment, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ownValue } from "@/features/shared/contracts/ownValue";
import { translate } from "@/features/shared/contracts/translate";
import type { Claim } from "@/features/shared/contracts/faucetApi";
import { Notice } from "@/features/shared/ui/Notice";

import { formatCoins, shorten } from "./amounts";
import styles from "./ClaimProgress.module.css";

type Props = { claim: Claim; cooldownSeconds: number | undefined; locale: Locale };

/** Result of a claim, and next steps. */
export function ClaimOutcome({ claim, cooldownSeconds, locale }: Props) {
  const text = messages[locale];
  if (claim.state !== "confirmed")
    return (
      <Notice tone="error" title={text.failed}>
        {ownValue(text.failures, claim.reason ?? undefined) ?? text.failedOther}
      </Notice>
    );
  const again = cooldownSeconds && new Date(Date.parse(claim.createdAt) + cooldownSeconds * 1_000);
  return (
    <Notice tone="ok" title={text.paid(`${formatCoins(claim.amount, locale)} ${claim.symbol}`)}>
      {claim.balance ? (
        <p>{text.balance(shorten(claim.address), `${formatCoins(claim.balance, locale)} ${claim.symbol}`)}</p>
      ) : null}
      {again ? <p>{text.again(formatMoment(again, locale))}</p> : null}
      <p className={styles.next}>
        <a href={localizePath("/faucet/", locale)}>{text.otherNetworks}</a>
      </p>
    </Notice>
  );
}

type Messages = {
  paid: (amount: string) => string;
  /** When the address may claim again. */
  again: (moment: string) => string;
  /** What the address has on the chain that paid it. */
  balance: (address: string, amount: string) => string;
  otherNetworks: string;
  failed: string;
  failures: Record<string, string>;
  failedOther: string;
};

const messages = translate<Messages>({
  en: {
    paid: (amount) => `${amount} arrived.`,
    again: (moment) => `This address can claim again on ${moment} (your time).`,
    balance: (address, amount) => `${address} now has ${amount} on this chain.`,
    otherNetworks: "Coins of other networks",
    failed: "The claim failed.",
    failures: {
      contract: "The address is a contract; the faucet pays accounts only.",
      reverted: "The receiver refused the coins.",
      network_changed: "The faucet moved to another chain before it was paid.",
    },
    failedOther: "The transaction did not go through.",
  },
  cn: {
    paid: (amount) => `${amount} 已到账。`,
    again: (moment) => `此地址可再次领取的时间：${moment}（本地时间）。`,
    balance: (address, amount) => `${address} 在这条链上现有 ${amount}。`,
    otherNetworks: "其他网络的测试币",
    failed: "领取失败。",
    failures: {
      contract: "这是合约地址，水龙头只向账户发放。",
      reverted: "接收方拒绝了转账。",
      network_changed: "发放之前水龙头换到了另一条链。",
    },
    failedOther: "交易没有成功。",
  },
});
