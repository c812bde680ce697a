import { render, screen } from "@testing-library/react";

import { PromoBar } from ".";

const promotion = {
  name: "regions",
  flag: "none",
  text: "API servers in New York, Frankfurt and Singapore",
  link: { href: "/nodes/#location", label: "Choose Location" },
  dismissible: true,
};

test("the banner shows an editor's text and link as they are written", () => {
  const { rerender } = render(<PromoBar locale="en" promotion={promotion} />);
  const banner = screen.getByRole("complementary", { name: "Promotion" });
  expect(banner).toHaveTextContent("API servers in New York, Frankfurt and Singapore Choose Location");
  const edited = { ...promotion, text: "Servers in Tokyo too", link: { ...promotion.link, label: "Pick one" } };
  rerender(<PromoBar locale="en" promotion={edited} />);
  expect(banner).toHaveTextContent("Servers in Tokyo too Pick one");
});

test("a link for the choice of a region is a menu of the regions", () => {
  render(
    <PromoBar locale="cn" promotion={{ ...promotion, link: { href: "/cn/nodes/#location", label: "选择地区" } }} />,
  );
  const choices = screen.getByRole("group", { name: "选择地区" });
  expect([...choices.querySelectorAll("button")].map(({ textContent }) => textContent?.trim())).toEqual([
    "纽约",
    "法兰克福",
    "新加坡",
  ]);
});

test("without a promotion there is no banner, and one that is not dismissible has no button to close it", () => {
  const { container, rerender } = render(<PromoBar locale="en" promotion={undefined} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<PromoBar locale="en" promotion={{ ...promotion, dismissible: false }} />);
  expect(screen.queryByRole("button", { name: "Close this notice" })).toBeNull();
});
