/** @jest-environment node */
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { toSearchWords } from "#contracts/foldText.ts";

import { TextIndex } from "./TextIndex.ts";
import { toTokens } from "./tokens.ts";

const makeDocument = (id: string, text: string): StoredDocument => ({
  id,
  type: "page",
  uid: id,
  lang: "en-us",
  group: id,
  tags: [],
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-01T00:00:00+0000",
  data: { text },
});

const documents = [
  makeDocument("zurich", "A café in Zürich, near O’Brien’s"),
  makeDocument("nodes", "我们的节点服务在İstanbul"),
  makeDocument("call", "eth_getBalance answers (quickly)"),
];

let index: TextIndex;
beforeEach(() => {
  jest.useFakeTimers();
  index = new TextIndex(({ data }) => toTokens(String(data.text)));
  for (const document of documents) index.add(document);
});
afterEach(() => jest.useRealTimers());

function find(text: string, all = documents): string[] {
  const tests = toSearchWords(text).map((word) => index.find(word));
  return all.filter((document) => tests.every((test) => test(document))).map(({ id }) => id);
}

test.each([
  ["zurich cafe", ["zurich"]],
  ["O'Brien", ["zurich"]],
  ["istanbul", ["nodes"]],
  ["节点", ["nodes"]],
  ["节", ["nodes"]],
  ["服务 节点", ["nodes"]],
  ["点节", []],
  ["getbal QUICK", ["call"]],
  ["in", ["zurich"]],
  ["balance", []],
  ["ear", []],
  ["nowhere", []],
])("%s is found in the same documents before and after they are indexed", (text, ids) => {
  expect(find(text)).toEqual(ids);
  jest.runAllTimers();
  expect(find(text)).toEqual(ids);
});

test("documents that come later are found by words that were searched before", () => {
  jest.runAllTimers();
  expect(find("chain")).toEqual([]);
  const more = Array.from({ length: 1_500 }, (_, number) => makeDocument(`more-${number}`, `eth_chainId ${number}`));
  for (const document of more) {
    index.add(document);
    jest.runAllTimers();
  }
  expect(find("chainid", more)).toHaveLength(1_500);
  expect(find("chain", more)).toHaveLength(1_500);
});

test("a new version of a document is found by its own words only", () => {
  jest.runAllTimers();
  const next = makeDocument("call", "eth_chainId");
  index.remove(documents[2] ?? next);
  index.add(next);
  jest.runAllTimers();
  expect([find("chainid", [next]), find("getbalance", [next])]).toEqual([["call"], []]);
});

test("a test that was made before is right for documents that are indexed later, and anew", () => {
  jest.runAllTimers();
  const [test] = toSearchWords("chain").map((word) => index.find(word));
  const [next, other] = [makeDocument("next", "eth_chainId"), makeDocument("other", "eth_call")];
  for (const document of [next, other]) index.add(document);
  jest.runAllTimers();
  expect([next, other, ...documents].map((document) => test?.(document))).toEqual([true, false, false, false, false]);
  index.clear();
  for (const document of [other, next]) index.add(document);
  jest.runAllTimers();
  expect([next, other].map((document) => test?.(document))).toEqual([true, false]);
});
