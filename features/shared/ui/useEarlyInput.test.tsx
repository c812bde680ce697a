import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";

import { useEarlyInput } from "./useEarlyInput";

function Controls() {
  const root = useRef<HTMLFormElement>(null);
  useEarlyInput(root);
  const [values, setValues] = useState({ q: "", mix: "eth_call 5", isArchive: false, chain: "eth", kind: "" });
  const set = (change: Partial<typeof values>) => setValues((state) => ({ ...state, ...change }));
  return (
    <form ref={root}>
      <input type="search" value={values.q} onChange={(event) => set({ q: event.target.value })} />
      <textarea suppressHydrationWarning value={values.mix} onChange={(event) => set({ mix: event.target.value })} />
      <input
        type="checkbox"
        checked={values.isArchive}
        onChange={(event) => set({ isArchive: event.target.checked })}
      />
      <select value={values.chain} onChange={(event) => set({ chain: event.target.value })}>
        <option value="eth">Ethereum</option>
        <option value="pol">Polygon</option>
      </select>
      {["", "ends", "new"].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="kind"
          value={kind}
          checked={values.kind === kind}
          onChange={() => set({ kind })}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function takeOver(touch: (root: HTMLElement) => void): string {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Controls />);
  touch(root);
  act(() => void hydrateRoot(root, <Controls />));
  return root.querySelector("output")?.textContent ?? "";
}

test("text, checkboxes and choices entered before hydration are kept", () => {
  const received = takeOver((root) => {
    const [search, box] = root.querySelectorAll("input");
    if (search) search.value = "polygon";
    if (box) box.checked = true;
    const select = root.querySelector("select");
    if (select) select.value = "pol";
    // Same attribute that the page's loader sets on input.
    const mix = root.querySelector("textarea");
    if (mix) mix.dataset.typed = "eth_call 7";
  });
  expect(JSON.parse(received)).toEqual({ q: "polygon", mix: "eth_call 7", isArchive: true, chain: "pol", kind: "" });
  expect(document.querySelector("textarea")?.value).toBe("eth_call 7");
});

test("controls without input before hydration stay unchanged", () => {
  expect(JSON.parse(takeOver(() => undefined))).toEqual({
    q: "",
    mix: "eth_call 5",
    isArchive: false,
    chain: "eth",
    kind: "",
  });
});

test.each(["ends", "new"])("of a group the choice made before hydration is kept: %s", (kind) => {
  const received = takeOver((root) => root.querySelector<HTMLInputElement>(`[value="${kind}"]`)?.click());
  expect(JSON.parse(received)).toMatchObject({ kind });
  expect(document.querySelector<HTMLInputElement>(":checked[type=radio]")?.value).toBe(kind);
});
