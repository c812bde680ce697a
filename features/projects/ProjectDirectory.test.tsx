import { render, screen, within } from "@testing-library/react";

import { ProjectDirectory } from "./ProjectDirectory";

const project = (title: string, category: string, chains: string[]) => ({
  id: title,
  path: `/marketplace/projects/${title}/`,
  title,
  summary: `About ${title}`,
  category,
  licence: "MIT",
  chains,
});
const projects = [project("viem", "library", ["evm"]), project("wormhole", "bridge", ["sol", "eth"])];

test("a project of a family counts for each of its chains, which lead to their projects", () => {
  render(<ProjectDirectory projects={projects} locale="en" />);
  const [first, second, third] = screen.getAllByRole("link");
  expect(first).toHaveAccessibleName("Ethereum 2");
  expect(first).toHaveAttribute("href", "/marketplace/projects/?chain=eth");
  expect(second).toHaveAccessibleName("Solana 1");
  expect(third).toHaveAccessibleName("BNB Smart Chain 1");
});

test("the projects with the most chains are the first of a group, whose name leads to them as a table", () => {
  const own = ["a", "b", "c", "d"].map((title) => project(title, "library", ["btc"]));
  render(<ProjectDirectory projects={[...own, project("viem", "library", ["evm"])]} locale="en" />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...["viem", "a", "b", "c", "d"],
  ]);
  const all = screen.getByRole("link", { name: "Libraries" });
  expect(all).toHaveAttribute("href", "/marketplace/projects/?kind=libraries");
});

test("each project is under its group, with a link, what it is and its licence", () => {
  render(<ProjectDirectory projects={projects} locale="en" />);
  const heading = screen.getByRole("heading", { name: "Protocols" });
  const group = within(heading.closest("section") ?? document.body);
  expect(group.getByRole("link", { name: "wormhole" })).toHaveAttribute("href", "/marketplace/projects/wormhole/");
  expect(group.getByText("About wormhole")).toBeInTheDocument();
  expect(group.getByText("MIT")).toBeInTheDocument();
  expect(group.getByText("Bridges")).toBeInTheDocument();
  expect(group.queryByText("viem")).toBeNull();
});

test("a library is marked with the languages of its summary, but not with the name of its group", () => {
  const bdk = { ...project("bdk", "library", ["btc"]), summary: "Rust libraries, with bindings for Swift." };
  render(<ProjectDirectory projects={[bdk]} locale="en" />);
  expect(screen.getByText("Rust")).toBeInTheDocument();
  expect(screen.getByText("Swift")).toBeInTheDocument();
  expect(screen.getAllByText("Libraries")).toHaveLength(1);
});
