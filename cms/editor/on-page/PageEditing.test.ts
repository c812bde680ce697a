import type { EditorSession } from "#cms/editor/EditorSession.ts";
import type { PreviewFrame } from "#cms/editor/preview/PreviewFrame.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { navigate } from "#cms/shell/navigate.ts";

import { PageEditing } from "./PageEditing.ts";

jest.mock("#cms/shell/navigate.ts");

const words = (text: string) => [{ type: "paragraph", text, spans: [] }];
const own = { id: "own", slice_type: "rich_text", variation: "default", items: [], primary: { content: words("Old") } };
const toShared = (section: object) => ({
  ...{ id: "shared", slice_type: "shared_section", variation: "default", items: [] },
  primary: { section: { link_type: "Document", id: "offer", ...section }, texts: [] },
});

let drawn = () => {};
const reveal = jest.fn();

function start() {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML =
    '<div data-slice-id="shared"><p>Old</p></div><div data-slice-id="gone"><a href="/away/">Gone</a></div>';
  const store = new DocumentStore({ uid: "p", tags: [], data: { slices: [toShared({})] } }, ["slices"]);
  const session = { store, selected: "", reveal };
  const live = {
    frame: { contentDocument: document, addEventListener: () => undefined },
    served: new Map([["shared", toShared({ data: { slices: [own] } })]]),
    findSlice: (key: string) => document.querySelector(`[data-slice-id="${key}"]`) ?? undefined,
    noteChosen: () => undefined,
    onDrawn: (listener: () => void) => {
      drawn = listener;
      return () => undefined;
    },
  };
  return new PageEditing(session as unknown as EditorSession, live as unknown as PreviewFrame).start();
}

/** Clicks; whether the page may follow the click. */
const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

test("a second click on a text of a section opens its field there, also after a drawing in between", () => {
  const stop = start();
  click("p");
  expect(reveal.mock.calls).toEqual([["shared", "", false]]);
  expect(navigate).not.toHaveBeenCalled();
  drawn();
  click("p");
  const [[path = ""] = []] = jest.mocked(navigate).mock.calls;
  const { pathname, searchParams } = new URL(path, "http://localhost");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    "/studio/documents/offer/",
    { slice: "own", field: "data.slices[0](rich_text).primary.content" },
  ]);
  stop();
});

test("a link of a slice that was removed and is still drawn does not leave the preview", () => {
  const stop = start();
  expect(click("a")).toBe(false);
  stop();
});
