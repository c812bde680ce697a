import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { readTable } from "@/features/content";
import { findPage } from "@/features/content/server";
import type { Hardware } from "@/features/dedicated/server";
import type { Locale } from "@/features/shared/locale";
import { findCellChain } from "@/slices/findCellChain";

const isTable = (slice: { slice_type: string }): slice is Content.DataTableSlice => slice.slice_type === "data_table";

/**
 * What a node of a chain needs, from the table at `/nodes/dedicated/`: its last two columns are the storage without and
 * with history; `undefined` for a chain it does not list.
 */
export async function findHardware(chain: string, locale: Locale): Promise<Hardware | undefined> {
  const page = await findPage(locale, ["nodes", "dedicated"], {});
  const slices: readonly { slice_type: string }[] = page?.document.data.slices ?? [];
  const table = slices.find(isTable)?.primary.table;
  if (!isFilled.table(table)) return undefined;
  const row = table.body.rows.findIndex(({ cells: [cell] }) => cell && findCellChain(cell)?.key === chain);
  const { head, lines } = readTable(table);
  const cells = lines[row]?.map((value, column) => ({ name: head[column] ?? "", value })).slice(1) ?? [];
  const [full, archive] = cells.slice(-2);
  return full && archive && { needs: cells.slice(0, -2).filter(({ value }) => value !== ""), full, archive };
}
