"use client";

import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

import { requestFaucets } from "./api";
import { FaucetList } from "./FaucetList";
import type { FaucetSummary } from "./model";

type Props = { names: Record<string, string>; locale: Locale; children: ReactNode };

/** The list as the page has it, until its figures have been read anew. */
export function FreshFaucetList({ names, locale, children }: Props) {
  const [value, setValue] = useState<FaucetSummary[]>();
  useEffect(() => {
    requestFaucets().then(setValue, (error: unknown) => {
      // The page says from when its figures are.
      console.warn("faucet: newer figures could not be read", error);
    });
  }, []);
  return value ? <FaucetList faucets={{ value, staleSince: undefined }} names={names} locale={locale} /> : children;
}
