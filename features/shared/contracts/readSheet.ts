/**
 * The rows of a sheet as text: cells divided by tabs, semicolons or commas. `undefined` for words; in a file, one comma
 * makes two columns, and lines without any are rows of one cell.
 */
export function readSheet(text: string, isFile: boolean): string[][] | undefined {
  // Excel names the separator in the first line: sep=;
  const [named, sign] = /^sep=(.)\n/.exec(text) ?? [""];
  const signs = sign ? [sign] : ["\t", ";", ","].filter((one) => text.includes(one));
  const tables = signs.map((one) => ({ one, rows: parseSeparated(text.slice(named.length), one) }));
  const found = tables.find(({ one, rows }) => (isFile ? width(rows) > 1 : isTable(rows, one)));
  return found?.rows ?? (isFile && text !== "" ? text.split("\n").map((line) => [line]) : undefined);
}

const width = (rows: readonly string[][]) => Math.max(0, ...rows.map((row) => row.length));

/** Words have commas too: a table has the same number in every line, and not each with a space behind it. */
function isTable(all: readonly string[][], separator: string): boolean {
  const rows = all.filter((row) => row.some((cell) => cell !== ""));
  if (width(rows) < 2 || rows.some((row) => row.length !== rows[0]?.length)) return false;
  // Tabs at the start of every line indent them.
  if (separator === "\t") return rows.some(([first]) => first !== "");
  return rows.length > 1 && rows.some((row) => row.slice(1).some((cell) => !cell.startsWith(" ")));
}

/** https://www.rfc-editor.org/rfc/rfc4180, with any separator: a cell in quotes may hold it, line breaks and doubled quotes. */
function parseSeparated(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ["", false];
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
