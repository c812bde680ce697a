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

test("projects are in groups of related categories, sorted by name in the page's language", () => {
  const { unmount } = render(<ProjectGroups projects={projects} locale="en" />);
  expect(headings()).toEqual(["Protocols", "Tools and data", "Wallets and names"]);
  expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "A bridge",
    "A exchange",
    "A data",
    "A wallet",
  ]);
  unmount();
  render(<ProjectGroups projects={projects} locale="cn" />);
  // By their sound: gōngjù, qiánbāo, xiéyì.
  expect(headings()).toEqual(["工具与数据", "钱包与域名", "协议"]);
});

test("a list without projects shows a notice", () => {
  render(<ProjectGroups projects={[]} locale="en" />);
  expect(screen.getByText("No project is listed yet.")).toBeInTheDocument();
});
