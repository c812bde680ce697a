"use client";

import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";
import type { Reading } from "@/features/shared/platform/keepLastGood";

import { requestFaucets } from "./api";
import { FaucetList } from "./FaucetList";
import type { FaucetSummary } from "@/features/shared/contracts/faucetApi";

type Props = { names: Record<string, string>; locale: Locale; children: ReactNode };

/** The list as rendered by the server, until it is reloaded. */
export function FreshFaucetList({ names, locale, children }: Props) {
  const [fresh, setFresh] = useState<Reading<FaucetSummary[]>>();
  useEffect(() => {
    requestFaucets().then(
      (value) => setFresh({ value, staleSince: undefined, readAt: new Date().toISOString() }),
      (error: unknown) => {
        // The page shows the time of its figures.
        console.warn("faucet: newer figures could not be read", error);
      },
    );
  }, []);
  return fresh ? <FaucetList faucets={fresh} names={names} locale={locale} /> : children;
}
