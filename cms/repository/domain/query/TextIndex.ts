import { setImmediate } from "node:timers/promises";

import { BoundedMap } from "#kit/BoundedMap.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

import { PostingList } from "./PostingList.ts";
import { isHan, toTokens } from "./tokens.ts";

const sliceMs = 8;
const restMs = 4;
// Numbers of former versions are dropped when they are the majority.
const spareNumbers = 10_000;
// Parts of words that were searched: a later search need not look through all words.
const maxParts = 32;
const spareBytes = 1_024;

/**
 * Documents by the words of their texts. Those added are indexed in the background, in slices. Letters and digits are
 * found anywhere in a word, Han text by its pairs of characters.
 */
export class TextIndex {
  private readonly getTokens: (document: StoredDocument) => string[];
  private numbers = new Map<StoredDocument, number>();
  private postings = new Map<string, PostingList>();
  private waiting = new Set<StoredDocument>();
  private readonly parts = new BoundedMap<string, Uint8Array>(maxParts);
  private count = 0;
  /** The document that was looked up last: each word of a search looks it up. */
  private last: { document: StoredDocument; number: number | undefined } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private completing: Promise<void> | undefined;

  constructor(getTokens: (document: StoredDocument) => string[]) {
    this.getTokens = getTokens;
  }

  add(document: StoredDocument): void {
    this.waiting.add(document);
    this.readSoon();
  }

  remove(document: StoredDocument): void {
    this.last = undefined;
    this.waiting.delete(document);
    this.numbers.delete(document);
  }

  clear(): void {
    this.numbers = new Map();
    this.postings = new Map();
    this.waiting = new Set();
    this.parts.clear();
    this.last = undefined;
    this.count = 0;
  }

  /** Waits until every document is indexed, so that a search need not read those that are not. */
  async complete(): Promise<void> {
    if (this.waiting.size === 0) return;
    this.completing ??= this.readAll().finally(() => {
      this.completing = undefined;
    });
    await this.completing;
  }

  /** A test whether a document contains a folded word. */
  find(word: string): (document: StoredDocument) => boolean {
    const parts = toTokens(word);
    const maps = parts.map((part) => this.findPart(part));
    return (document) => {
      const number = this.getNumber(document);
      if (number !== undefined) return maps.every((map) => map[number] === 1);
      const tokens = this.getTokens(document);
      return parts.every((part) => tokens.some((token) => token.includes(part)));
    };
  }

  /**
   * A test whether a document shares a word of three letters, or a pair of Han characters, with another one; words in
   * more than `maxDocuments` documents are ignored.
   */
  findSimilar(origin: StoredDocument, maxDocuments: number): (document: StoredDocument) => boolean {
    const live = new Uint8Array(this.count);
    for (const number of this.numbers.values()) live[number] = 1;
    const former = this.count - this.numbers.size;
    const isTelling = (token: string): boolean => {
      const list = this.postings.get(token);
      if (!list || list.size - former > maxDocuments) return !list;
      let count = 0;
      list.each((number) => (count += live[number] ?? 0));
      return count <= maxDocuments;
    };
    const words = this.getTokens(origin).filter((token) => token.length > 2 || isHan(token));
    const telling = new Set(words.filter(isTelling));
    const map = new Uint8Array(this.count);
    for (const token of telling) this.postings.get(token)?.each((number) => (map[number] = 1));
    return (document) => {
      if (document === origin) return false;
      const number = this.numbers.get(document);
      return number === undefined ? this.getTokens(document).some((token) => telling.has(token)) : map[number] === 1;
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
  }

  private getNumber(document: StoredDocument): number | undefined {
    if (this.last?.document !== document) this.last = { document, number: this.numbers.get(document) };
    return this.last.number;
  }

  /** The documents with a word that contains a part: 1 at their numbers. */
  private findPart(part: string): Uint8Array {
    const cached = this.parts.get(part);
    const map = cached ?? new Uint8Array(this.count + spareBytes);
    this.parts.set(part, map);
    if (cached) return map;
    // A pair of Han characters is a token itself; everything else may stand inside of one.
    const mark = (number: number) => (map[number] = 1);
    if (isHan(part) && part.length > 1) this.postings.get(part)?.each(mark);
    else for (const [token, list] of this.postings) if (token.includes(part)) list.each(mark);
    return map;
  }

  private async readAll(): Promise<void> {
    for (; this.waiting.size > 0; await setImmediate()) this.readSlice();
  }

  private readSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.readSlice();
      if (this.waiting.size > 0) this.readSoon();
    }, restMs).unref();
  }

  private readSlice(): void {
    this.compact();
    const end = performance.now() + sliceMs;
    for (const document of this.waiting) {
      this.waiting.delete(document);
      this.read(document);
      if (performance.now() > end) return;
    }
  }

  private read(document: StoredDocument): void {
    const number = this.count;
    this.count += 1;
    this.numbers.set(document, number);
    this.last = undefined;
    const tokens = this.getTokens(document);
    for (const [part, map] of this.parts) {
      if (number >= map.length) this.parts.delete(part);
      else if (tokens.some((token) => token.includes(part))) map[number] = 1;
    }
    for (const token of tokens) {
      const list = this.postings.get(token) ?? new PostingList();
      // A copy: a part of a text keeps the whole text in memory.
      if (list.size === 0) this.postings.set(Buffer.from(token).toString(), list);
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
