import { foldLetters } from "@/features/shared/contracts/foldText";
import { cleanPasted, readPastedAddress } from "@/features/shared/contracts/pastedText";

// Stop words. They are still searched when alone (`ONE` and `S` are tickers).
const common = new Set(
  (
    "a an and are as at be but by can do does for from has have how if in is it its not of on or our so than that the their then there they this to was we what when where which who why will with you your " +
    // Of questions: `how do I get an api key`.
    "get i many me much my need should support supported supports use using want " +
    "的 了 是 在 和 与 或 有 这 那 也 都 就 及 为 不 把 被 每 个 只 其 从 对 到 由 让 给 很 会 要 再 才 所 并 但 而 若 按 条 次 已 还 最 更 等 又 时 什么 如何 怎么 怎样 吗 我 你 我们 获取 获得 查询 查看 使用 需要 没有 支持 东西 怎么办 办"
  ).split(" "),
);

// What nearly every visitor seeks, of whatever chain: beside a name these words hardly count.
const genericWords = new Set(
  "api apis chain chains id endpoint endpoints graphql grpc https mainnet node nodes provider rest rpc rpcs server testnet url urls websocket websockets ws wss 链 主网 地址 接口 服务 测试网 接入点 端点 节点".split(
    " ",
  ),
);

// Segmenters cut these in two, at least beside a name: `以太 · 坊主 · 网`.
const hanWords = /超时|主网|测试网|测试币|节点|端点|以太坊/g;

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("zh", { granularity: "word" }) : undefined;

const isWhole = new RegExp(`^(${hanWords.source})$`);

/**
 * The words of Han text. Neighbouring characters that the segmenter leaves alone form words in pairs: alone each would
 * fit all that begins with it.
 */
function splitHan(run: string): string[] {
  const parts = segmenter ? [...segmenter.segment(run)].map(({ segment }) => segment) : [...run];
  const isSingle = (part: string | undefined) => part?.length === 1 && !common.has(part);
  return parts.flatMap((part, at) => {
    if (!isSingle(part)) return part;
    if (isSingle(parts[at + 1])) return `${part}${parts[at + 1]}`;
    return isSingle(parts[at - 1]) ? [] : part;
  });
}

export const isHan = (word: string) => /^\p{Script=Han}/u.test(word);

/** Splits a text into words: letters, digits and `_`; Han text by its words. */
function splitWords(text: string): string[] {
  const runs =
    foldLetters(text)
      // Standards by number are one word, with a hyphen or without: `ERC-20`.
      .replace(/\b(bep|eip|erc|trc)[ -](?=\d)/gi, "$1")
      .replace(/\p{Script=Han}+/gu, " $& ")
      .replace(hanWords, " $& ")
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  return runs.flatMap((run) => (isHan(run) && !isWhole.test(run) ? splitHan(run) : [run]));
}

/** Search terms of a text: its words, and the parts of names such as `eth_getBalance`. */
export function splitText(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const parts = word.split(/_|(?<=[a-z0-9])(?=[A-Z])/);
    const rest = word.slice(word.indexOf("_") + 1);
    const all = parts.length > 1 ? [word, rest, ...parts] : [word];
    return [...new Set(all.map((part) => part.toLowerCase()).filter(Boolean))];
  });
}

// Bounds of a query: each word is searched by prefix and with typos, so an unbounded one would block the server.
const maxQueryLength = 200;
const maxTerms = 12;

/** The distinct words of a query; stop words count only when there are no others. */
export function splitQuery(text: string): string[] {
  const words = new Set(splitWords(readQuery(text.slice(0, maxQueryLength))).map((word) => word.toLowerCase()));
  const telling = [...words].filter((word) => !common.has(word));
  return (telling.length > 0 ? telling : [...words]).slice(0, maxTerms);
}

/** A query without invisible characters; of a link or another form of an address the address alone. */
function readQuery(text: string): string {
  const plain = cleanPasted(text);
  const read = plain.includes(" ") ? undefined : readPastedAddress(plain);
  return read && "address" in read ? read.address : plain;
}

/**
 * The words of a query that tell what is sought, and those that stand beside any name, such as a single letter or digit;
 * all tell where none does.
 */
export function separateGeneric(words: string[]): { telling: string[]; generic: string[] } {
  const named = words.filter((word) => !isGeneric(word));
  const longer = named.filter((word) => !/^(\w|\p{Script=Han})$/u.test(word));
  const telling = longer.length > 0 ? longer : named;
  return telling.length > 0
    ? { telling, generic: words.filter((word) => !telling.includes(word)) }
    : { telling: words, generic: [] };
}

/** Whether a word stands beside any name. */
export const isGeneric = (word: string) => genericWords.has(word);

/** Whether a word is left out of the index of body text. */
export const isCommon = (word: string) => common.has(word);

/** Whether a word is a number or id, which matches only completely. */
export const isNumber = (word: string) => /^(\d+|0x[0-9a-f]*)$/.test(word);

/** What the forms of an English word have in common: `estimat` of `estimation`; other words as they are. */
export const toStem = (word: string) => word.replace(/(?<=^[a-z]{4,})(?:ation|ion|ing|ed|e)?s?$/, "");

/** Maximum edit distance of a word: 0 for numbers, short words and Han text. */
export function typosIn(word: string): number {
  if (isNumber(word) || isHan(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether a term has the letters of a word in their order, with others between them: `receipt` those of `recept`. */
export const hasLetters = (term: string, word: string) =>
  [...term].reduce((found, letter) => found + Number(letter === word[found]), 0) === word.length;
