import { observable, runInAction } from "@/features/shared/mobx";
import { isOnePane } from "#cms/editor/bringIntoView.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import type { PreviewFrame } from "#cms/editor/preview/PreviewFrame.ts";
import { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { navigate } from "#cms/shell/navigate.ts";

import { followFocus } from "./followFocus.ts";
import { PageEditing } from "./PageEditing.ts";

jest.mock("#cms/shell/navigate.ts");
jest.mock("#cms/editor/bringIntoView.ts");

const words = (text: string) => [{ type: "paragraph", text, spans: [] }];
const own = { id: "own", slice_type: "rich_text", variation: "default", items: [], primary: { content: words("Old") } };
const toShared = (section: object) => ({
  ...{ id: "shared", slice_type: "shared_section", variation: "default", items: [] },
  primary: { section: { link_type: "Document", id: "offer", ...section }, texts: [] },
});

let drawn = () => {};
const reveal = jest.fn();
const bring = jest.fn();
const [setLiveField, setSelected] = [jest.fn(), jest.fn()];
const session = observable.object({ presence: { focused: "" }, selected: "" }, {}, { deep: false });

function start() {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML =
    '<div data-slice-id="shared"><p>Old</p></div><div data-slice-id="gone"><a href="/away/">Gone</a></div>' +
    '<div data-slice-id="text"><p>Own words</p><button>Copy</button><p>Second</p><p>Second</p></div>';
  const store = new DocumentStore(
    {
      uid: "p",
      tags: [],
      data: {
        slices: [
          toShared({}),
          { ...own, id: "text", primary: { content: [...words("Own words"), ...words("Second"), ...words("Second")] } },
        ],
      },
    },
    ["slices"],
  );
  runInAction(() =>
    Object.assign(session, { presence: { focused: "" }, selected: "", store, reveal, setLiveField, setSelected }),
  );
  const live = {
    frame: { contentDocument: document, addEventListener: () => undefined },
    served: new Map([["shared", toShared({ data: { slices: [own] } })]]),
    findSlice: (key: string) => document.querySelector(`[data-slice-id="${key}"]`) ?? undefined,
    noteChosen: () => undefined,
    bring,
    onDrawn: (listener: () => void) => {
      drawn = listener;
      return () => undefined;
    },
  };
  const page = new PageEditing(session as unknown as EditorSession, live as unknown as PreviewFrame);
  const stops = [page.start(), followFocus(page)];
  return () => stops.forEach((stop) => stop());
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

test("a first click puts the form's cursor at the letter that was clicked, in its paragraph", () => {
  const stop = start();
  const last = "[data-slice-id=text] p:last-child";
  const offsetNode = document.querySelector(last)?.firstChild;
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset: 3 }) });
  click(last);
  Reflect.deleteProperty(document, "caretPositionFromPoint");
  const letters = "OwnwordsSecond".length + 3;
  expect(setLiveField).toHaveBeenLastCalledWith("text primary.content", { letters, isAtNext: false });
  stop();
});

test("without a form beside the page, the first click on a text types there", () => {
  const stop = start();
  const findVariation = () => ({ primary: [{ name: "content", type: "StructuredText", label: "Text", config: {} }] });
  runInAction(() => Object.assign(session, { models: { findVariation } }));
  jest.mocked(isOnePane).mockReturnValueOnce(true);
  reveal.mockClear();
  click("[data-slice-id=text] p");
  expect([reveal.mock.calls.length, setSelected.mock.calls]).toEqual([0, [["text"]]]);
  stop();
});

test("a link of a slice that was removed and is still drawn does not leave the preview", () => {
  const stop = start();
  expect(click("a")).toBe(false);
  stop();
});

test("the mark follows the focus in the form, and leaves a slice that is no longer edited", () => {
  jest.useFakeTimers();
  const stop = start();
  const focus = (focused: string, selected: string) => {
    runInAction(() => Object.assign(session, { presence: { focused }, selected }));
    jest.advanceTimersByTime(500);
    return document.querySelector("[data-chosen]")?.textContent;
  };
  expect(focus("text primary.content", "text")).toBe("Own words");
  expect(bring).toHaveBeenLastCalledWith(document.querySelector("[data-slice-id=text] p"));
  expect(focus("text primary.content", "shared")).toBeUndefined();
  const second = document.querySelector("[data-slice-id=text] button + p");
  Object.assign(second ?? {}, { getBoundingClientRect: () => new DOMRect(0, 10, 10, 10) });
  focus("text primary.content", "text");
  expect(bring).toHaveBeenLastCalledWith(second);
  focus("text primary.content", "shared");
  click("[data-slice-id=text] p");
  bring.mockClear();
  expect(focus("text primary.content", "text")).toBe("Own words");
  expect(focus("title", "")).toBeUndefined();
  expect(bring).not.toHaveBeenCalled();
  stop();
  jest.useRealTimers();
});
