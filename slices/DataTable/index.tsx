import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";
import { PrismicTable } from "@prismicio/react";

import { SliceSection, tableParts } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Table } from "@/features/shared/ui/Table";

import { figureCells } from "./columns";
import styles from "./index.module.css";

/** More than stands in one line of a narrow column; a Chinese character is as wide as two letters. */
const isLong = (text: string) => text.replace(/\p{Script=Han}/gu, "--").length > 16;

export default function DataTable({ slice, context }: SliceProps<Content.DataTableSlice>) {
  const { locale } = context;
  const { title, lede, table, caption, note } = slice.primary;
  const label = asText(title) || caption || context.title;
  const figures = isFilled.table(table) ? figureCells(table) : new Set();
  const parts = tableParts(locale);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      {isFilled.table(table) ? (
        <PrismicTable
          field={table}
          components={{
            ...parts,
            table: ({ children }) => (
              <Table label={label} className={styles.root}>
                {children}
              </Table>
            ),
            // An empty corner names nothing.
            th: ({ cell, children }) =>
              isFilled.richText(cell.content) ? (
                <th scope="col" data-figure={figures.has(cell) ? "" : undefined}>
                  {children}
                </th>
              ) : (
                <td />
              ),
            td: ({ cell, children }) => (
              <td
                data-figure={figures.has(cell) ? "" : undefined}
                data-long={isLong(asText(cell.content)) || undefined}
              >
                {children}
              </td>
            ),
          }}
        />
      ) : null}
      {caption ? <p className={styles.caption}>{caption}</p> : null}
    </SliceSection>
  );
}
