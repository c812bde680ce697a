import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { PublishedReleases } from "./PublishedReleases.tsx";

test("a published release says who published it, and opens its pages with their languages", async () => {
  const pages = [
    { id: "about", title: "About", lang: "en-us" },
    { id: "about-cn", title: "关于", lang: "zh-cn" },
  ];
  const event = {
    id: 1,
    at: 0,
    kind: "release-published" as const,
    document: null,
    title: null,
    lang: null,
    from: null,
  };
  const events = [
    { ...event, by: { id: "p", name: "Pat" }, detail: "Spring launch", pages },
    { ...event, id: 2, by: { id: "schedule", name: "schedule" }, detail: "Winter", pages: [] },
  ];
  const { container } = render(<PublishedReleases events={events} locale="en" />);
  const summaries = [...container.querySelectorAll("summary")].map(({ textContent }) => textContent);
  expect(summaries).toEqual([
    expect.stringMatching(/^Spring launch.* · Pat · 2 pages$/),
    expect.stringMatching(/^Winter.* · on schedule · 0 pages$/),
  ]);
  await userEvent.click(screen.getByText("Spring launch"));
  expect(screen.getByRole("link", { name: "关于" })).toHaveAttribute("href", "/studio/documents/about-cn/");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain("About English");
});
