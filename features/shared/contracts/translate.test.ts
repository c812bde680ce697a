/** @jest-environment node */
import { translate } from "./translate";

jest.mock("@/features/shared/contracts/languages", () => jest.requireActual("@/features/shared/testing/withGerman"));

const get = (texts: Record<string, unknown>, locale: string) => texts[locale];

test("each missing text is taken from the fallback language, also inside groups", () => {
  const texts = {
    en: {
      send: "Send",
      count: (many: number) => `${many} in all`,
      errors: { name: "No name", mail: "No mail" },
      steps: ["a", "b"],
    },
    cn: {
      send: "发送",
      count: (many: number) => `共 ${many}`,
      errors: { name: "无名", mail: "无邮箱" },
      steps: ["甲", "乙"],
    },
    de: { send: "Senden", errors: { mail: "Keine Adresse" }, steps: ["c"] },
  };
  const { count } = texts.en;
  expect(get(translate(texts), "de")).toEqual({
    send: "Senden",
    count,
    errors: { name: "No name", mail: "Keine Adresse" },
    steps: ["c"],
  });
  expect(translate(texts).cn).toBe(texts.cn);
});

test("a language without any text shows all of its fallback's", () => {
  expect(get(translate({ en: "Search", cn: "搜索" }), "de")).toBe("Search");
});

test("a language that has no fallback does not compile without a text", () => {
  // @ts-expect-error: Chinese is missing.
  expect(get(translate<string>({ en: "Search" }), "cn")).toBeUndefined();
  // @ts-expect-error: one Chinese text is missing.
  translate<{ search: string; none: string }>({ en: { search: "Search", none: "None" }, cn: { search: "搜索" } });
  // @ts-expect-error: the table has no such language.
  translate<string>({ en: "Search", cn: "搜索", xx: "?" });
});
