import { TextDecoder } from "node:util";
import { useState } from "react";
import type { ComponentType } from "react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { loadPageParts } from "#cms/checks/api.ts";
import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";
import { loadAsset } from "#cms/files/api.ts";
import { searchDocuments } from "#cms/list/api.ts";

import { EmbedField } from "./EmbedField.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { GeoPointField } from "./GeoPointField.tsx";
import { ImageField } from "./ImageField.tsx";
import { JsonField } from "./JsonField.tsx";
import { LinkField } from "./LinkField.tsx";
import { NumberField } from "./NumberField.tsx";
import { TableField } from "./TableField.tsx";
import { cellContent, listRows } from "./tables.ts";
import { TextField } from "./TextField.tsx";
import { UidField } from "./UidField.tsx";

jest.mock("#cms/checks/api.ts");
jest.mock("#cms/list/api.ts");
jest.mock("#cms/files/api.ts");
beforeEach(() => jest.mocked(searchDocuments).mockResolvedValue({ total: 0, next: null, results: [] }));

let steps = 0;
const step = (change: () => void) => {
  steps += 1;
  change();
};
// jsdom has none.
beforeAll(() => {
  Object.assign(globalThis, { TextDecoder });
  // As in Chromium, which returns a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve();
});

/** What fields ask of an open document. */
const session = {
  ...{ publication: { listFindings: () => [] }, presence: { others: [] }, comments: { count: () => 0 } },
  ...{ summary: { path: "/about/", lang: "en-us" }, store: { history: { step } } },
  ...{ models: { findType: () => undefined, pageTypes: [] }, liveField: "", setLiveField: () => undefined },
} as unknown as EditorSession;

/** A field in a document, with what is stored of it. */
function open(Field: ComponentType<FieldProps>, value?: Json, config: JsonObject = {}, path = "field") {
  let stored = value;
  function Form() {
    const [current, setCurrent] = useState(value);
    const change = (next: Json | undefined) => {
      stored = next;
      setCurrent(next);
    };
    const field = { name: "field", type: "Text", label: "Field", placeholder: "", config };
    return <Field field={field} slice="" path={path} value={current} onChange={change} />;
  }
  render(
    <EditorProvider value={{ session, locale: "en" }}>
      <Form />
    </EditorProvider>,
  );
  return { user: userEvent.setup(), read: () => stored };
}

const readCells = (table: Json | undefined) =>
  listRows(table).map(({ cells }) =>
    cells.map((cell) =>
      toJsonList(cellContent(cell))
        .map((block) => (isJsonObject(block) ? toText(block.text) : ""))
        .join("/"),
    ),
  );

const paste = (element: Element, html: string, text = "") =>
  fireEvent.paste(element, {
    clipboardData: { files: [], getData: (type: string) => (type === "text/html" ? html : text) },
  });
const sheet = "<table><tr><td>x1</td><td><b>y1</b></td></tr><tr><td>x2</td><td>y2</td></tr></table>";
const words = (...texts: string[]) => ({
  cells: texts.map((text) => ({ type: "data", content: [{ type: "paragraph", text, spans: [], direction: "ltr" }] })),
});

test("a sheet fills a table from the cursor and adds the rows and columns that it needs, in one step", () => {
  steps = 0;
  const { read } = open(TableField, { head: { rows: [words("a", "b")] }, body: { rows: [words("c", "d")] } });
  paste(screen.getByLabelText("Row 2, column 2"), sheet);
  expect(readCells(read())).toEqual([
    ["a", "b", ""],
    ["c", "x1", "y1"],
    ["", "x2", "y2"],
  ]);
  expect(JSON.stringify(read())).toContain(`"text":"y1","spans":[{"start":0,"end":2,"type":"strong"}]`);
  expect(screen.getByText("2 rows of 2 columns filled in.")).toBeVisible();
  expect(steps).toBe(1);
});

test("a table is pasted where there is none, and a file is dropped on a cell", async () => {
  const { read } = open(TableField);
  paste(screen.getByLabelText("Or paste a table here, or drop a CSV file"), "", "a\tb\n1\t2");
  expect(readCells(read())).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(listRows(read()).map(({ isHead }) => isHead)).toEqual([true, false]);
  const csv = new Uint8Array([0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e, 0x3b, 0x31]);
  const file = Object.assign(new File([csv], "towns.csv"), { arrayBuffer: () => Promise.resolve(csv.buffer) });
  fireEvent.drop(screen.getByLabelText("Row 2, column 1"), { dataTransfer: { files: [file], types: ["Files"] } });
  await waitFor(() =>
    expect(readCells(read())).toEqual([
      ["a", "b"],
      ["München", "1"],
    ]),
  );
  const sheetFile = new File([""], "prices.xlsx");
  fireEvent.drop(screen.getByLabelText("Row 1, column 1"), { dataTransfer: { files: [sheetFile], types: ["Files"] } });
  expect(screen.getByText(/^prices\.xlsx holds no table/)).toBeVisible();
});

