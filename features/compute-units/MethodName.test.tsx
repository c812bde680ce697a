import { render, screen } from "@testing-library/react";

import { documentedFamilies, findMethodPage } from "@/features/shared/catalogue/methodPages";
import { locales } from "@/features/shared/locale";

import { MethodName } from "./MethodName";

const every = locales.flatMap((locale) => [
  { locale, family: "evm", method: "debug_traceCall" },
  { locale, family: "solana", method: "getBlock" },
  { locale, family: "utxo", method: "getblockhash" },
]);

test.each(every)("a priced method leads to its page ($family, $locale)", ({ locale, family, method }) => {
  const props = { method, family, documented: documentedFamilies, locale };
  render(<MethodName {...props} />);
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent(method);
  const path = link.getAttribute("href") ?? "";
  expect(path).toMatch(locale === "cn" ? /^\/cn\/docs\// : /^\/docs\//);
  expect(findMethodPage(path.replace(/^(\/cn)?\/docs\/|\/$/g, ""))).toMatchObject({ method });
});

test.each([
  ["evm", "Notification"],
  ["solana", "getTokenOwnersByDelegate"],
  ["stellar", "getHealth"],
])("an entry without a page is no link (%s, %s)", (family, method) => {
  render(<MethodName method={method} family={family} documented={documentedFamilies} locale="en" />);
  expect(screen.queryByRole("link")).toBeNull();
});
