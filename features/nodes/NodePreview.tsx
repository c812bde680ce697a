import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";
import { localizePath } from "@/features/shared/locale";

import { NodeTable } from "./NodeTable";
import type { NodeRow } from "./NodeRow";
import styles from "./NodePreview.module.css";

type Props = { rows: NodeRow[]; chains: string; locale: Locale; isSample: boolean; children: ReactNode };

/** Server-rendered preview of the list: the chains that an editor chose, else the first six available ones. */
export function NodePreview({ rows, chains, locale, isSample, children }: Props) {
  const keys = chains.split(/[\s,]+/).filter(Boolean);
  const named = keys.flatMap((key) => rows.find((row) => row.key === key) ?? []);
  const shown = named.length > 0 ? named : rows.filter(({ status }) => status === "available").slice(0, 6);
  return (
    <div className={styles.root}>
      <NodeTable
        rows={shown}
        count={shown.length}
        locale={locale}
        link={localizePath("/nodes/{key}/", locale)}
        isSample={isSample}
        kind="brief"
      />
      {children}
    </div>
  );
}
