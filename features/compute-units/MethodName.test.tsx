import { render, screen } from "@testing-library/react";

import { documentedFamilies, findMethodPage } from "@/features/shared/catalogue/methodPages";
import { locales } from "@/features/shared/locale";

import { MethodName } from "./MethodName";

test.each(locales)("a priced method leads to its page (%s)", (locale) => {
  const props = { method: "debug_traceCall", family: "evm", documented: documentedFamilies, locale };
  render(<MethodName {...props} />);
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent("debug_traceCall");
  const path = link.getAttribute("href") ?? "";
  expect(path).toMatch(locale === "cn" ? /^\/cn\/docs\// : /^\/docs\//);
  expect(findMethodPage(path.replace(/^(\/cn)?\/docs\/|\/$/g, ""))).toMatchObject({ method: "debug_traceCall" });
});

test("an entry that cannot be called, or whose family has no pages, is no link", () => {
  const { rerender } = render(<MethodName method="Notification" family="evm" documented={["evm"]} locale="en" />);
  expect(screen.queryByRole("link")).toBeNull();
  rerender(<MethodName method="eth_call" family="evm" documented={[]} locale="en" />);
  expect(screen.queryByRole("link")).toBeNull();
});
