import { applyStoredChoices, closedBannerKey, modeKey, sampleLanguageKey } from "./applyStoredChoices";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.mode;
  delete document.documentElement.dataset.signedIn;
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

test.each([
  ["locale=en; signedIn=1", "pending"],
  ["locale=en", undefined],
])("with the cookies “%s” the header’s account is %s", (cookies, state) => {
  jest.spyOn(document, "cookie", "get").mockReturnValue(cookies);
  applyStoredChoices();
  expect(document.documentElement.dataset.signedIn).toBe(state);
});

test("a closed banner is hidden, whatever its name contains", () => {
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

test("samples come in the stored language as they are parsed, those of the last step too", async () => {
  const addSample = (name: string) => {
    const radio = (label: string, state: string) =>
      `<input type="radio" name="${name}" data-sample="${label}" ${state}>`;
    document.body.insertAdjacentHTML("beforeend", radio("curl", "checked") + radio("Go", ""));
  };
  const chosen = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.dataset.sample;
  localStorage.setItem(sampleLanguageKey, "Go");
  applyStoredChoices();
  addSample("first");
  await Promise.resolve();
  expect(chosen("first")).toBe("Go");
  addSample("last");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  addSample("later");
  await Promise.resolve();
  expect([chosen("last"), chosen("later")]).toEqual(["Go", "curl"]);
});

test("without storage the page keeps the system's mode, and says so", () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  applyStoredChoices();
  expect(document.documentElement.dataset.mode).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
});
