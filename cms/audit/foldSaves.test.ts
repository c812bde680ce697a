import { foldSaves } from "./foldSaves.ts";

const noon = new Date(2026, 1, 10, 12).getTime();
const event = (id: number, over: object = {}) => ({
  ...{ id, at: noon + id, by: { id: "p", name: "Pat" }, kind: "saved" as const, document: "a", title: "A" },
  ...{ detail: null, from: null, lang: null, ...over },
});

test("saves of one person and page that follow each other are one row, with the time of the last", () => {
  const rows = foldSaves([
    event(9),
    event(8),
    event(7, { document: "b" }),
    event(6, { by: { id: "q", name: "Quinn" }, document: "b" }),
    event(5, { kind: "published" }),
    event(4, { kind: "published" }),
    event(3),
    event(2, { at: noon - 24 * 3_600_000 }),
  ]);
  expect(rows.map(({ id, count }) => [id, count])).toEqual([9, 7, 6, 5, 4, 3, 2].map((id) => [id, id === 9 ? 2 : 1]));
});
