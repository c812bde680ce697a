import { readSheet } from "#contracts/readSheet.ts";

/** A table from outside: rows of cells, each as markup. */
export type PastedGrid = { rows: string[][] };

/** Larger tables are cut: a page with more is none that people read. */
export const maxGrid = { rows: 500, columns: 50 };

/**
 * The table in pasted data: of a sheet, of Word or of a page as markup; of anything else as text divided by tabs, commas,
 * semicolons or, in Markdown, bars. `undefined` for words, also for those around a table.
 */
export function readGrid({ html, text }: { html: string; text: string }): PastedGrid | undefined {
  const grid = html ? readHtmlGrid(html) : undefined;
  if (grid) return grid;
  return html && !/\t/.test(text) ? undefined : readTextGrid(text, false);
}

/** The table of a text; in a file, one comma makes two columns. */
export function readTextGrid(text: string, isFile: boolean): PastedGrid | undefined {
  const plain = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "");
  const markdown = readMarkdown(plain);
  if (markdown) return markdown;
  const rows = readSheet(plain, isFile);
  return rows && { rows: rows.map((row) => row.map((cell) => escapeText(cell.trim()))) };
}

function readHtmlGrid(html: string): PastedGrid | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const tables = [...body.querySelectorAll("table")].filter((table) => !table.parentElement?.closest("table"));
  const around = body.cloneNode(true);
  if (!(around instanceof HTMLElement)) return undefined;
  around.querySelectorAll("table,style,script,title,meta,xml").forEach((element) => element.remove());
  if (around.textContent.trim() !== "") return undefined;
  const rows = tables.flatMap(readTable);
  return rows.length > 0 ? { rows } : undefined;
}

function readTable({ caption, rows: all }: HTMLTableElement): string[][] {
  const rows: string[][] = [];
  const lines = [...all].filter(({ style }) => style.display !== "none");
  lines.forEach((line, y) => {
    const row = (rows[y] ??= []);
    for (const cell of line.cells) {
      let x = 0;
      while (row[x] !== undefined) x += 1;
      // A joined cell keeps its words in the first of its places.
      for (let down = 0; down < Math.min(cell.rowSpan || 1, lines.length - y); down += 1)
        for (let right = 0; right < Math.min(cell.colSpan || 1, maxGrid.columns); right += 1)
          (rows[y + down] ??= [])[x + right] = down + right === 0 ? cell.innerHTML : "";
    }
  });
  const filled = rows.map((row) => Array.from(row, (cell) => cell ?? "")).filter((row) => row.length > 0);
  return caption?.textContent.trim() ? [[caption.innerHTML], ...filled] : filled;
}

const isDivider = (line: string | undefined) =>
  /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line ?? "") && /\|/.test(line ?? "");

function readMarkdown(text: string): PastedGrid | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (!isDivider(lines[1]) || !lines.every((line) => line.includes("|"))) return undefined;
  const rows = lines.toSpliced(1, 1).map((line) =>
    line
      .trim()
      .replace(/^\||(?<!\\)\|$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => readMarkdownCell(cell.trim().replaceAll("\\|", "|"))),
  );
  return { rows };
}

/** The few marks that stand in cells. */
const readMarkdownCell = (text: string) =>
  escapeText(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, "<i>$1</i>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/&lt;br\s*\/?&gt;/g, "<br>");

const escapeText = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");
