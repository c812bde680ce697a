/** @jest-environment node */
import { fillSection, getSectionLink, placeSections } from "./sections";

const paragraph = (text: string, spans: object[] = []) => [{ type: "paragraph", text, spans }];
const slice = (id: string, primary: object) => ({ id, slice_type: "rich_text", variation: "default", primary });
const shows = (id: string, texts: object[] = []) => ({
  id: "shared_section$1",
  slice_type: "shared_section",
  primary: { section: { link_type: "Document", id }, texts },
});
const section = {
  slices: [
    slice("a", { text: paragraph("From {price} a month", [{ type: "strong", start: 5, end: 12 }]) }),
    shows("another"),
    slice("b", { text: paragraph("{unknown} stays") }),
  ],
  texts: [
    { name: "price", text: "$49" },
    { name: "", text: "no name" },
  ],
};

test("a page shows the slices of a section in place, with its own texts and marks on their words", () => {
  const own = shows("one", [{ name: "price", text: "1,000 dollars" }]);
  const placed = placeSections([slice("x", {}), own], (id) => (id === "one" ? section : undefined));
  expect(placed).toEqual([
    slice("x", {}),
    slice("shared_section$1/a", {
      text: paragraph("From 1,000 dollars a month", [{ type: "strong", start: 5, end: 18 }]),
    }),
    slice("shared_section$1/b", { text: paragraph("{unknown} stays") }),
  ]);
});

test("without a text of the page the section's own one is shown, also for one that is empty", () => {
  const [first] = fillSection(shows("one", [{ name: "price", text: "" }]), section);
  expect(JSON.stringify(first)).toContain("From $49 a month");
});

test("a section in a section shows nothing, so that none contains itself", () => {
  const itself = { slices: [shows("itself")] };
  expect(placeSections([shows("itself")], () => itself)).toEqual([]);
});

test("a slice whose section is not there stays, and other slices name none", () => {
  expect(placeSections([shows("gone")], () => undefined)).toEqual([shows("gone")]);
  expect(getSectionLink(slice("x", { section: { id: "one" } }))).toBeUndefined();
  expect(getSectionLink({ slice_type: "shared_section", primary: { section: { link_type: "Any" } } })).toBeUndefined();
});
