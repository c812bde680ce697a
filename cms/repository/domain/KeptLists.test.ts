/** @jest-environment node */
import { KeptLists } from "./KeptLists.ts";

const even = { test: (number: number) => number % 2 === 0, order: (a: number, b: number) => a - b };
const find = (lists: KeptLists<number>, tested = 1_000) => {
  const make = jest.fn(() => ({ ...even, list: [2, 6, 8], tested }));
  return { list: [...lists.get("even", make)], isMade: make.mock.calls.length > 0 };
};

test("a list follows what is added and removed", () => {
  const lists = new KeptLists<number>();
  find(lists);
  for (const number of [4, 5]) lists.add(number);
  for (const number of [6, 7]) lists.remove(number);
  expect(find(lists)).toEqual({ list: [2, 4, 8], isMade: false });
});

test("a list that few entries were tested for is made again", () => {
  const lists = new KeptLists<number>();
  find(lists, 10);
  expect(find(lists).isMade).toBe(true);
});

test("after very many changes that nobody looked at, a list is made again", () => {
  const lists = new KeptLists<number>();
  for (let round = 0; round < 2; round += 1) {
    find(lists);
    for (let number = 0; number < 150; number += 1) lists.add(2 * number + 1);
  }
  expect(find(lists).isMade).toBe(false);
  for (let number = 0; number < 250; number += 1) lists.add(2 * number + 1);
  expect(find(lists).isMade).toBe(true);
});
