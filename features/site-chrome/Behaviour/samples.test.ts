import { applySampleLanguage, chooseSample } from "./samples";

const tabs = (name: string) =>
  ["curl", "Go", "Python"]
    .map((label, index) => `<input type="radio" name="${name}" data-sample="${label}" ${index ? "" : "checked"}>`)
    .join("");
const shown = () => [...document.querySelectorAll<HTMLInputElement>(":checked")].map(({ dataset }) => dataset.sample);
const arrive = (...names: string[]) => (document.body.innerHTML = names.map((name) => `<p>${tabs(name)}</p>`).join(""));

beforeEach(() => localStorage.clear());

test("who reads one sample in Go reads those of every other page in Go", () => {
  arrive("one", "two");
  chooseSample("Go");
  expect(shown()).toEqual(["Go", "Go"]);
  arrive("three");
  applySampleLanguage(false);
  expect(shown()).toEqual(["Go"]);
});

test("a page that has no sample in that language shows its own first one", () => {
  chooseSample("Rust");
  arrive("one");
  applySampleLanguage(false);
  expect(shown()).toEqual(["curl"]);
});

test("on a painted page nothing visible moves, and choices made before hydration stay", () => {
  chooseSample("Go");
  arrive("above", "below", "early");
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return new DOMRect(0, this.getAttribute("name") === "above" ? 10 : 5_000, 10, 10);
  });
  const python = document.querySelector<HTMLInputElement>('[name="early"][data-sample="Python"]');
  if (python) python.checked = true;
  applySampleLanguage(true);
  expect(shown()).toEqual(["curl", "Go", "Python"]);
});
