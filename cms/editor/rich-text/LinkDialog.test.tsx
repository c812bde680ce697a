import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

import { LinkDialog } from "./LinkDialog.tsx";
import type { TextEditor } from "./TextEditor.ts";

jest.mock("#cms/editor/fields/LinkEditor.tsx", () => ({
  LinkEditor: ({ onChange }: { onChange: (link: object) => void }) => (
    <ul role="listbox">
      <li role="option" aria-selected="true" onClick={() => onChange({ link_type: "Document", id: "about" })}>
        About
      </li>
    </ul>
  ),
}));
jest.mock("./links.ts", () => ({ findLinked: () => ({ link: undefined }), setLink: () => "set" }));
jest.mock("#cms/shell/StudioContext.tsx", () => ({ useStudio: () => ({ locale: "en" }) }));

test.each([
  ["option", "About"],
  ["button", "Apply"],
])("a page that is found is all that a link needs: %s %s", async (role, name) => {
  prepareBrowser();
  const [run, onClose] = [jest.fn(), jest.fn()];
  const editor = { state: {}, run } as unknown as TextEditor;
  render(
    <EditorProvider value={{ session: {} as EditorSession, locale: "en" }}>
      <LinkDialog editor={editor} allowed={{} as never} onClose={onClose} />
    </EditorProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole(role, { name }));
  expect([run.mock.calls, onClose.mock.calls.length]).toEqual([[["set"]], 1]);
});
