const url = /(?:https|wss):\/\/[^\s"]+/;
const path = /(?<=\/\/[^/\s"]+\/)[^\s"]+(?=\/)/;
// Names of a network beside the URL, such as `PONDER_RPC_URL_1`.
const named = /mainnet|ethereum:|_\d\b/i;

/** A line of code with its URL at another chain (`base/mainnet`); the URL alone where the line also names its own chain. */
export function moveToChain(line: string, endpoint = ""): string {
  const [own] = path.exec(line) ?? [];
  if (!endpoint || !own || own.split("/")[0] === endpoint.split("/")[0]) return line;
  const part = named.test(line.replace(path, "")) ? (url.exec(line)?.[0] ?? line) : line;
  return part.replace(path, endpoint);
}

/** Without the host, which is the same in all, and the middle of a hash. */
export const shortenLine = (line: string): string =>
  line.replace(/(?:https|wss):\/\/[^/\s"]+/, "…").replaceAll(/(0x[\da-f]{4})[\da-f]{16,}([\da-f]{4})/gi, "$1…$2");
