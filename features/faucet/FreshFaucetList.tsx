"use client";

import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";
import type { Reading } from "@/features/shared/platform/keepLastGood";

import { requestFaucets } from "./api";
import { FaucetList } from "./FaucetList";
import type { FaucetSummary } from "./model";

type Props = { names: Record<string, string>; locale: Locale; children: ReactNode };

/** The list as the page has it, until its figures have been read anew. */
export function FreshFaucetList({ names, locale, children }: Props) {
  const [fresh, setFresh] = useState<Reading<FaucetSummary[]>>();
  useEffect(() => {
    requestFaucets().then(
      (value) => setFresh({ value, staleSince: undefined, readAt: new Date().toISOString() }),
      (error: unknown) => {
        // The page says from when its figures are.
        console.warn("faucet: newer figures could not be read", error);
      },
    );
  }, []);
  return fresh ? <FaucetList faucets={fresh} names={names} locale={locale} /> : children;
}
