/** @jest-environment node */
import { sortByNearness } from "./sortByNearness.ts";

const documents = [
  { title: "Compute units", uid: "compute-units" },
  { title: "Pricing of archives", uid: "archives" },
  { title: "Pricing", uid: "pricing" },
];

test("the document of the searched name comes first, wherever the search found the others", () => {
  const titles = (text: string) => sortByNearness(documents, text).map(({ title }) => title);
  expect(titles("pricing")).toEqual(["Pricing", "Pricing of archives", "Compute units"]);
  expect(titles("/Pricing/")).toEqual(["Pricing", "Pricing of archives", "Compute units"]);
  expect(titles("compute-units")[0]).toBe("Compute units");
  expect(titles("")).toEqual(["Compute units", "Pricing of archives", "Pricing"]);
});
