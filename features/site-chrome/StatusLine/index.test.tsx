import { render, screen } from "@testing-library/react";

import { StatusLine } from ".";

const title = "91 of 94 chains without downtime on 26 Nov";

test("the last day and the latest incident lead to their sources, and sample data is marked", () => {
  const incident = "Latest downtime: Base in Singapore, 26 Nov, 12 min";
  render(<StatusLine locale="cn" title={title} incident={incident} isSample />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [title, "/cn/tracker/"],
    [incident, "/cn/tracker/#changes"],
    ["演示数据", "/cn/demo-data/"],
  ]);
});

test("without an incident or sample data only the day is shown", () => {
  render(<StatusLine locale="en" title={title} incident={undefined} isSample={false} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
