import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";
import { PrismicTable } from "@prismicio/react";

import { SliceSection, tableParts } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Table } from "@/features/shared/ui/Table";

import { findCellChain } from "@/slices/findCellChain";

import { figureCells, getTextWidth, isComparison, stackedHeads } from "./columns";
import styles from "./index.module.css";

/** Width class of a cell: short texts do not wrap, long ones get a minimum width. */
function widthData(text: string) {
  const width = getTextWidth(text);
  return { "data-short": width <= 12 || undefined, "data-long": width > 16 || undefined };
}

/** Whether labels beside values need a wider or a narrower column than usual on a phone. */
function getHeadSpacing(heads: Iterable<string>): string {
  const width = Math.max(...[...heads].map(getTextWidth));
  if (width > 15) return "long";
  return width > 8 ? "" : "short";
}

const colour = /^#[0-9a-f]{6}$/i;

export default function DataTable({ slice, context }: SliceProps<Content.DataTableSlice>) {
  const { locale } = context;
  const { title, lede, table, caption, note } = slice.primary;
  const label = asText(title) || caption || context.title;
  const figures = isFilled.table(table) ? figureCells(table) : new Set();
  const heads = isFilled.table(table) ? stackedHeads(table) : new Map();
  const stacked = heads.size > 0 ? getHeadSpacing(heads.values()) : undefined;
  const isCompared = isFilled.table(table) && isComparison(table);
  const parts = tableParts(locale);
  const names = new Set(isFilled.table(table) ? table.body.rows.map(({ cells }) => cells[0]) : []);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      {isFilled.table(table) ? (
        <PrismicTable
          field={table}
          components={{
            ...parts,
            table: ({ children }) => (
              <Table
                label={label}
                className={styles.root}
                role="table"
                data-stacked={stacked}
                data-compared={isCompared ? "" : undefined}
              >
                {children}
              </Table>
            ),
            thead: ({ children }) => <thead role="rowgroup">{children}</thead>,
            tbody: ({ children }) => <tbody role="rowgroup">{children}</tbody>,
            tr: ({ children }) => <tr role="row">{children}</tr>,
            // An empty corner cell is no header.
            th: ({ cell, children }) =>
              isFilled.richText(cell.content) ? (
                <th role="columnheader" scope="col" data-figure={figures.has(cell) ? "" : undefined}>
                  {children}
                </th>
              ) : (
                <td role="cell" />
              ),
            td: ({ cell, children }) => {
              const text = asText(cell.content).trim();
              const isName = text !== "" && names.has(cell) && !figures.has(cell);
              const chain = isName ? findCellChain(cell) : undefined;
              const Cell = isName ? "th" : "td";
              return (
                <Cell
                  role={isName ? "rowheader" : "cell"}
                  scope={isName ? "row" : undefined}
                  data-figure={figures.has(cell) ? "" : undefined}
                  data-chain={chain ? "" : undefined}
                  data-head={heads.get(cell) || undefined}
                  {...widthData(text)}
                >
                  {colour.test(text) ? <Swatch colour={text} /> : null}
                  {chain ? <ChainIcon chain={chain.key} /> : null}
                  {children}
                  {colour.test(text) ? <CopyButton text={text} locale={locale} quiet /> : null}
                </Cell>
              );
            },
          }}
        />
      ) : null}
      {caption ? <p className={styles.caption}>{caption}</p> : null}
    </SliceSection>
  );
}

/** A colour swatch beside its values. */
const Swatch = ({ colour: fill }: { colour: string }) => (
  <svg className={styles.swatch} width={16} height={16} aria-hidden="true">
    <rect width={16} height={16} fill={fill} />
  </svg>
);
