import { foldText } from "#contracts/foldText.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { PostingList } from "./PostingList.ts";

const sliceMs = 8;
const restMs = 4;
// Numbers of former versions are dropped when they are the majority.
const spareNumbers = 10_000;

/**
 * Documents by the words of their texts. Those added are read in the background, in slices; until then a search reads
 * the text itself. Letters and digits are found anywhere in a word, Han text by its pairs of characters.
 */
export class TextIndex {
  private readonly getText: (document: StoredDocument) => string;
  private numbers = new Map<StoredDocument, number>();
  private postings = new Map<string, PostingList>();
  private waiting = new Set<StoredDocument>();
  private count = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(getText: (document: StoredDocument) => string) {
    this.getText = getText;
  }

  add(document: StoredDocument): void {
    this.waiting.add(document);
    this.readSoon();
  }

  remove(document: StoredDocument): void {
    this.waiting.delete(document);
    this.numbers.delete(document);
  }

  clear(): void {
    this.numbers = new Map();
    this.postings = new Map();
    this.waiting = new Set();
    this.count = 0;
  }

  /** A test whether the text of a document contains a folded word. */
  find(word: string): (document: StoredDocument) => boolean {
    const maps = listTokens(word).map((part) => this.findPart(part));
    return (document) => {
      const number = this.numbers.get(document);
      if (number === undefined) return foldText(this.getText(document)).includes(word);
      return maps.every((map) => map[number] === 1);
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
  }

  private findPart(part: string): Uint8Array {
    const map = new Uint8Array(this.count);
    // A pair of Han characters is a token itself; everything else may stand inside of one.
    if (isHan(part) && part.length > 1) this.postings.get(part)?.mark(map);
    else for (const [token, list] of this.postings) if (token.includes(part)) list.mark(map);
    return map;
  }

  private readSoon(): void {
    this.timer ??= setTimeout(() => this.readSlice(), restMs).unref();
  }

  private readSlice(): void {
    this.timer = undefined;
    this.compact();
    const end = performance.now() + sliceMs;
    for (const document of this.waiting) {
      this.waiting.delete(document);
      this.read(document);
      if (performance.now() > end) break;
    }
    if (this.waiting.size > 0) this.readSoon();
  }

  private read(document: StoredDocument): void {
    const number = this.count;
    this.count += 1;
    this.numbers.set(document, number);
    for (const token of new Set(listTokens(foldText(this.getText(document))))) {
      const list = this.postings.get(token) ?? new PostingList();
      this.postings.set(token, list);
      list.add(number);
    }
  }

  private compact(): void {
    if (this.count < 2 * this.numbers.size + spareNumbers) return;
    const known = [...this.numbers.keys(), ...this.waiting];
    this.clear();
    this.waiting = new Set(known);
  }
}

const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+/gu;
const isHan = (text: string) => /^\p{Script=Han}/u.test(text);

/** Words of letters and digits, and pairs of Han characters. */
const listTokens = (text: string): string[] =>
  (text.match(runs) ?? []).flatMap((run) => (isHan(run) && run.length > 2 ? listPairs(run) : [run]));

function listPairs(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ""}${letter}`);
}
