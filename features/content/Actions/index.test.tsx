import { render, screen } from "@testing-library/react";

import { Actions } from ".";

const link = (url: string, text: string) => ({ link_type: "Web", key: url, url, text, variant: "Primary" }) as const;

test("a link to the window of the key has words for a visitor with a key too, every other link its own alone", () => {
  render(
    <Actions
      links={[link("/docs/get-started/#get-key", "Get a key"), link("/pricing/", "See the prices")]}
      locale="en"
    />,
  );
  const [key, prices] = screen.getAllByRole("link");
  expect(key?.querySelector("span > span:last-child")).toHaveTextContent(/^Your endpoint$/);
  expect(key).toHaveTextContent("Get a key");
  expect(prices).toHaveTextContent(/^See the prices$/);
});
