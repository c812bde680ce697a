import { listenToControls } from "./listenToControls";

const write = jest.fn(() => Promise.resolve());
let leaving: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  write.mockReset();
  write.mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText: write } });
  leaving = new AbortController();
  listenToControls(leaving.signal);
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
});

const press = async () => {
  document.querySelector("button")?.click();
  await jest.advanceTimersByTimeAsync(100);
};
const word = () => document.querySelector("[data-copy-word]")?.textContent;
const announced = () => document.querySelector("[role=status]")?.textContent;

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

const button = `<button data-copy="0x1" data-copied="Copied!"><span data-copy-word="">Copy</span></button>`;

test("a button confirms copying for two seconds, however often it is clicked, and stays a button", async () => {
  document.body.innerHTML = button;
  await press();
  expect([word(), announced()]).toEqual(["Copied!", "Copied!"]);
  await jest.advanceTimersByTimeAsync(1_000);
  await press();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(word()).toBe("Copied!");
  await jest.advanceTimersByTimeAsync(1_000);
  expect(word()).toBe("Copy");
  expect(document.querySelector("button")?.hasAttribute("role")).toBe(false);
});

test("a rejected clipboard write is shown and announced", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  write.mockRejectedValue(new Error("not allowed"));
  document.body.innerHTML = button;
  await press();
  expect([word(), announced()]).toEqual(["Could not copy", "Could not copy"]);
});

test("in a modal it is announced inside the modal", async () => {
  document.body.innerHTML = `<dialog open>${button}</dialog>`;
  await press();
  expect(document.querySelector("dialog [role=status]")).toHaveTextContent("Copied!");
});

test("a region that is picked in a menu is chosen, shown as chosen, and closes the menu", () => {
  document.body.innerHTML = `<details open><summary>Choose Location</summary>
    <button data-choose-region="fra" aria-pressed="true"></button><button data-choose-region="sgp"></button></details>`;
  document.querySelectorAll("button")[1]?.click();
  expect(localStorage.getItem("region")).toBe("sgp");
  expect([...document.querySelectorAll("button")].map((one) => one.ariaPressed)).toEqual(["false", "true"]);
  expect([document.querySelector("details")?.open, document.activeElement?.tagName]).toEqual([false, "SUMMARY"]);
  localStorage.clear();
});

test("the URL leads to the answer that is opened", async () => {
  document.body.innerHTML = `<details><summary>Refunds?</summary><div id="refunds">14 days</div></details>`;
  const details = document.querySelector("details");
  const toggle = async (open: boolean) => {
    if (details) details.open = open;
    details?.dispatchEvent(new Event("toggle"));
    await jest.advanceTimersByTimeAsync(0);
  };
  await toggle(false);
  expect(window.location.hash).toBe("");
  await toggle(true);
  expect(window.location.hash).toBe("#refunds");
});
