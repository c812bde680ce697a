import { act, render, screen, waitFor } from "@testing-library/react";

import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { block, openText } from "#cms/editor/testing/openText.ts";
import { noResponse, StudioError } from "#cms/http/StudioError.ts";

import { SlashMenu } from "./SlashMenu.tsx";

const config = { multi: "paragraph,heading2,list-item,o-list-item,strong,hyperlink,image" };

function open(labels: string[] = []) {
  const text = openText([block("paragraph", "")], { ...config, labels });
  const picked: string[] = [];
  render(
    <EditorProvider value={{ session: {} as EditorSession, locale: "en" }}>
      <SlashMenu live={text.editing} onSolid={(kind) => picked.push(kind)} />
    </EditorProvider>,
  );
  const during =
    <T extends unknown[]>(work: (...args: T) => unknown) =>
    (...args: T) =>
      act(() => void work(...args));
  return { ...text, picked, type: during(text.type), press: during(text.press), paste: during(text.paste) };
}

/** Without their hints. */
const listOptions = () =>
  screen.queryAllByRole("option").map((option) => option.querySelector("span")?.firstChild?.textContent);

test("a slash in an empty line opens the kinds of blocks, which words and keys choose", () => {
  const { editor, type, press, read, picked } = open();
  type("/");
  expect(listOptions()).toEqual(["Paragraph", "Heading 2", "List", "Numbered list", "Picture"]);
  type("LIST");
  expect(listOptions()).toEqual(["List", "Numbered list"]);
  press("ArrowDown");
  const [, second] = screen.getAllByRole("option");
  expect(editor.view?.dom.getAttribute("aria-activedescendant")).toBe(second?.id);
  press("Enter", { keyCode: 229 });
  expect(listOptions()).toHaveLength(2);
  press("Enter");
  expect([listOptions(), read()]).toEqual([[], [block("o-list-item", "")]]);
  // The key of the slash on a Chinese keyboard.
  type("、h2");
  press("Tab");
  expect(read()).toEqual([block("heading2", "")]);
  type("/pic");
  press("Enter");
  expect([picked, read()]).toEqual([["image"], [block("heading2", "")]]);
});

test("a box of words is chosen like a block, and what is typed next stands in it", () => {
  const { type, press, read } = open(["code", "note", "warning"]);
  type("/");
  expect(listOptions()).toEqual(["Paragraph", "Heading 2", "List", "Numbered list", "Note", "Warning", "Picture"]);
  type("warn");
  press("Enter");
  type("Hot");
  expect(read()).toMatchObject([
    { text: "Hot", spans: [{ start: 0, end: 3, type: "label", data: { label: "warning" } }] },
  ]);
});

test("the menu closes without a trace by Escape, by words that name no block, and for pasted or stored words never opens", () => {
  const { type, press, paste, read, select } = open();
  type("/");
  press("Escape");
  type("a");
  expect([listOptions(), read()]).toEqual([[], [block("paragraph", "a")]]);
  press("a", { ctrlKey: true });
  press("Backspace");
  type("/none");
  expect(listOptions()).toEqual([]);
  press("Enter");
  expect(read()).toHaveLength(2);
  paste("", "/");
  expect([listOptions(), read()]).toMatchObject([[], [{}, { text: "/" }]]);
  select(3);
  expect(listOptions()).toEqual([]);
});

test("Markdown copied from an editor of code is offered too", async () => {
  const { paste, read, notices } = openText([block("paragraph", "")], { multi: "paragraph,heading2,preformatted" });
  const line = (text: string) => `<div><span>${text}</span></div>`;
  const code = `<div style="font-family: Menlo, monospace; white-space: pre;">${line("## Head")}<br>${line("Words")}</div>`;
  paste(code, "## Head\n\nWords");
  await waitFor(() => expect(notices.at(-1)?.kind).toBe("markdown"));
  expect(read()).toEqual([block("preformatted", "## Head\n\nWords")]);
  const offer = notices.at(-1);
  if (offer?.kind === "markdown") offer.convert();
  await waitFor(() => expect(read()).toEqual([block("heading2", "Head"), block("paragraph", "Words")]));
});

test("Markdown that is not converted stays text, and the reason is said", async () => {
  const failure = new StudioError(noResponse);
  const { paste, read, notices } = openText([block("paragraph", "")], undefined, () => Promise.reject(failure));
  paste("", "# Title");
  await waitFor(() => expect(notices.at(-1)?.kind).toBe("markdown"));
  const offer = notices.at(-1);
  if (offer?.kind === "markdown") offer.convert();
  await waitFor(() => expect(notices.at(-1)).toEqual({ kind: "not-converted", error: failure }));
  expect(read()).toMatchObject([{ text: "# Title" }]);
});

test("pasted Markdown stays text until its offer is taken, which is withdrawn by the next word", async () => {
  const { paste, read, notices, type } = open();
  const markdown = "# Title\n\nSome **bold** [words](/pricing).\n\n- one\n- two\n";
  paste("", markdown);
  await waitFor(() => expect(notices.at(-1)?.kind).toBe("markdown"));
  expect(read()).toMatchObject([{ text: "# Title" }, { text: "Some **bold** [words](/pricing)." }, {}, {}, {}]);
  const offer = notices.at(-1);
  if (offer?.kind === "markdown") offer.convert();
  await waitFor(() => expect(read()).toHaveLength(4));
  expect(read()).toMatchObject([
    { type: "heading2", text: "Title" },
    { type: "paragraph", text: "Some bold words.", spans: [{ type: "strong" }, { data: { url: "/pricing/" } }] },
    block("list-item", "one"),
    block("list-item", "two"),
  ]);
  paste("", "**b**");
  await waitFor(() => expect(notices.at(-1)?.kind).toBe("markdown"));
  type("!");
  expect(notices.at(-1)).toBeUndefined();
  paste("", "Plain words, 3 - 2 = 1");
  await Promise.resolve();
  expect(notices.at(-1)).toBeUndefined();
});
