import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { loadIndex } from "./api";
import { SearchIndex } from "./SearchIndex";
import { SearchPage } from "./SearchPage";

jest.mock("./api", () => ({ loadIndex: jest.fn(), reportMissedSearch: jest.fn() }));

const source = { kind: "chain", title: "Base", path: "/nodes/base/", detail: "", within: "", chain: "base" } as const;

const field = () => screen.getByRole("searchbox");
const type = (value: string) => fireEvent.input(field(), { target: { value } });

beforeEach(async () => {
  jest.mocked(loadIndex).mockResolvedValue(await SearchIndex.build([{ ...source, keys: "", text: "" }]));
});

test("results of the search page follow what is typed, and so does its URL", async () => {
  render(<SearchPage query="" hits={[]} hasBrowse locale="en" />);
  field().focus();
  fireEvent.focus(field());
  type("bas");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Chains 1" })).toBeInTheDocument());
  type("base");
  await waitFor(() => expect(window.location.search).toBe("?q=base"));
  type("");
  await waitFor(() => expect(screen.getByText("For example")).toBeInTheDocument());
});

test("Arrow Down leads from the field into the results, and Arrow Up back", async () => {
  render(<SearchPage query="" hits={[]} hasBrowse locale="en" />);
  field().focus();
  type("base");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Chains 1" })).toBeInTheDocument());
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(screen.getByRole("link", { name: /Base/ })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole("link", { name: /Base/ }), { key: "ArrowUp" });
  expect(field()).toHaveFocus();
});

test("a search for a key offers to get one, with script or without", () => {
  render(<SearchPage query="get api key" hits={[{ ...source, terms: [], isExact: false }]} locale="en" />);
  expect(screen.getByRole("link", { name: "Get a key" })).toHaveAttribute("data-opens");
});
