// Forms of a method in JSON-RPC logs: in a request body or a structured line, with or without escaped quotes.
const jsonMethod = /\\?"method\\?"\s*:\s*\\?"([A-Za-z][\w.]{1,63})\\?"/g;

const isPriced = (names: ReadonlySet<string>, word: string) => names.has(word.toLowerCase());

/**
 * How often each method is called in lines of a log: `"method":"eth_call"` wherever it stands (a batch has several), else
 * any word that is a method of the chain.
 */
function countLine(line: string, names: ReadonlySet<string>, counts: Map<string, number>): void {
  const found = [...line.matchAll(jsonMethod)].map(([, method = ""]) => method);
  const methods = found.length > 0 ? found : line.split(/[^\w.]+/).filter((word) => isPriced(names, word));
  for (const method of methods) counts.set(method, (counts.get(method) ?? 0) + 1);
}

/** Counts the methods of a log file, read in pieces so that its size does not matter. Nothing of it leaves the browser. */
export async function countMethods(file: Blob, names: readonly string[]): Promise<Map<string, number>> {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const counts = new Map<string, number>();
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) countLine(line, known, counts);
  }
  countLine(rest, known, counts);
  return counts;
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
