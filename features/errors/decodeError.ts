import { httpMeanings, rpcMeanings } from "@/features/shared/errorMeanings";
import type { Meaning } from "@/features/shared/errorMeanings";
import { bitcoinMeanings } from "./bitcoinMeanings";
import { findKnownText } from "./findKnownText";
import { joinMeanings, nameChain } from "./nameChain";
import { solanaMeanings } from "./solanaMeanings";

type Decoded = {
  /** `words`: there is no code, but its words were recognized. */
  source: "http" | "json-rpc" | "words";
  code?: number;
  message: string;
  meaning: Meaning | undefined;
};

/**
 * Parses a pasted error: a JSON-RPC error body, a line of HTTP, a bare code, or known words, which say more than a
 * code. `undefined` without any of them.
 */
export function decodeError(text: string): Decoded | undefined {
  const clean = text.trim().slice(0, 2_000);
  if (clean === "") return undefined;
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(clean)?.[1] ?? "";
  const inBody = [/"code"\s*:\s*(-?\d+)/, /(-3[0-9]{4})\b/, bareCode]
    .map((pattern) => pattern.exec(clean)?.[1])
    .find((digits) => digits !== undefined);
  const code = Number(inBody);
  const known = findKnownText(clean);
  if (inBody !== undefined && !(code in httpMeanings))
    return { source: "json-rpc", code, message, meaning: known ?? explainCode(code) };
  // A figure within a sentence, such as a range of 500 blocks, is no status.
  const status = Number(
    inBody ?? (known && !/^HTTP|status|response \d/i.test(clean) ? NaN : /\b([45]\d\d)\b/.exec(clean)?.[1]),
  );
  if (!Number.isNaN(status)) return { source: "http", code: status, message, meaning: known ?? httpMeanings[status] };
  return known && { source: "words", message, meaning: known };
}

/** A code alone on its line, or as bitcoin-cli prints it. */
const bareCode = /^(?:error code:|JSON-RPC)?\s*(-\d{1,2}|3|4444)\s*$/im;

function explainCode(code: number): Meaning | undefined {
  const [shared, solana] = [rpcMeanings[code], solanaMeanings[code]];
  if (shared && solana) return joinMeanings({ EVM: shared, Solana: solana });
  if (code === historyCode) return findKnownText("pruned history unavailable");
  return shared ?? nameChain("Solana", solana) ?? nameChain("Bitcoin Core", bitcoinMeanings[code]) ?? serverRange(code);
}

/** Of geth. */
const historyCode = 4444;

// The specification leaves this range to the node itself.
const serverRange = (code: number) => (code <= -32000 && code >= -32099 ? rpcMeanings[-32000] : undefined);
