import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { loadIndex } from "./api";
import { SearchDialog } from "./SearchDialog";
import { SearchIndex } from "./SearchIndex";

jest.mock("./api", () => ({ loadIndex: jest.fn() }));

const source = (kind: "chain" | "page", title: string, path: string) => {
  return { kind, title, path, detail: `About ${title}`, within: "", chain: "", keys: "", text: "" };
};

beforeEach(async () => {
  localStorage.clear();
  // The test browser has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  const index = await SearchIndex.build(
    [source("chain", "Polygon PoS", "#pol"), source("page", "Polygon notes", "#notes")],
    "en",
  );
  jest.mocked(loadIndex).mockResolvedValue(index);
});

const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option", { hidden: true }).map((option) => option.textContent);

test("what is typed is found by kind, counted aloud, and marked", async () => {
  render(<SearchDialog locale="en" calls={1} />);
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()[0]).toContain("Polygon PoS");
  expect(screen.getByText("2 results")).toBeInTheDocument();
  expect(screen.getByRole("group", { name: /Chains/ })).toBeInTheDocument();
  expect(document.querySelector("mark")).toHaveTextContent("Polyg");
});

test("the arrow keys point at options while the field keeps the focus, and Enter opens one", async () => {
  render(<SearchDialog locale="en" calls={1} />);
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
  render(<SearchDialog locale="en" calls={1} />);
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
  window.location.hash = "";
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(window.location.hash).toBe("");
});

test("an index that cannot be read is told, with a way to try again", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.mocked(loadIndex).mockRejectedValueOnce(new Error("down"));
  render(<SearchDialog locale="en" calls={1} />);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await userEvent.type(field(), "polyg");
  await waitFor(() => expect(options()).toHaveLength(3));
});

test("the page behind stands still until it is closed", async () => {
  render(<SearchDialog locale="en" calls={1} />);
  expect(document.documentElement).toHaveAttribute("data-scroll-locked");
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-scroll-locked"));
});

test("the page moves again, too, when the window goes with its page", async () => {
  const { unmount } = render(<SearchDialog locale="en" calls={1} />);
  expect(document.documentElement).toHaveAttribute("data-scroll-locked");
  unmount();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-scroll-locked"));
});
