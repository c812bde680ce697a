import { render } from "@testing-library/react";

import computeUnits from "@/content/data/compute-units.json";
import { isMethod } from "@/features/shared/catalogue/names";
import { locales } from "@/features/shared/locale";

import { PricedName } from ".";

test("a method name is set as code", () => {
  const { container } = render(<PricedName name="eth_subscribe" locale="en" />);
  expect(container.querySelector("code")).toHaveTextContent("eth_subscribe");
});

test.each(locales)("an entry for a message that cannot be called is described in words (%s)", (locale) => {
  const names = Object.values(computeUnits.families).flatMap((family) => family.map(({ method }) => method));
  const messages = new Set(names.filter((name) => !isMethod(name)));
  expect(messages.size).toBeGreaterThan(0);
  for (const name of messages) {
    const { container } = render(<PricedName name={name} locale={locale} />);
    expect(container.querySelector("code")).toBeNull();
    expect(container.textContent).not.toBe(name);
  }
});
