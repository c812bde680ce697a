import { render, screen } from "@testing-library/react";

import { getCorrectionUrl, PageFoot } from "./PageFoot";

test("a draft that was never published shows no date of change", () => {
  const { container } = render(
    <PageFoot locale="en" path="/draft/" title="Draft" changed="1970-01-01T00:00:00+0000" />,
  );
  expect(container.querySelector("time")).toBeNull();
});

test("a correction opens the contact form of the page's language, with subject and page filled in", () => {
  const address = new URL(getCorrectionUrl("/cn/nodes/eth/", "以太坊", "cn"), "https://halyard.example");
  expect(address.pathname).toBe("/cn/contact/");
  expect(Object.fromEntries(address.searchParams)).toEqual({ subject: "feedback", fact: "以太坊 (/cn/nodes/eth/)" });
  expect(address.hash).toBe("#form");
});

test("the footer shows when the page changed and links to its Markdown", () => {
  render(<PageFoot locale="en" path="/docs/limits/" title="Limits" changed="2026-11-21T07:44:43+0000" />);
  expect(screen.getByText("21 Nov 2026")).toHaveAttribute("dateTime", "2026-11-21T07:44:43+0000");
  expect(screen.getByRole("link", { name: /Markdown/ })).toHaveAttribute("href", "/docs/limits/index.md");
});

test("the foot of a contract names no date beside those of its text", () => {
  const { container } = render(<PageFoot locale="en" path="/terms-of-service/" title="Terms of service" />);
  expect(container.querySelector("time")).toBeNull();
  expect(screen.getByRole("link", { name: /Markdown/ })).toBeVisible();
});
