import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

import { LinkDialog } from "./LinkDialog.tsx";
import type { TextEditor } from "./TextEditor.ts";

jest.mock("#cms/editor/fields/LinkEditor.tsx", () => ({
  LinkEditor: ({ onChange }: { onChange: (link: object) => void }) => (
    <button type="button" onClick={() => onChange({ link_type: "Document", id: "about" })}>
      About
    </button>
  ),
}));
jest.mock("./links.ts", () => ({ findLinked: () => ({ link: undefined }), setLink: () => "set" }));
jest.mock("#cms/shell/StudioContext.tsx", () => ({ useStudio: () => ({ locale: "en" }) }));

test("a page that is found is all that a link needs", async () => {
  prepareBrowser();
  const [run, onClose] = [jest.fn(), jest.fn()];
  const editor = { state: {}, run } as unknown as TextEditor;
  render(
    <EditorProvider value={{ session: {} as EditorSession, locale: "en" }}>
      <LinkDialog editor={editor} allowed={{} as never} onClose={onClose} />
    </EditorProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "About" }));
  expect([run.mock.calls, onClose.mock.calls.length]).toEqual([[["set"]], 1]);
});
