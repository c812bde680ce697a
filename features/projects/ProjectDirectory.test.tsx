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
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("a word of several projects is a link that leaves them in place, and of the one chosen a link that shows all", () => {
  const own = [...projects, project("rabby", "wallet", ["sol"])];
  const { unmount } = render(<ProjectDirectory projects={own} locale="en" />);
  const link = screen.getByRole("link", { name: "Solana 2" });
  expect(link).toHaveAttribute("href", "/marketplace/?q=Solana");
  expect(screen.queryByRole("link", { name: /^Bitcoin/ })).toBeNull();
  unmount();
  render(<ProjectDirectory projects={own} q="Solana" locale="en" />);
  expect(titles()).toEqual(["wormhole", "rabby"]);
  expect(screen.getByRole("link", { current: true })).toHaveAttribute("href", "/marketplace/");
  expect(screen.getByRole("status")).toHaveTextContent(/^2 of 3 projects$/);
});

test("where no project has all words, those with one of them are left, and a sentence says so", () => {
  const { unmount } = render(<ProjectDirectory projects={projects} q="viem cobol" locale="en" />);
  expect(titles()).toEqual(["viem"]);
  expect(screen.getByRole("status")).toHaveTextContent("These match at least one:");
  unmount();
  render(<ProjectDirectory projects={projects} q="cobol" locale="en" />);
  expect(titles()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent("No project matches. Choose a word above, or All.");
});

test("the projects with the most chains are the first of a group", () => {
  const own = ["a", "b", "c", "d"].map((title) => project(title, "library", ["btc"]));
  render(<ProjectDirectory projects={[...own, project("viem", "library", ["evm"])]} locale="en" />);
  expect(titles()).toEqual(["viem", "a", "b", "c", "d"]);
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
