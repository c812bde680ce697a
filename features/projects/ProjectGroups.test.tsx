import { render, screen } from "@testing-library/react";

import { readProjectFilters } from "./filters";
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
const noFilters = { q: "", kind: "", chain: "" };
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("projects are in groups of related categories, the same order in every language", () => {
  const { unmount } = render(<ProjectGroups projects={projects} filters={noFilters} locale="en" />);
  expect(headings()).toEqual(["Tools and data", "Protocols", "Wallets and names", "made-up"]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "A data",
    "A bridge",
    "A exchange",
    "A wallet",
    "A made-up",
  ]);
  unmount();
  render(<ProjectGroups projects={projects} filters={noFilters} locale="cn" />);
  expect(headings()).toEqual(["工具与数据", "协议", "钱包与域名", "made-up"]);
});

test("a list without projects shows a notice", () => {
  render(<ProjectGroups projects={[]} filters={noFilters} locale="en" />);
  expect(screen.getByText("No project is listed yet.")).toBeInTheDocument();
});

test("a long hash of a call is cut in the list, and copied as it is", () => {
  const setting = "cast storage 0x61fFE014bA17989E743c5F6cB21bF9697530B21e 0";
  const { container } = render(
    <ProjectGroups projects={[{ ...project("data"), setting }]} filters={noFilters} locale="en" />,
  );
  expect(container.querySelector("code")).toHaveTextContent("cast storage 0x61fF…B21e 0");
  expect(screen.getByRole("button", { name: `Copy ${setting}` })).toHaveAttribute("data-copy", setting);
});

test("with a chain chosen, the lines of code have its endpoint", () => {
  const own = [{ ...project("library"), chains: ["evm"], setting: 'http("https://fra.rpc.test/eth/mainnet/KEY")' }];
  render(<ProjectGroups projects={own} filters={{ ...noFilters, chain: "base" }} locale="en" />);
  const copied = 'http("https://fra.rpc.test/base/mainnet/KEY")';
  expect(screen.getByRole("button", { name: `Copy ${copied}` })).toHaveAttribute("data-copy", copied);
});

test("the query's filters are applied on the server; those that nothing has are ignored", () => {
  const own = [
    { ...project("library"), chains: ["evm"] },
    { ...project("wallet"), chains: ["eth", "op"] },
    { ...project("data"), chains: ["sol"] },
  ];
  const shown = (query: Record<string, string>) => {
    const { unmount } = render(<ProjectGroups projects={own} filters={readProjectFilters(query, own)} locale="en" />);
    const titles = screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(screen.getByText(/of 3 projects/)).toHaveTextContent(`${titles.length} of 3 projects`);
    expect(headings()).toHaveLength(titles.length);
    const chosen = screen.getAllByRole<HTMLSelectElement>("combobox").map(({ value }) => value);
    unmount();
    return [...titles, ...chosen];
  };
  expect(shown({ chain: "s" })).toEqual(["A library", "", "s"]);
  expect(shown({ chain: "eth", kind: "wallets" })).toEqual(["A wallet", "wallets", "eth"]);
  expect(shown({ q: "solana" })).toEqual(["A data", "", ""]);
  expect(shown({ q: "solana cobol" })).toEqual(["A data", "", ""]);
  expect(shown({ chain: "ton", kind: "eth" })).toHaveLength(5);
});
