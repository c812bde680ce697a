import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { readTable } from "@/features/content";
import { findPage } from "@/features/content/server";
import type { Locale } from "@/features/shared/locale";
import { findCellChain } from "@/slices/findCellChain";

const isTable = (slice: { slice_type: string }): slice is Content.DataTableSlice => slice.slice_type === "data_table";

/** What a node of a chain needs, by the columns of the table at `/nodes/dedicated/`; empty for a chain it does not list. */
export async function findHardware(chain: string, locale: Locale): Promise<{ name: string; value: string }[]> {
  const page = await findPage(locale, ["nodes", "dedicated"], {});
  const slices: readonly { slice_type: string }[] = page?.document.data.slices ?? [];
  const table = slices.find(isTable)?.primary.table;
  if (!isFilled.table(table)) return [];
  const row = table.body.rows.findIndex(({ cells: [cell] }) => cell && findCellChain(cell)?.key === chain);
  const { head, lines } = readTable(table);
  const values = lines[row]?.map((value, column) => ({ name: head[column] ?? "", value })) ?? [];
  return values.slice(1).filter(({ value }) => value !== "");
}
