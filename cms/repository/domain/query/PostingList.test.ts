import { PostingList } from "./PostingList.ts";

const read = (list: PostingList): number[] => {
  const numbers: number[] = [];
  list.each((number) => numbers.push(number));
  return numbers;
};

// Up to eight are kept as they are; the first distances take one byte, the last ones more.
test.each([0, 1, 2, 8, 9, 40])("%i ascending numbers are read as they were added", (count) => {
  const numbers = Array.from({ length: count }, (_, index) => index ** 4);
  const list = new PostingList();
  for (const number of numbers) list.add(number);
  expect(read(list)).toEqual(numbers);
  expect(list.size).toBe(count);
});

test("a number that is added twice is kept once", () => {
  const list = new PostingList();
  for (const number of [3, 3, 7, 7]) list.add(number);
  expect(read(list)).toEqual([3, 7]);
});
