import { act, render, screen } from "@testing-library/react";

import { followTranslation } from "./followTranslation";

beforeAll(followTranslation);

/** Wraps every text in elements, as browsers do. */
function translate(way: "replaced" | "moved"): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.parentNode?.replaceChild(outer, text);
    inner.append(way === "moved" ? text : (text.nodeValue ?? ""));
  }
}

type Props = { chain: string; ms?: number; list?: string[] };

/** A sentence of several text nodes, one that comes and goes, and a list. */
const Reading = ({ chain, ms, list = [] }: Props) => (
  <div data-testid="reading">
    <p>
      {chain}: p50 of <b>five</b> regions{ms === undefined ? null : ` (${ms} ms)`}.
    </p>
    {list.map((item) => (
      <span key={item}>
        {item}
        {", "}
      </span>
    ))}
  </div>
);

const read = () => screen.getByTestId("reading").textContent;

test.each(["replaced", "moved"] as const)(
  "text nodes that a translation %s are still changed by React",
  async (way) => {
    const { rerender, unmount } = render(<Reading chain="Ethereum" ms={80} list={["a", "b"]} />);
    for (const [props, text] of [
      [{ chain: "Solana", ms: 90, list: ["b", "a"] }, "Solana: p50 of five regions (90 ms).b, a, "],
      [{ chain: "Solana" }, "Solana: p50 of five regions."],
      [{ chain: "Base", ms: 7, list: ["c"] }, "Base: p50 of five regions (7 ms).c, "],
    ] as const) {
      await act(async () => translate(way));
      rerender(<Reading {...props} list={"list" in props ? [...props.list] : []} />);
      expect(read()).toBe(text);
    }
    await act(async () => translate(way));
    unmount();
    expect(document.body.textContent).toBe("");
  },
);
