import { useState } from "react";
import type { ClipboardEvent, DragEvent } from "react";

import { useEditor } from "#cms/editor/EditorContext.ts";
import { toBlocks } from "#cms/editor/rich-text/toBlocks.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";
import { maxGrid, readGrid, readTextGrid } from "./pastedGrid.ts";
import type { PastedGrid } from "./pastedGrid.ts";
import { isTableFile, readTableFile } from "./readTableFile.ts";
import { fillCells, listRows, newHead } from "./tables.ts";
import type { Cell } from "./tables.ts";
import { findCell } from "./useTableCells.ts";

type Options = { value: Json | undefined; onChange: (table: Json) => void; cellConfig: JsonObject };

/** Handlers that fill a table from its cell on with a table that is pasted or dropped, and what they did as a sentence. */
export function useGridPaste({ value, onChange, cellConfig }: Options) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const [notice, setNotice] = useState("");
  const fill = (grid: PastedGrid, at: Cell) => {
    const kept = grid.rows.slice(0, maxGrid.rows).map((row) => row.slice(0, maxGrid.columns));
    const cells = kept.map((row) => row.map((cell) => toBlocks(cell, cellConfig)));
    // One step of undo, also right after typing.
    session.store.history.step(() => onChange(fillCells(listRows(value).length > 0 ? value : newHead, at, cells)));
    const columns = Math.max(...grid.rows.map((row) => row.length));
    const isCut = grid.rows.length > maxGrid.rows || columns > maxGrid.columns;
    setNotice(`${text.filled(kept.length, Math.min(columns, maxGrid.columns))}${isCut ? text.cut(maxGrid) : ""}`);
  };
  return {
    notice,
    onPasteCapture: (event: ClipboardEvent) => {
      const read = (type: string) => event.clipboardData.getData(type);
      const grid = readGrid({ html: read("text/html"), text: read("text/plain") });
      // One cell is words for the text that is edited.
      if (!grid || (grid.rows.length === 1 && grid.rows[0]?.length === 1)) return;
      event.preventDefault();
      event.stopPropagation();
      fill(grid, findCell(event.target));
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDropCapture: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      const at = findCell(event.target);
      if (!isTableFile(file)) return setNotice(text.noTable(file.name));
      void readTableFile(file).then((words) => {
        const grid = readTextGrid(words, true);
        if (grid) fill(grid, at);
        else setNotice(text.noTable(file.name));
      });
      return undefined;
    },
  };
}
