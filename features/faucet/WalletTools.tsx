"use client";

import { useRef, useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import type { ClaimStore } from "./ClaimStore";
import type { Faucet } from "@/features/shared/contracts/faucetApi";
import type { Wallet } from "./wallet";
import { walletMessages } from "./walletMessages";
import { WalletStore } from "./WalletStore";
import type { Purpose, WalletState } from "./WalletStore";
import styles from "./WalletTools.module.css";

type Props = { store: ClaimStore; faucet: Faucet; locale: Locale };

/** Wallet buttons; discovery starts on click. */
export const WalletTools = observer(function WalletTools({ store, faucet, locale }: Props) {
  const text = walletMessages[locale];
  const [wallets] = useState(
    () =>
      new WalletStore((walletAddress) => {
        store.setWalletAddress(walletAddress);
        void store.checkWalletAddress();
      }),
  );
  const { state } = wallets;
  const root = useRef<HTMLDivElement>(null);
  const choose = (wallet: Wallet, purpose: Purpose) => {
    // The wallets' buttons disappear after the choice; return the focus to the button that opened them.
    root.current?.querySelector<HTMLElement>(`[data-purpose=${purpose}]`)?.focus();
    void wallets.request(wallet, purpose, faucet);
  };
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.buttons}>
        <Button
          size="small"
          data-purpose="address"
          onClick={() => void wallets.look("address", faucet)}
          disabled={store.isBusy}
        >
          {text.connect}
        </Button>
        {/* A local chain's coins do not show on the public network. */}
        {faucet.local ? null : (
          <Button size="small" data-purpose="network" onClick={() => void wallets.look("network", faucet)}>
            {text.addNetwork}
          </Button>
        )}
      </div>
      <p className={styles.status} role="status">
        {say(state, locale)}
      </p>
      {state.kind === "choosing" ? (
        <ul className={styles.buttons}>
          {state.wallets.map((wallet) => (
            <li key={wallet.id}>
              <Button size="small" onClick={() => choose(wallet, state.purpose)}>
                {wallet.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
});

function say(state: WalletState, locale: Locale): string {
  const text = walletMessages[locale];
  switch (state.kind) {
    case "idle":
      return "";
    case "looking":
      return text.looking;
    case "choosing":
      return text.choose;
    case "none":
      return text.noWallet;
    case "asking":
      return text.asking(state.name);
    case "declined":
      return text.declined(state.name);
    case "done":
      return state.purpose === "address" ? text.connected(state.name) : text.added(state.name);
  }
}
