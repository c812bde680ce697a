import { TextDecoder, TextEncoder } from "node:util";
import { useState } from "react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { GroupField } from "./GroupField.tsx";

beforeAll(() => {
  // jsdom has none.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
});

/** What fields ask of an open document. */
const session = {
  ...{ publication: { listFindings: () => [] }, presence: { others: [] }, comments: { count: () => 0 } },
  ...{ summary: { path: "/about/", lang: "en-us" }, store: { history: { step: (change: () => void) => change() } } },
} as unknown as EditorSession;

const fields = {
  name: { type: "Text", config: { label: "Question" } },
  price: { type: "Number", config: { label: "Price" } },
  kind: { type: "Select", config: { label: "Kind", options: ["full_node", "archive"] } },
  metric: { type: "Select", config: { label: "Metric", options: ["longest_outage"] } },
};

function open(value: Json) {
  let stored: Json | undefined = value;
  function Form() {
    const [current, setCurrent] = useState<Json | undefined>(value);
    const change = (next: Json | undefined) => {
      stored = next;
      setCurrent(next);
    };
    const field = { name: "field", type: "Group", label: "Field", placeholder: "", config: { fields } };
    return <GroupField field={field} slice="" path="field" value={current} onChange={change} />;
  }
  render(
    <EditorProvider value={{ session, locale: "en" }}>
      <Form />
    </EditorProvider>,
  );
  return { read: () => stored };
}

const paste = (text: string) => {
  const clipboardData = { getData: (type: string) => (type === "text/plain" ? text : ""), types: [] };
  fireEvent.paste(screen.getByRole("button", { name: /Add/ }), { clipboardData });
};

test("a pasted sheet adds an entry for each row, by the names or labels in its first line", () => {
  const { read } = open([{ name: "first" }]);
  paste("Question\tprice\tKind\tNote\nOne\t1.5\tFull node\tx\nTwo\tmany\t\t");
  expect(read()).toEqual([{ name: "first" }, { name: "One", price: 1.5, kind: "full_node" }, { name: "Two" }]);
  expect(screen.getByRole("status")).toHaveTextContent(
    "2 entries added. Left out, because no field takes it: Note, Price.",
  );
});

test("a CSV file adds entries too; one that names no field says which there are", async () => {
  const { read } = open([]);
  const file = (text: string) =>
    Object.assign(new File([text], "a.csv"), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  const input = screen.getByLabelText("From a sheet (CSV)");
  fireEvent.change(input, { target: { files: [file("a,b\n1,2")] } });
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("The fields are: Question, Price, Kind, Metric."),
  );
  fireEvent.change(input, { target: { files: [file("question;price\nOne;2")] } });
  await waitFor(() => expect(read()).toEqual([{ name: "One", price: 2 }]));
});

test("an entry whose first words are a choice has the choice's label", () => {
  open([{ metric: "longest_outage" }, { metric: "longest_outage", name: "nodes offered" }]);
  expect(screen.getByRole("button", { name: "Longest outage", expanded: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "nodes offered", expanded: true })).toBeVisible();
});
