import { render, screen } from "@testing-library/react";

import { ProjectGroups } from "./ProjectGroups";

const project = (category: string) => ({
  id: category,
  path: `/marketplace/projects/${category}/`,
  title: `A ${category}`,
  summary: "",
  category,
  chains: ["eth"],
});
const projects = ["wallet", "bridge", "exchange", "data"].map(project);
const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("categories are sorted by name, in the page's language", () => {
  const { unmount } = render(<ProjectGroups projects={projects} locale="en" />);
  expect(headings()).toEqual(["Bridges", "Data", "Exchanges", "Wallets"]);
  unmount();
  render(<ProjectGroups projects={projects} locale="cn" />);
  // By their sound: jiāoyì, kuàliànqiáo, qiánbāo, shùjù.
  expect(headings()).toEqual(["交易", "跨链桥", "钱包", "数据"]);
});

test("a list without projects shows a notice", () => {
  render(<ProjectGroups projects={[]} locale="en" />);
  expect(screen.getByText("No project is listed yet.")).toBeInTheDocument();
});
