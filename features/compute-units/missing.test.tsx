import { renderToStaticMarkup } from "react-dom/server";

import { locales } from "@/features/shared/locale";

import { Calculator } from "./Calculator";
import { messages } from "./messages";
import { MethodPrices } from "./MethodPrices";

const start = { chain: "eth", prices: undefined };
const chains = [{ key: "eth", name: "Ethereum", hasArchive: true }];

test.each(locales)("without prices, table and calculator say so; without plans, no plan is proposed (%s)", (locale) => {
  const text = messages[locale];
  const props = { start, chains, locale };
  expect(renderToStaticMarkup(<MethodPrices {...props} />)).toContain(text.down);
  const html = renderToStaticMarkup(<Calculator {...props} plans={[]} currency="USD" />);
  expect(html).toContain(text.down);
  expect(html).toContain(text.plansDown);
  expect(html).toContain("<textarea");
});
