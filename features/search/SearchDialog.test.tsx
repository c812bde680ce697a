import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";

import { loadIndex } from "./api";
import { SearchDialog } from "./SearchDialog";
import { SearchIndex } from "./SearchIndex";

jest.mock("./api", () => ({ loadIndex: jest.fn(), reportMissedSearch: jest.fn() }));

const keys = { stop: () => "" };

const source = (kind: "chain" | "page", title: string, path: string) => {
  return { kind, title, path, detail: `About ${title}`, within: "", chain: "", keys: "", text: "" };
};

beforeEach(async () => {
  localStorage.clear();
  // jsdom has no dialogs.
  fakeDialog();
  const index = await SearchIndex.build([
    source("chain", "Polygon PoS", "#pol"),
    source("page", "Polygon notes", "#notes"),
  ]);
  jest.mocked(loadIndex).mockResolvedValue(index);
});

afterEach(() => jest.useRealTimers());

const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option", { hidden: true }).map((option) => option.textContent);

test("search results are grouped by kind, counted and marked", async () => {
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()[0]).toContain("Polygon PoS");
  expect(screen.getAllByText("2 results")[0]).toBeInTheDocument();
  expect(screen.getByRole("group", { name: /Chains/ })).toBeInTheDocument();
  expect(document.querySelector("mark")).toHaveTextContent("Polyg");
});

test("words that nothing has as they are written are told beside the count", async () => {
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.type(field(), "polygn notes");
  const sentence = "2 results · Not found as written: “polygn”";
  await waitFor(() => expect(screen.getAllByText(sentence)[0]).toBeInTheDocument());
});

test("an exactly matching chain shows its endpoint, which can be copied by keyboard", async () => {
  const copy = "https://fra.site.test/pol/mainnet/KEY";
  const sources = [{ ...source("chain", "Polygon PoS", "#pol"), copy }, source("page", "Polygon PoS notes", "#notes")];
  jest.mocked(loadIndex).mockResolvedValue(await SearchIndex.build(sources));
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.type(field(), "polygon pos");
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(options()[1]).toBe("Copy the endpoint of Polygon PoS");
  const copied: (string | undefined)[] = [];
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) copied.push(target.dataset.copy);
  });
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(copied).toEqual([copy]);
});

test("one press of Escape closes the search, with text in its field too", async () => {
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.type(field(), "polyg{Escape}");
  expect(document.querySelector("dialog")).not.toHaveAttribute("open");
});

test("the arrow keys select options while the field keeps the focus, and Enter opens one", async () => {
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.keyboard("{ArrowDown}");
  const pointed = screen.getAllByRole("option")[1];
  expect(field()).toHaveAttribute("aria-activedescendant", pointed?.id);
  expect(pointed).toHaveAttribute("aria-selected", "true");
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(window.location.hash).toBe("#notes");
  expect(document.querySelector("dialog")).not.toHaveAttribute("open");
});

test("while Chinese is being composed, Enter belongs to the input method", async () => {
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
  window.location.hash = "";
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(window.location.hash).toBe("");
});

test("the number of results is announced once when typing pauses, not for every letter", async () => {
  jest.useFakeTimers();
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await act(async () => undefined);
  const status = screen.getByRole("status");
  const announced: (string | null)[] = [];
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const query of ["p", "polygon", "polygon n"]) {
    fireEvent.change(field(), { target: { value: query } });
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(status).toBeEmptyDOMElement();
  }
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(announced).toEqual(["2 results"]);
  fireEvent.change(field(), { target: { value: "polygon no" } });
  expect(status).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(800));
  expect(status).toHaveTextContent("2 results");
});

test("choosing an example and clearing recent pages move the focus to the field", async () => {
  const entry = { kind: "page", title: "A", path: "/a/", detail: "", within: "", chain: "" };
  localStorage.setItem("recent-finds-en", JSON.stringify([entry]));
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.click(await screen.findByRole("button", { name: "Clear recent" }));
  expect(screen.queryByText("Recent")).toBeNull();
  expect(field()).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "0x89" }));
  expect(field()).toHaveValue("0x89");
  expect(field()).toHaveFocus();
});

test("text typed before the dialog was loaded is searched at once", async () => {
  render(<SearchDialog locale="en" calls={1} keys={{ stop: () => "polyg" }} />);
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(field()).toHaveValue("polyg");
});

test("an unavailable index is reported with a retry button", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.mocked(loadIndex).mockRejectedValueOnce(new Error("down"));
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
});

test("the page behind does not scroll until the dialog is closed", async () => {
  render(<SearchDialog locale="en" calls={1} keys={keys} />);
  expect(document.documentElement).toHaveAttribute("data-scroll-locked");
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-scroll-locked"));
});

test("the page scrolls again after the search dialog is unmounted with its page", async () => {
  const { unmount } = render(<SearchDialog locale="en" calls={1} keys={keys} />);
  expect(document.documentElement).toHaveAttribute("data-scroll-locked");
  unmount();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-scroll-locked"));
});
