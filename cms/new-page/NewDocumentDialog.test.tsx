import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";
import { fakeDialog } from "@/features/shared/testing/fakeDialog";

import NewDocumentDialog from "./NewDocumentDialog.tsx";

const mockResponses: Record<string, object> = {
  "documents/search": { total: 1, results: [{ id: "f", title: "Workshop", uid: "workshop" }] },
  documents: { id: "made" },
  uid: { uid: "workshop" },
};
const mockSent: unknown[] = [];
jest.mock("#cms/http/send.ts", () => {
  const handle = async (path: string, call: { body?: unknown } = {}) => {
    if (path === "documents") mockSent.push(call.body);
    return mockResponses[path] ?? {};
  };
  return {
    send: (path: string, _schema: unknown, call: object) => handle(path, call),
    sendTagged: async (path: string, _schema: unknown, call: object) => ({ value: await handle(path, call), etag: "" }),
  };
});

const makeType = (id: string, label: string, format: string, fields: object) => ({
  ...{ id, label, format, repeatable: true, status: true },
  json: { Main: fields },
});

async function open(type: string) {
  const text = { type: "Text", config: {} };
  const types = [
    makeType("form", "Form", "custom", {
      uid: { type: "UID", config: {} },
      title: { type: "Text", config: { placeholder: "The heading" } },
    }),
    makeType("redirect", "Redirect", "custom", { uid: { type: "UID", config: {} }, from: text }),
    makeType("page", "Page", "page", { title: text }),
  ];
  const languages = [{ id: "en-us", name: "English" }];
  const store = new StudioStore("en", {
    findSession: async () => ({ id: "o", name: "owner", role: "owner", created: 1 }),
    loadModels: async () => ({ types, slices: [], languages }),
  });
  await store.start();
  store.openNewDocument(type);
  render(
    <StudioProvider value={store}>
      <NewDocumentDialog />
    </StudioProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  mockSent.length = 0;
  fakeDialog();
});

test("a form begins as a draft with its name, a free UID and what most forms ask for, and not without a name", async () => {
  const user = await open("form");
  expect(screen.getByRole("dialog", { name: "New form" })).toBeInTheDocument();
  expect(screen.getByText("The heading")).toBeInTheDocument();
  await user.click(screen.getByText("Create draft"));
  expect(screen.getByText("Enter a name.")).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Name/), "Workshop");
  await user.click(screen.getByText("Create draft"));
  await waitFor(() => expect(window.location.pathname).toBe("/studio/documents/made/"));
  const form = { title: "Workshop", type: "form", lang: "en-us", uid: "workshop-2" };
  const firstFields = [
    { label: "Name", kind: "text", is_required: true },
    { label: "Email", kind: "email", is_required: true },
    { label: "Message", kind: "long text", is_required: true },
  ];
  expect(mockSent).toEqual([{ ...form, data: { title: "Workshop", fields: firstFields } }]);
});

test("a redirect begins with its old path", async () => {
  const user = await open("redirect");
  await user.type(screen.getByLabelText(/^Old path/), "old-page/");
  await user.click(screen.getByText("Create draft"));
  await waitFor(() => expect(mockSent).toHaveLength(1));
  expect(mockSent[0]).toMatchObject({ type: "redirect", data: { from: "/old-page/" } });
});
