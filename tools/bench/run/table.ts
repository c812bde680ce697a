/** Formats rows as aligned columns; the first row is the header. */
export function printTable(rows: (string | number)[][]): void {
  const text = rows.map((row) => row.map(String));
  const widths = (text[0] ?? []).map((_, column) => Math.max(...text.map((row) => (row[column] ?? "").length)));
  for (const row of text) {
    console.log(
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join("  "),
    );
  }
}

/** Bytes as kilobytes with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
