import { render, screen } from "@testing-library/react";

import { ProjectGroups } from "./ProjectGroups";

const project = (category: string) => ({
  id: category,
  path: `/marketplace/projects/${category}/`,
  title: `A ${category}`,
  summary: "",
  category,
  licence: "MIT",
  chains: ["eth"],
});
const projects = ["made-up", "wallet", "bridge", "exchange", "data"].map(project);
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("projects are in groups of related categories, the same order in every language", () => {
  const { unmount } = render(<ProjectGroups projects={projects} locale="en" />);
  expect(headings()).toEqual(["Tools and data", "Protocols", "Wallets and names", "made-up"]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "A data",
    "A bridge",
    "A exchange",
    "A wallet",
    "A made-up",
  ]);
  unmount();
  render(<ProjectGroups projects={projects} locale="cn" />);
  expect(headings()).toEqual(["工具与数据", "协议", "钱包与域名", "made-up"]);
});

test("a list without projects shows a notice", () => {
  render(<ProjectGroups projects={[]} locale="en" />);
  expect(screen.getByText("No project is listed yet.")).toBeInTheDocument();
});
