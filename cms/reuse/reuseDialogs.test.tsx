import { screen, waitFor, within } from "@testing-library/react";
import { mixed as mockMixed } from "yup";

import { FakeService } from "#cms/editor/testing/FakeService.ts";
import { openEditor, prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

type Sent = Parameters<FakeService["send"]>;
type Bag = Record<string, unknown>;

const ada = { id: "p", name: "Ada" };
const paragraph = (text: string) => [{ type: "paragraph", text, spans: [], direction: "ltr" }];
const richText = (id: string, text: string) => ({
  ...{ id, slice_type: "rich_text", slice_label: null, variation: "default", items: [] },
  primary: { content: paragraph(text) },
});
const slices = [richText("one", "From {price}"), richText("two", "Second"), richText("three", "Third")];

let service: FakeService;
let section: Bag;
let saved: Bag[];
let mockSend: FakeService["send"];
jest.mock("#cms/http/send.ts", () => ({
  send: async (...call: Sent) => (await mockSend(...call)).value,
  sendTagged: (...call: Sent) => mockSend(...call),
  sendOnly: async (path: string, call: Sent[2]) => {
    await mockSend(path, mockMixed(), call);
  },
}));

function handle([path, , { method = "GET", body } = {}]: Sent): Bag | undefined {
  const json: Bag = { ...Object(body) };
  const summary = {
    id: "s",
    lang: "en-us",
    state: "draft",
    type: "section",
    group: "s",
    title: String(json.title ?? ""),
  };
  if (path === "documents" && method === "POST") return (section = { ...summary, ...json });
  if (path === "documents/s") return section;
  if (path === "slices" && method === "GET") return { results: saved };
  if (path === "slices") {
    saved = [{ id: "x", by: ada, at: 1, ...json }];
    return saved[0];
  }
  if (path === "slices/x" && method === "DELETE") saved = [];
  return path === "slices/x" ? {} : undefined;
}

beforeEach(() => {
  prepareBrowser();
  [section, saved] = [{}, []];
  service = new FakeService({ uid: "about", tags: [], data: { title: "About", slices } });
  mockSend = async (...call) => {
    const found = handle(call);
    return found ? { value: found, etag: '"1"' } : service.send(...call);
  };
});

const wait = { timeout: 8_000 };
const cards = () => [...document.querySelectorAll<HTMLElement>("[data-slice]")];
const at = (index: number) => within(cards()[index] ?? document.body);
const listSaved = () => Object(service.document.data).slices.map((slice: Bag) => slice.slice_type);

test("a run of slices becomes a section that is named and shown in their place, one undo brings them back, and it is detached", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Open all" }));
  await user.click(at(0).getByRole("button", { name: "Reuse" }));
  const dialog = await screen.findByRole("dialog");
  await user.clear(within(dialog).getByLabelText("Name"));
  await user.type(within(dialog).getByLabelText("Name"), "Offer");
  await user.selectOptions(within(dialog).getByLabelText("Slices in the section"), "2");
  await user.click(within(dialog).getByRole("button", { name: "Create shared section" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(section).toMatchObject({
    type: "section",
    lang: "en-us",
    title: "Offer",
    data: { title: "Offer", slices: slices.slice(0, 2) },
  });
  await user.keyboard("{Control>}z{/Control}");
  expect(cards()).toHaveLength(3);
  await user.keyboard("{Control>}y{/Control}");
  await waitFor(() => expect(listSaved()).toEqual(["shared_section", "rich_text"]), wait);
  section.data = { ...Object(section.data), texts: [{ name: "price", text: "$49" }] };
  expect((await screen.findByRole("link", { name: /^Edit the section: Offer/ })).getAttribute("href")).toContain(
    "/documents/s/",
  );
  expect(screen.getByText(/not published: visitors see nothing here/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Detach" }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  await waitFor(() => expect(JSON.stringify(service.document.data)).toContain("From $49"), wait);
}, 30_000);

test("a saved slice is inserted from the library as a copy, and deleted after a question", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Open all" }));
  await user.click(at(2).getByRole("button", { name: "Reuse" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("radio", { name: /^Saved slice/ }));
  await user.clear(within(dialog).getByLabelText("Name"));
  await user.type(within(dialog).getByLabelText("Name"), "Ending");
  await user.click(within(dialog).getByRole("button", { name: "Save the slice" }));
  await waitFor(() =>
    expect(saved).toMatchObject([{ name: "Ending", slice: { primary: { content: paragraph("Third") } } }]),
  );
  await user.click(screen.getByText("Add a slice"));
  await user.click(await screen.findByText("Ending", {}, wait));
  expect(cards()).toHaveLength(4);
  await user.click(screen.getByText("Add a slice"));
  await user.click(await screen.findByLabelText("Delete Ending", {}, wait));
  await user.click(screen.getByText("Delete"));
  await waitFor(() => expect(screen.queryByText("Ending")).toBeNull(), wait);
  expect(saved).toEqual([]);
}, 30_000);