test("a number that cannot be stored as typed is never changed, and the one that was meant is offered", async () => {
  const { user, read } = open(NumberField, 3);
  const field = screen.getByLabelText("Field");
  for (const typed of ["9007199254740993", "0x10"]) {
    await user.clear(field);
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    expect(read()).not.toBe(Number(typed));
  }
  await user.clear(field);
  await user.type(field, "1,5");
  expect(screen.getByText(/with a point: 1\.5/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use 1.5" }));
  expect([read(), screen.queryByText(/with a point/)]).toEqual([1.5, null]);
});

test("a degree with a comma is stored as it was meant to be read, or not at all, and JSON keeps its digits", async () => {
  const point = open(GeoPointField);
  fireEvent.change(screen.getByLabelText("Latitude"), { target: { value: "1.25" } });
  fireEvent.change(screen.getByLabelText("Longitude"), { target: { value: "103.5" } });
  expect(point.read()).toEqual({ latitude: 1.25, longitude: 103.5 });
  const json = open(JsonField);
  fireEvent.change(screen.getByLabelText("Field", { selector: "textarea" }), {
    target: { value: '{"id":9007199254740993}' },
  });
  expect([json.read(), screen.getByText(/more digits than can be stored/).textContent]).toEqual([
    undefined,
    expect.any(String),
  ]);
});

test.each([
  ["crew@example.com", "mailto:crew@example.com"],
  ["+49 40 123456", "tel:+4940123456"],
  ["http://https://example.com", "https://example.com"],
])("what %s was meant to be is offered at a link", async (typed, url) => {
  const { user, read } = open(LinkField, undefined, { select: "web" });
  const field = screen.getByLabelText("Field: URL");
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^An? |^The name|^This /);
  expect(read()).toBeUndefined();
  await user.click(screen.getByRole("button", { name: `Use ${url}` }));
  expect(read()).toEqual({ link_type: "Web", url });
  expect(field).toBeValid();
});

test("an address takes its normal form when its field is left, without characters that nobody sees", async () => {
  const { user, read } = open(LinkField, undefined, { select: "web" });
  const field = screen.getByLabelText("Field: URL");
  fireEvent.change(field, { target: { value: "\ufeffhttps://example.com/\u200bx\u202e" } });
  expect(read()).toEqual({ link_type: "Web", url: "https://example.com/x" });
  await user.clear(field);
  await user.type(field, "/about?a=b c");
  await user.tab();
  expect(read()).toEqual({ link_type: "Web", url: "/about/?a=b%20c" });
  await user.clear(field);
  await user.type(field, "example.com");
  await user.tab();
  expect(read()).toEqual({ link_type: "Web", url: "https://example.com" });
});

test("an embed takes web addresses only", async () => {
  const { user, read } = open(EmbedField);
  const field = screen.getByLabelText("Field");
  await user.type(field, "mailto:a@b.example");
  expect([read(), screen.getByText(/^A URL starts with https/)]).toEqual([undefined, expect.anything()]);
  fireEvent.change(field, { target: { value: "https://vimeo.com/\u200b1" } });
  expect(read()).toEqual({ embed_url: "https://vimeo.com/1" });
});

test("a uid loses invisible characters, and one that is too long is called so", () => {
  const { read } = open(UidField, "about");
  const field = screen.getByLabelText("Field");
  fireEvent.change(field, { target: { value: "Über" } });
  expect(screen.getByText(/^Only lower-case letters/)).toBeVisible();
  fireEvent.change(field, { target: { value: "a".repeat(300) } });
  expect(screen.getByText(/^At most 200 characters; this has 300/)).toBeVisible();
  fireEvent.change(field, { target: { value: "\u2060my\u00ad\u200b page\ufeff" } });
  expect(read()).toBe("my-page");
});

test("anchors and e-mail addresses lose invisible characters; words keep soft hyphens", () => {
  const { read } = open(TextField);
  const field = screen.getByLabelText("Field");
  fireEvent.change(field, { target: { value: "our-\u200bteam\u202c" } });
  expect(read()).toBe("our-team");
  fireEvent.change(field, { target: { value: "\ufeffcrew@exam\u00adple.com" } });
  expect(read()).toBe("crew@example.com");
  fireEvent.change(field, { target: { value: "Infra\u00adstructure for all" } });
  expect(read()).toBe("Infra\u00adstructure for all");
});

test("a picture that decorates says so by a tick, and has an empty text; one without a text has none", async () => {
  const { user, read } = open(ImageField, { url: "a.png", alt: null, dimensions: { width: 1, height: 1 } });
  await user.click(screen.getByRole("checkbox", { name: /^Decorative/ }));
  expect([read(), screen.getByLabelText(/^Alternative text/)]).toMatchObject([{ alt: "" }, { disabled: true }]);
  await user.click(screen.getByRole("checkbox", { name: /^Decorative/ }));
  expect(read()).toMatchObject({ alt: null });
  await user.type(screen.getByLabelText(/^Alternative text/), "A");
  await user.clear(screen.getByLabelText(/^Alternative text/));
  expect(read()).toMatchObject({ alt: null });
});

test("a PNG file that moves is not cropped: the field says why", async () => {
  jest.mocked(loadAsset).mockResolvedValue({ animated: true } as never);
  const picture = { id: "asset", url: "a.png", alt: null, dimensions: { width: 9, height: 9 } };
  const { user, read } = open(ImageField, picture);
  await user.click(screen.getByRole("button", { name: "Crop" }));
  expect(await screen.findByText(/This picture moves/)).toBeVisible();
  expect([screen.queryByRole("dialog"), read()]).toEqual([null, picture]);
});

test("a link to a page leads to one of its headings and opens in a new tab", async () => {
  jest.mocked(loadPageParts).mockResolvedValue({ parts: [{ anchor: "plans", text: "Plans" }] });
  const { user, read } = open(LinkField, { link_type: "Document", id: "pricing", text: "Go" });
  await user.selectOptions(await screen.findByLabelText("Field: Part of the page"), "Plans");
  await user.click(screen.getByRole("checkbox", { name: /new tab/ }));
  const link = { link_type: "Document", id: "pricing", text: "Go" };
  expect(read()).toEqual({ ...link, anchor: "plans", target: "_blank" });
  await user.selectOptions(screen.getByLabelText("Field: Part of the page"), "The whole page");
  await user.click(screen.getByRole("checkbox", { name: /new tab/ }));
  expect(read()).toEqual(link);
});

test("a field whose model refuses new tabs, such as a redirect's, offers none", () => {
  open(LinkField, { link_type: "Web", url: "https://node.example/" }, { allowTargetBlank: false });
  expect(screen.queryByRole("checkbox", { name: /new tab/ })).toBeNull();
});

test("a field that names a document, such as the parent page, has neither a part nor a tab", async () => {
  jest.mocked(loadPageParts).mockResolvedValue({ parts: [{ anchor: "plans", text: "Plans" }] });
  open(LinkField, { link_type: "Document", id: "pricing" }, { select: "document" });
  await screen.findByText("A page that no longer exists");
  expect([screen.queryByLabelText(/Part of the page/), screen.queryByRole("checkbox")]).toEqual([null, null]);
});

test("the Enter that ends a composition, by either sign, picks no page and is left to the text", async () => {
  jest.mocked(loadPageParts).mockResolvedValue({ parts: [] });
  jest
    .mocked(searchDocuments)
    .mockResolvedValue({ total: 1, next: null, results: [{ id: "pricing", title: "Pricing" }] } as never);
  const { user, read } = open(LinkField, { link_type: "Document" }, { select: "document" });
  await user.click(screen.getByRole("button", { name: /^Find a page/ }));
  await screen.findByRole("option");
  const search = screen.getByRole("combobox");
  fireEvent.keyDown(search, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(search, { key: "Enter", isComposing: true });
  expect(read()).toEqual({ link_type: "Document" });
  await act(async () => fireEvent.keyDown(search, { key: "Enter", keyCode: 13 }));
  expect(read()).toEqual({ link_type: "Document", id: "pricing" });
  open(TextField);
  const text = screen.getByRole("textbox");
  // The text keeps a key that was not prevented.
  expect(fireEvent.keyDown(text, { key: "Enter", keyCode: 229 })).toBe(true);
  expect(fireEvent.keyDown(text, { key: "Enter", keyCode: 13 })).toBe(false);
});

test("a text for search results says how much of its room it takes, where a Han character counts twice", async () => {
  const { user } = open(TextField, "About us", {}, "meta_title");
  expect(screen.getByText("8 of 60 characters")).toHaveAttribute("data-over", "false");
  await user.type(screen.getByLabelText("Field"), ` 关于${"!".repeat(50)}`);
  expect(screen.getByText("63 of 60 characters")).toHaveAttribute("data-over", "true");
});
