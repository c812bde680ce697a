import { TextDecoder, TextEncoder } from "node:util";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { makeAutoObservable, observer } from "@/features/shared/mobx";
import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { isJsonObject, toJsonList } from "#cms/editor/store/json.ts";
import "#cms/editor/testing/openText.ts";

import { TableField } from "./TableField.tsx";
import { cellContent, listRows } from "./tables.ts";

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { TextDecoder, TextEncoder }));

const field = { name: "table", type: "Table", label: "Table", placeholder: "", config: {} };

function open() {
  const store = new DocumentStore({ uid: "a", tags: [], data: {} }, []);
  const session = makeAutoObservable(
    {
      ...{ publication: { listFindings: () => [] }, presence: { others: [] }, comments: { count: () => 0 }, store },
      ...{ summary: { path: "/about/", lang: "en-us" }, liveField: "" },
      setLiveField: (name: string) => {
        session.liveField = name;
      },
    },
    { store: false, summary: false },
  );
  const Form = observer(() => (
    <TableField
      field={field}
      slice=""
      path="table"
      value={store.get("", "data/table")}
      onChange={(next) => store.set("", "data/table", next)}
    />
  ));
  render(
    <EditorProvider value={{ session: session as unknown as EditorSession, locale: "en" }}>
      <Form />
    </EditorProvider>,
  );
  const focused = () => document.activeElement ?? document.body;
  return {
    user: userEvent.setup(),
    store,
    name: () => focused().getAttribute("aria-label"),
    press: (key: string, more = {}) => act(() => void fireEvent.keyDown(focused(), { key, ...more })),
    type: (text: string) => {
      const clipboardData = { files: [], getData: (type: string) => (type === "text/plain" ? text : "") };
      act(() => void fireEvent.paste(focused(), { clipboardData }));
    },
    read: () =>
      listRows(store.get("", "data/table")).map(({ cells }) =>
        cells.map((cell) => {
          const [block] = toJsonList(cellContent(cell));
          return isJsonObject(block) ? block.text : "";
        }),
      ),
  };
}

test("Tab and Enter walk a new table as a sheet, and past its end add a row to one that is written in", async () => {
  const { user, name, press, type, read } = open();
  await user.click(screen.getByRole("button", { name: "Create table" }));
  expect(name()).toBe("Row 1, column 1");
  press("Tab");
  press("Tab");
  expect(name()).toBe("Row 2, column 1");
  press("Tab", { shiftKey: true });
  press("Enter");
  expect(name()).toBe("Row 2, column 2");
  press("Tab");
  expect(read()).toHaveLength(2);
  type("Berlin");
  press("Tab");
  expect(name()).toBe("Row 3, column 1");
  expect(read()).toEqual([
    ["", ""],
    ["", "Berlin"],
    ["", ""],
  ]);
  press("Tab");
  press("Tab");
  expect(read()).toHaveLength(3);
  press("Escape");
  expect(screen.getByRole("button", { name: "Add a row" })).toHaveFocus();
});

test("one undo takes back one change of a table's shape, or the words of one cell", async () => {
  const { user, store, press, type, read } = open();
  await user.click(screen.getByRole("button", { name: "Create table" }));
  type("Town");
  await user.click(screen.getByText("Row 1"));
  expect(screen.getByRole("button", { name: "Insert a row above", hidden: true })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Insert a row below" }));
  type("Berlin");
  press("Enter");
  await user.click(screen.getByText("Row 3"));
  await user.click(screen.getByRole("button", { name: "Move up" }));
  await user.click(screen.getByText("Column 1"));
  await user.click(screen.getByRole("button", { name: "Remove column 1" }));
  const seen = [read()];
  while (store.history.canUndo) {
    act(() => store.undo());
    seen.push(read());
  }
  expect(seen).toEqual([
    [[""], [""], [""]],
    [
      ["Town", ""],
      ["", ""],
      ["Berlin", ""],
    ],
    [
      ["Town", ""],
      ["Berlin", ""],
      ["", ""],
    ],
    [
      ["Town", ""],
      ["", ""],
      ["", ""],
    ],
    [
      ["Town", ""],
      ["", ""],
    ],
    [
      ["", ""],
      ["", ""],
    ],
    [],
  ]);
});
