import { useState } from "react";
import type { ChangeEvent, ClipboardEvent, DragEvent } from "react";

import { matchColumns } from "#contracts/matchColumns.ts";
import { readSheet } from "#contracts/readSheet.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";
import { maxGrid } from "./pastedGrid.ts";
import { isTableFile, readTableFile } from "./readTableFile.ts";
import { toCellValue } from "./toCellValue.ts";

type Options = { fields: readonly NamedField[]; onAdd: (rows: JsonObject[]) => void };

/**
 * Handlers that add the rows of a sheet, which is pasted, dropped or chosen as a CSV file, as entries of a group: its first line
 * names fields. `notice` says what they did.
 */
export function useSheetRows({ fields, onAdd }: Options) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const [notice, setNotice] = useState("");
  /** Whether a text was a sheet whose first line names fields. */
  const add = (sheet: string, isFile: boolean): boolean => {
    const plain = sheet
      .replace(/^\ufeff/, "")
      .replaceAll(/\r\n?/g, "\n")
      .replace(/\n+$/, "");
    const [head = [], ...body] = readSheet(plain, isFile) ?? [];
    const { columns, unknown } = matchColumns(head, fields);
    if (body.length === 0 || columns.every((name) => name === undefined)) return false;
    const left = new Set(unknown);
    const rows = body.slice(0, maxGrid.rows).map((cells) => {
      const row: JsonObject = {};
      columns.forEach((name, at) => {
        const field = fields.find((one) => one.name === name);
        const cell = cells[at]?.trim() ?? "";
        const value = field && cell !== "" ? toCellValue(cell, field, locale) : undefined;
        if (field && value !== undefined) row[field.name] = value;
        else if (field && cell !== "") left.add(field.label);
      });
      return row;
    });
    session.store.history.step(() => onAdd(rows));
    const cut = body.length > maxGrid.rows ? text.cut(maxGrid) : "";
    setNotice(`${text.entriesAdded(rows.length)}${cut}${left.size > 0 ? text.columnsLeft([...left].join(", ")) : ""}`);
    return true;
  };
  const addFile = async (file: File) => {
    if (!isTableFile(file)) return setNotice(text.noTable(file.name));
    if (!add(await readTableFile(file), true)) setNotice(text.noColumns(fields.map(({ label }) => label).join(", ")));
    return undefined;
  };
  return {
    notice,
    onChooseFile: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? [];
      if (file) void addFile(file);
      target.value = "";
    },
    handlers: {
      onPasteCapture: (event: ClipboardEvent) => {
        if (!add(event.clipboardData.getData("text/plain"), false)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      },
      onDropCapture: (event: DragEvent) => {
        const [file] = event.dataTransfer.files;
        if (!file || !isTableFile(file)) return;
        event.preventDefault();
        event.stopPropagation();
        void addFile(file);
      },
    },
  };
}
