import { hearParts } from "./parts";

const write = jest.fn(() => Promise.resolve());
let leaving: AbortController;

beforeEach(() => {
  write.mockClear();
  Object.assign(navigator, { clipboard: { writeText: write } });
  leaving = new AbortController();
  hearParts(leaving.signal);
});
afterEach(() => leaving.abort());

test.each([
  ["what a button names", `<button data-copy="0x1">Copy</button>`, "0x1"],
  [
    "the code a button stands beside, as it was written",
    `<div data-code=""><pre><code><span>const a</span> = 1;\n<span>send</span>(a);</code></pre><button data-copy="">Copy</button></div>`,
    "const a = 1;\nsend(a);",
  ],
])("%s is copied", (_, html, copied) => {
  document.body.innerHTML = html;
  document.querySelector("button")?.click();
  expect(write).toHaveBeenCalledWith(copied);
});
