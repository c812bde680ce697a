import "fake-indexeddb/auto";
import { deserialize, serialize } from "node:v8";

import { IDBFactory } from "fake-indexeddb";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";
// Loaded with the test: what opens later is there at once.
import "#cms/editor/editorParts.ts";
import { DocumentEditor } from "#cms/editor/DocumentEditor.tsx";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

/** Adds what jsdom lacks for the editor, and forgets the tab and the local copies of the test before. */
export function prepareBrowser(): void {
  globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));
  fakeDialog();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}

/** Ada's editor of the document `d`, titled `About`, or of a release's version of it. */
export async function openEditor(role: "editor" | "publisher" = "publisher", release?: string) {
  const store = new StudioStore("en");
  store.resume({ id: "p", name: "Ada", role, created: 1 });
  const view = render(
    <StudioProvider value={store}>
      <DocumentEditor documentId="d" release={release} />
    </StudioProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: "About" });
  return { ...view, user: userEvent.setup() };
}
