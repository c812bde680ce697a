import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { searchDocuments } from "#cms/list/api.ts";

import { LinkEditor } from "./LinkEditor.tsx";

jest.mock("#cms/list/api.ts");
// jsdom has none.
// As in Chromium, which returns a promise.
Element.prototype.scrollIntoView = () => Promise.resolve();

const models = new EditorModels({
  types: [
    { id: "page", label: "Page", format: "page", json: {} },
    { id: "section", label: "Shared section", format: "custom", json: {} },
  ],
  slices: [],
});
const session = { models, summary: { id: "own", lang: "en-us" } } as unknown as EditorSession;
const page = { type: "page", published: 1 };

async function openPicker(kinds: readonly ("Document" | "Web")[]) {
  const results = [
    { ...page, id: "own", title: "Own", path: "/own/" },
    { ...page, id: "other", title: "Other", path: "/other/" },
    {
      ...page,
      id: "part",
      title: "Part",
      path: null,
      type: "section",
      excerpt: { before: "…a ", found: "word", after: " in it" },
    },
  ];
  jest.mocked(searchDocuments).mockResolvedValue({ total: 3, next: null, results } as never);
  render(
    <EditorProvider value={{ session, locale: "en" }}>
      <LinkEditor link={{ link_type: "Document" }} types={[]} name="Link" onChange={() => undefined} {...{ kinds }} />
    </EditorProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Find a page/ }));
  await screen.findByRole("option", { name: /Other/ });
  return jest.mocked(searchDocuments).mock.calls.at(-1)?.[0];
}

test("a link that visitors follow is searched among pages, without the open page, types by their names and the passage that was found", async () => {
  expect(await openPicker(["Document", "Web"])).toMatchObject({ lang: "en-us", types: ["page"], excerpts: true });
  const options = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "OtherPage · /other/",
    "PartShared section…a word in it",
  ]);
});

test("a field that names a document is searched among all", async () => {
  expect(await openPicker(["Document"])).not.toHaveProperty("types");
});

test("a typed URL is offered first, and Enter takes it before the search is done; a page's path and a name come after pages", async () => {
  const onChange = jest.fn();
  const results = [{ ...page, id: "node", title: "Node.js", path: "/nodes/" }];
  jest.mocked(searchDocuments).mockResolvedValue({ total: 1, next: null, results } as never);
  render(
    <EditorProvider value={{ session, locale: "en" }}>
      <LinkEditor
        link={{ link_type: "Document" }}
        kinds={["Document", "Web"]}
        types={[]}
        name="Link"
        onChange={onChange}
        startsPicking
      />
    </EditorProvider>,
  );
  const search = screen.getByRole("combobox", { name: /^Find a page/ });
  const type = async (typed: string, last: RegExp) => {
    await userEvent.clear(search);
    await userEvent.type(search, typed);
    await screen.findByText(last);
    return within(screen.getByRole("listbox"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  };
  expect(await type("/no", /^\/no\/$/)).toEqual(["Node.jsPage · /nodes/", "/no/URL"]);
  expect(await type("node.js", /^https:..node/)).toEqual(["Node.jsPage · /nodes/", "https://node.jsURL"]);
  expect(await type("a@b.example", /^mailto/)).toEqual(["mailto:a@b.exampleURL", "Node.jsPage · /nodes/"]);
  await userEvent.clear(search);
  await userEvent.type(search, "https://b.example/{Enter}");
  await waitFor(() =>
    expect(onChange.mock.calls).toEqual([[{ link_type: "Web", url: "https://b.example/" }, undefined]]),
  );
});
