import { Plus, Trash2 } from "lucide-react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { RichTextBox } from "#cms/editor/rich-text/RichTextBox.tsx";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { addColumn, addRow, cellContent, listRows, newTable, removeColumn, removeRow, setCell } from "./tables.ts";
import { useGridPaste } from "./useGridPaste.ts";
import controls from "./control.module.css";
import styles from "./TableField.module.css";

// What Prismic's editor allows in a cell.
const cellConfig = { multi: "paragraph,strong,em,hyperlink,list-item,o-list-item", labels: ["code"] };

/** A table whose cells hold rich text. */
export function TableField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const rows = listRows(value);
  const { notice, ...paste } = useGridPaste({ value, onChange, cellConfig });
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
            <Button size="small" onClick={() => onChange(newTable())}>
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
          <small className={styles.notice}>{text.tableHint}</small>
          <div className={styles.scroll} {...paste}>
            <table className={styles.table}>
              <tbody>
                {rows.map(({ cells, isHead }, row) => (
                  <tr key={row} data-head={isHead}>
                    {cells.map((cell, column) => (
                      <td key={column} data-row={row} data-column={column}>
                        <RichTextBox
                          name={`${frame.slice} ${frame.path} ${row} ${column}`}
                          label={text.cell(row + 1, column + 1)}
                          config={cellConfig}
                          isBare
                          value={cellContent(cell)}
                          onChange={(content) => onChange(setCell(value, { row, column }, content ?? []))}
                        />
                      </td>
                    ))}
                    <td className={styles.tools}>
                      <IconButton
                        icon={Trash2}
                        label={text.removeRow(row + 1, isHead)}
                        onClick={() => onChange(removeRow(value, row))}
                      />
                    </td>
                  </tr>
                ))}
                <tr>
                  {Array.from({ length: width }, (_, column) => (
                    <td key={column} className={styles.tools}>
                      <IconButton
                        icon={Trash2}
                        label={text.removeColumn(column + 1)}
                        onClick={() => onChange(removeColumn(value, column))}
                      />
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </div>
          {status}
          <span className={styles.buttons}>
            <Button size="small" onClick={() => onChange(addRow(value))}>
              {text.addRow}
            </Button>
            <Button size="small" onClick={() => onChange(addColumn(value))}>
              {text.addColumn}
            </Button>
          </span>
        </>
      )}
    </FieldFrame>
  );
}
