import { useState } from "react";
import { Plus } from "lucide-react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { RichTextBox } from "#cms/editor/rich-text/RichTextBox.tsx";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { cellContent, insertColumn, insertRow, listRows, newTable, setCell } from "./tables.ts";
import type { Cell } from "./tables.ts";
import { TableTools } from "./TableTools.tsx";
import { useGridPaste } from "./useGridPaste.ts";
import { useTableCells } from "./useTableCells.ts";
import controls from "./control.module.css";
import styles from "./TableField.module.css";

// What Prismic's editor allows in a cell.
const cellConfig = { multi: "paragraph,strong,em,hyperlink,list-item,o-list-item", labels: ["code"] };

/** A table whose cells hold rich text. */
export function TableField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const rows = listRows(value);
  const toName = ({ row, column }: Cell) => `${frame.slice} ${frame.path} ${row} ${column}`;
  const { goTo, reshape, exit, write, handlers } = useTableCells({ value, onChange, toName });
  const { notice, ...paste } = useGridPaste({
    value,
    onChange: (table) => {
      onChange(table);
      if (rows.length === 0) goTo({ row: 0, column: 0 });
    },
    cellConfig,
  });
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const status = (
    <p className={styles.notice} role="status">
      {notice}
    </p>
  );
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length === 0) {
    return (
      <FieldFrame {...frame} isGroup>
        {() => (
          <div className={styles.empty} {...paste}>
            <Button size="small" onClick={() => reshape(newTable(), { row: 0, column: 0 })}>
              <Plus size={16} aria-hidden="true" /> {text.newTable}
            </Button>
            <input
              className={controls.root}
              readOnly
              value=""
              placeholder={text.pasteTable}
              aria-label={text.pasteTable}
            />
            {status}
          </div>
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame} isGroup>
      {() => (
        <>
          <div className={styles.frame} {...handlers} {...paste}>
            <div className={styles.bar}>
              <small>{text.tableHint}</small>
              <div ref={setBar} />
              <TableTools {...{ value, toName }} onReshape={reshape} />
            </div>
            <div className={styles.scroll}>
              <table className={styles.table}>
                <tbody>
                  {rows.map(({ cells, isHead }, row) => (
                    <tr key={row} data-head={isHead}>
                      {cells.map((cell, column) => (
                        <td key={column} data-row={row} data-column={column}>
                          <RichTextBox
                            name={toName({ row, column })}
                            label={text.cell(row + 1, column + 1)}
                            config={cellConfig}
                            bar={bar}
                            isBare
                            value={cellContent(cell)}
                            onChange={(content) => write(setCell(value, { row, column }, content ?? []))}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
          {status}
          <span ref={exit} className={styles.buttons}>
            <Button
              size="small"
              onClick={() => reshape(insertRow(value, rows.length), { row: rows.length, column: 0 })}
            >
              {text.addRow}
            </Button>
            <Button size="small" onClick={() => reshape(insertColumn(value, width), { row: 0, column: width })}>
              {text.addColumn}
            </Button>
          </span>
        </>
      )}
    </FieldFrame>
  );
}
