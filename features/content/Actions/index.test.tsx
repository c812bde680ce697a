import { render, screen } from "@testing-library/react";
import type { FilledLinkToWebField } from "@prismicio/client";

import { Actions } from ".";

const link = (url: string, text: string): FilledLinkToWebField => ({ link_type: "Web", url, text, variant: "Primary" });

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
