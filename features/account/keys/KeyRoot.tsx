"use client";

import { useEffect, useState } from "react";

import { signedInEvent } from "@/features/account/cookies";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { fillSamples } from "@/features/shared/samples/fillSamples";
import { setOwnKey } from "@/features/shared/platform/ownKey";
import { hasHint } from "@/features/shared/contracts/signedInHint";

import { KeyStore } from "./KeyStore";
import { KeyWindow } from "./KeyWindow";

type Props = { isOpen: boolean; accountUrl: string; locale: Locale; onClosed: () => void };

/** Shows the visitor's key in samples and endpoints, and opens the window that creates one. */
export const KeyRoot = observer(function KeyRoot({ isOpen, accountUrl, locale, onClosed }: Props) {
  const [store] = useState(() => new KeyStore());
  const [wasSignedIn] = useState(() => hasHint(document.cookie));
  const { key, networks } = store.key ?? {};
  useEffect(() => {
    if (wasSignedIn) void store.load(true);
  }, [store, wasSignedIn]);
  useEffect(() => {
    if (!key) return;
    // The style hides placeholders of a key.
    document.documentElement.dataset.hasKey = "";
    document.dispatchEvent(new Event(signedInEvent));
    setOwnKey({ key, networks });
    fillSamples({ key, networks });
  }, [key, networks]);
  return isOpen ? (
    <KeyWindow store={store} isSignedIn={wasSignedIn} accountUrl={accountUrl} locale={locale} onClosed={onClosed} />
  ) : null;
});
