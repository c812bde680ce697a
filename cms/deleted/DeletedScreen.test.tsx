import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AnySchema } from "yup";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import DeletedScreen from "./DeletedScreen.tsx";

let deleted: { id: string; title: string; lang: string }[];
let sent: string[];
const mockSend = (path: string, { method = "GET" }: { method?: string } = {}) => {
  sent.push(`${method} ${path}`);
  if (path !== "documents/deleted") deleted = deleted.filter(({ id }) => !path.startsWith(`documents/${id}/`));
  const rest = { type: "page", uid: "night", path: "/night/", version: "x1", at: 1, by: { id: "p", name: "Pat" } };
  return { results: deleted.map((one) => ({ ...one, ...rest })) };
};
jest.mock("#cms/http/send.ts", () => ({
  send: async (path: string, schema: AnySchema) => schema.validateSync(mockSend(path)),
  sendTagged: async (path: string, _: AnySchema, call: object) => ({ value: mockSend(path, call), etag: "" }),
  sendOnly: async (path: string, call: object) => void mockSend(path, call),
}));

async function open() {
  fakeDialog();
  deleted = ["en-us", "zh-cn", "de-de"].map((lang) => ({ id: lang, title: `Night ${lang}`, lang }));
  sent = [];
  const store = new StudioStore("en");
  store.resume({ id: "p", name: "Pat", role: "publisher", created: 1 });
  const user = userEvent.setup();
  render(
    <StudioProvider value={store}>
      <DeletedScreen />
    </StudioProvider>,
  );
  for (const lang of ["en-us", "zh-cn"])
    await user.click(await screen.findByRole("checkbox", { name: `Select Night ${lang}` }));
  return { user, bar: within(screen.getByRole("region", { name: "Selected documents" })) };
}

test("several deleted documents are restored in one go", async () => {
  const { user, bar } = await open();
  expect(bar.getByText("2 selected")).toBeVisible();
  await user.click(bar.getByRole("button", { name: "Restore" }));
  await waitFor(() => expect(screen.getAllByText("Restored as a draft: 2 documents.")[0]).toBeVisible());
  expect(sent.filter((one) => one.startsWith("POST"))).toEqual([
    "POST documents/en-us/versions/x1/restore",
    "POST documents/zh-cn/versions/x1/restore",
  ]);
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
});

test("several are deleted for good after one question", async () => {
  const { user, bar } = await open();
  await user.click(bar.getByRole("button", { name: "Delete for good" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete 2 documents for good?" }));
  await user.click(dialog.getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
  expect(sent.filter((one) => one.startsWith("DELETE"))).toEqual([
    "DELETE documents/en-us/versions",
    "DELETE documents/zh-cn/versions",
  ]);
});
