"use client";

import { useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { messages } from "./messages";
import { WalletStore } from "./WalletStore";
import type { WalletNetwork, WalletState } from "./WalletStore";
import styles from "./AddToWallet.module.css";

type Props = {
  network: WalletNetwork;
  /** URL where a visitor without a key gets one. */
  keyUrl: string;
  locale: Locale;
};

/** Adds a network to the wallet of this browser, with the visitor's endpoint; without a wallet it shows how. */
export const AddToWallet = observer(function AddToWallet({ network, keyUrl, locale }: Props) {
  const text = messages[locale];
  const [store] = useState(() => new WalletStore(network));
  const { state } = store;
  return (
    <div className={styles.root}>
      <Button
        size="small"
        aria-label={text.addNamed(network.name)}
        aria-disabled={state.kind === "asking"}
        onClick={() => void store.add()}
      >
        {text.add}
      </Button>
      <div role="status">
        <Outcome state={state} network={network} keyUrl={keyUrl} locale={locale} />
      </div>
    </div>
  );
});

function Outcome({ state, network, keyUrl, locale }: Props & { state: WalletState }) {
  const text = messages[locale];
  if (state.kind === "idle") return null;
  if (state.kind === "manual") return <Values rpcUrl={state.rpcUrl} network={network} locale={locale} />;
  if (state.kind === "failed")
    return (
      <p className={styles.note}>
        {text.failed} <span lang="en">{state.message}</span>
      </p>
    );
  if (state.kind === "no-key")
    return (
      <p className={styles.note}>
        {text.noKey} <a href={keyUrl}>{text.getKey}</a>
      </p>
    );
  const sentences = {
    asking: text.asking,
    added: text.added,
    declined: text.declined,
    "not-connected": text.notConnected,
  };
  return <p className={styles.note}>{sentences[state.kind]}</p>;
}

type ValuesProps = { rpcUrl: string; network: WalletNetwork; locale: Locale };

/** The values to enter into a wallet by hand. */
function Values({ rpcUrl, network, locale }: ValuesProps) {
  const text = messages[locale];
  const { name, chainId, currency, explorer } = network;
  return (
    <>
      <p className={styles.note}>{text.manual}</p>
      <dl className={styles.values}>
        <dt>{text.name}</dt>
        <dd>{name}</dd>
        <dt>{text.rpcUrl}</dt>
        <dd>
          <CodeName>{rpcUrl}</CodeName>
          <CopyButton text={rpcUrl} locale={locale} label={text.copyUrl} />
        </dd>
        <dt>{text.chainId}</dt>
        <dd>{chainId}</dd>
        <dt>{text.symbol}</dt>
        <dd>{currency.symbol}</dd>
        {explorer === undefined ? null : (
          <>
            <dt>{text.explorer}</dt>
            <dd>{explorer}</dd>
          </>
        )}
      </dl>
    </>
  );
}
