import { setImmediate } from "node:timers/promises";

import { LRUCache } from "lru-cache";

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

/** A test whether a token begins with a part of what is searched. */
function makeTest(part: string): (token: string) => boolean {
  const inner = isHan(part) || part.startsWith("_") ? part : `_${part}`;
  return (token) => token.startsWith(part) || token.includes(inner);
}

type Numbered = StoredDocument & { [member: symbol]: number | undefined };

/**
 * Documents by the words of their texts. Those added are indexed in the background, in slices. Letters and digits are
 * found where a word begins, also after a `_`; Han text by its pairs of characters.
 */
export class TextIndex {
  private readonly getTokens: (document: StoredDocument) => string[];
  /** Member of a document that has its number: found in a tenth of the time that a map of all takes. */
  private readonly member = Symbol("number of its text");
  /** By number; none for former versions. */
  private documents: (Numbered | undefined)[] = [];
  private size = 0;
  private postings = new Map<string, PostingList>();
  private waiting = new Set<StoredDocument>();
  private readonly parts = new LRUCache<string, Uint8Array>({ max: maxParts });
  /** The document that was read last: each word of a search reads it. */
  private last: { document: StoredDocument; tokens: string[] } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private completing: Promise<void> | undefined;

  constructor(getTokens: (document: StoredDocument) => string[]) {
    this.getTokens = getTokens;
  }

  add(document: StoredDocument): void {
    this.waiting.add(document);
    this.readSoon();
  }

  remove(document: Numbered): void {
    this.waiting.delete(document);
    const number = document[this.member];
    if (number === undefined) return;
    document[this.member] = undefined;
    this.documents[number] = undefined;
    this.size -= 1;
  }

  clear(): void {
    for (const document of this.documents) if (document) document[this.member] = undefined;
    this.documents = [];
    this.size = 0;
    this.postings = new Map();
    this.waiting = new Set();
    this.parts.clear();
    this.last = undefined;
  }

  /** Waits until every document is indexed, so that a search need not read those that are not. */
  async complete(): Promise<void> {
    if (this.waiting.size === 0) return;
    this.completing ??= this.readAll().finally(() => {
      this.completing = undefined;
    });
    await this.completing;
  }

  /** A test whether a document has a word that begins with a folded one; also for documents that are added later. */
  find(word: string): (document: StoredDocument) => boolean {
    const parts = toTokens(word);
    const maps = parts.map((part) => this.findPart(part));
    const { postings, member } = this;
    const count = this.documents.length;
    return (document: Numbered) => {
      const number = document[member];
      const isMapped = number !== undefined && number < count && postings === this.postings;
      if (isMapped) return maps.every((map) => map[number] === 1);
      if (this.last?.document !== document) this.last = { document, tokens: this.getTokens(document) };
      const { tokens } = this.last;
      return parts.every((part) => tokens.some(makeTest(part)));
    };
  }

  /**
   * A test whether a document shares a word of three letters, or a pair of Han characters, with another one; words in
   * more than `maxDocuments` documents are ignored.
   */
  findSimilar(origin: StoredDocument, maxDocuments: number): (document: StoredDocument) => boolean {
    const { documents, member } = this;
    const former = documents.length - this.size;
    const isTelling = (token: string): boolean => {
      const list = this.postings.get(token);
      if (!list || list.size - former > maxDocuments) return !list;
      let count = 0;
      list.each((number) => (count += documents[number] ? 1 : 0));
      return count <= maxDocuments;
    };
    const words = this.getTokens(origin).filter((token) => token.length > 2 || isHan(token));
    const telling = new Set(words.filter(isTelling));
    const map = new Uint8Array(documents.length);
    for (const token of telling) this.postings.get(token)?.each((number) => (map[number] = 1));
    return (document: Numbered) => {
      if (document === origin) return false;
      const number = document[member];
      return number === undefined ? this.getTokens(document).some((token) => telling.has(token)) : map[number] === 1;
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
  }

  /** The documents with a word that begins with a part: 1 at their numbers. */
  private findPart(part: string): Uint8Array {
    const cached = this.parts.get(part);
    const map = cached ?? new Uint8Array(this.documents.length + spareBytes);
    this.parts.set(part, map);
    if (cached) return map;
    // A pair of Han characters is a token itself.
    const mark = (number: number) => (map[number] = 1);
    const test = makeTest(part);
    if (isHan(part) && part.length > 1) this.postings.get(part)?.each(mark);
    else for (const [token, list] of this.postings) if (test(token)) list.each(mark);
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

  private read(document: Numbered): void {
    const number = this.documents.push(document) - 1;
    this.size += 1;
    // Copies of the document do not have it.
    Object.defineProperty(document, this.member, { value: number, writable: true, configurable: true });
    const tokens = this.getTokens(document);
    for (const [part, map] of [...this.parts]) {
      if (number >= map.length) this.parts.delete(part);
      else if (tokens.some(makeTest(part))) map[number] = 1;
    }
    for (const token of tokens) {
      const list = this.postings.get(token) ?? new PostingList();
      // A copy: a part of a text keeps the whole text in memory.
      if (list.size === 0) this.postings.set(Buffer.from(token).toString(), list);
      list.add(number);
    }
  }

  private compact(): void {
    if (this.documents.length < 2 * this.size + spareNumbers) return;
    const known = [...this.documents.flatMap((document) => document ?? []), ...this.waiting];
    this.clear();
    this.waiting = new Set(known);
  }
}
