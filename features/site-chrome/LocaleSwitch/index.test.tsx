import { render, screen, within } from "@testing-library/react";

import { listOtherLocales } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { LocaleSwitch } from "./index";

jest.mock("@/features/shared/contracts/languages", () => jest.requireActual("@/features/shared/testing/withGerman"));

const listTargets = (locale: Locale, above?: string) =>
  listOtherLocales(locale).map((other) => ({
    locale: other,
    path: `/${other}/`,
    ...(above === undefined ? {} : { above }),
  }));

test("one other language is a link, with its target's title if the page is not translated", () => {
  render(<LocaleSwitch locale="cn" targets={listTargets("cn", "About").slice(0, 1)} />);
  const link = screen.getByRole("link", { name: "English – 本页没有英文版，将前往“About”" });
  expect([link.getAttribute("href"), link.lang, link.getAttribute("data-locale")]).toEqual(["/en/", "en", "en"]);
  expect(screen.queryByRole("list")).toBeNull();
});

test("two other languages and more are a menu, each by its own name", () => {
  render(<LocaleSwitch locale="en" targets={listTargets("en")} />);
  expect(screen.getByLabelText("Language: English").textContent).toBe("English");
  const links = within(screen.getByRole("list")).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
    ["中文", "zh-CN", "/cn/"],
    ["Deutsch", "de", "/de/"],
  ]);
});
