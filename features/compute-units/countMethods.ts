import { readMix } from "./mix";

// Forms of a method in JSON-RPC logs: in a request body or a structured line, with or without escaped quotes. The JSON of
// a usage export has a count beside it.
const jsonMethod =
  /\\?"method\\?"\s*:\s*\\?"([A-Za-z][\w.]{1,63})\\?"(?:[^{}]*?"(?:requests|calls|count)"\s*:\s*(\d+))?/gi;

/** The columns of a table with a heading for methods and one for counts. */
type Columns = { separator: string; method: number; count: number };

const splitRow = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

/** The columns of a usage export, by the heading of a table with commas, semicolons or tabs; `undefined` otherwise. */
function readColumns(line: string): Columns | undefined {
  const separator = [",", ";", "\t"].find((one) => line.includes(one));
  if (!separator) return undefined;
  const heads = splitRow(line, separator);
  const method = heads.findIndex((head) => /^(?:rpc )?method(?: ?name)?$/i.test(head));
  const count = heads.findIndex((head) => /\b(?:requests|calls|count|hits)\b/i.test(head));
  return method < 0 || count < 0 ? undefined : { separator, method, count };
}

/** Adds up how often each method is called, line by line. */
class MethodCounter {
  readonly counts = new Map<string, number>();
  private readonly names: ReadonlySet<string>;
  private columns: Columns | undefined;

  constructor(names: readonly string[]) {
    this.names = new Set(names.map((name) => name.toLowerCase()));
  }

  /**
   * A row of a table after its heading; `"method":"eth_call"` wherever it stands (a batch has several); a method of the
   * chain and a count, as the calculator's field takes them; else any word that is a method of the chain.
   */
  add(line: string): void {
    this.columns ??= readColumns(line);
    if (this.columns) return this.addRow(line, this.columns);
    const found = [...line.matchAll(jsonMethod)];
    for (const [, method = "", count = "1"] of found) this.addCalls(method, Number(count));
    if (found.length > 0) return undefined;
    const [call] = readMix(line).calls;
    if (call && this.isPriced(call.method)) return this.addCalls(call.method, call.count);
    for (const word of line.split(/[^\w.]+/)) if (this.isPriced(word)) this.addCalls(word, 1);
    return undefined;
  }

  private addRow(line: string, { separator, method, count }: Columns): void {
    const cells = splitRow(line, separator);
    const calls = Number(cells[count]?.replaceAll(/[\s'_]/g, ""));
    if (cells[method] && calls > 0 && Number.isFinite(calls)) this.addCalls(cells[method], calls);
  }

  private addCalls(method: string, count: number): void {
    this.counts.set(method, (this.counts.get(method) ?? 0) + count);
  }

  private readonly isPriced = (word: string) => this.names.has(word.toLowerCase());
}

/**
 * Counts the methods of a log or of a usage export, read in pieces so that its size does not matter. Nothing of it leaves
 * the browser.
 */
export async function countMethods(file: Blob, names: readonly string[]): Promise<Map<string, number>> {
  const counter = new MethodCounter(names);
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) counter.add(line);
  }
  counter.add(rest);
  return counter.counts;
}

// The calculator's field accepts this many lines.
const maxLines = 40;

/** The counts as the calculator's text, most called first, scaled from the log's days to a month of thirty. */
export const writeMix = (counts: ReadonlyMap<string, number>, days: number): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxLines)
    .map(([method, count]) => `${method} ${Math.round((count * 30) / days)}`)
    .join("\n");
