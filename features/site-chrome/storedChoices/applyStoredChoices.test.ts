import { applyStoredChoices, closedBannerKey, modeKey, sampleLanguageKey } from "./applyStoredChoices";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.mode;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["system", undefined],
  ["<b>", undefined],
])("the stored colour mode “%s” shows as %s", (stored, shown) => {
  localStorage.setItem(modeKey, stored);
  applyStoredChoices();
  expect(document.documentElement.dataset.mode).toBe(shown);
});

test("the banner that was closed is hidden, whatever its name holds", () => {
  const rules: string[] = [];
  class FakeSheet {
    insertRule(rule: string) {
      rules.push(rule);
    }
  }
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet, CSS: { escape: (text: string) => text.replace('"', '\\"') } });
  Object.assign(document, { adoptedStyleSheets: [] });
  localStorage.setItem(closedBannerKey, 'a"b');
  applyStoredChoices();
  expect(rules).toEqual(['[data-banner="a\\"b"]{display:none}']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test("samples come in the stored language as they are parsed, until the page is whole", async () => {
  const addSample = async (name: string) => {
    const radios = ["curl", "Go"].map(
      (one, index) => `<input type="radio" name="${name}" data-sample="${one}" ${index ? "" : "checked"}>`,
    );
    document.body.insertAdjacentHTML("beforeend", radios.join(""));
    await Promise.resolve();
    return document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.dataset.sample;
  };
  localStorage.setItem(sampleLanguageKey, "Go");
  applyStoredChoices();
  expect(await addSample("first")).toBe("Go");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(await addSample("later")).toBe("curl");
});

test("where storage is closed the page keeps the system's mode, and says so", () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  applyStoredChoices();
  expect(document.documentElement.dataset.mode).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
});
