"use client";

import type { Locale } from "@/features/shared/locale";
import { Select } from "@/features/shared/ui/Select";

import { messages } from "./messages";

export type ChainOption = { key: string; name: string; hasArchive: boolean };

type Props = { chains: ChainOption[]; chain: string; locale: Locale; onChoose: (key: string) => void };

/** Which chain's prices are shown. */
export const ChainField = ({ chains, chain, locale, onChoose }: Props) => (
  <Select
    label={messages[locale].chain}
    name="chain"
    value={chain}
    options={chains.map(({ key, name }) => ({ value: key, label: name }))}
    onChange={onChoose}
  />
);
