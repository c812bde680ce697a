import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";

import { loadIndex } from "./api";
import { loadDialog, navigateTo } from "./openSearch";
import * as dialogModule from "./SearchDialog";
import { LazySearch } from "./LazySearch";

jest.mock("./api", () => ({ loadIndex: jest.fn() }));
jest.mock("./openSearch", () => ({ navigateTo: jest.fn(), loadDialog: jest.fn() }));

const press = (key: string, over = {}) => {
  const event = createEvent.keyDown(document.body, { key, ...over });
  fireEvent(document.body, event);
  return event;
};
const callSearch = () => press("k", { ctrlKey: true });
const type = (text: string) => [...text].map((key) => press(key).defaultPrevented);

beforeEach(() => {
  localStorage.clear();
  // jsdom has no dialogs.
  fakeDialog();
  jest.mocked(navigateTo).mockClear();
  jest.mocked(loadIndex).mockResolvedValue(Promise.race([]));
  jest.mocked(loadDialog).mockReset().mockResolvedValue(dialogModule);
});

test("text typed right after Ctrl K is in the search field once it is loaded, and the page does not scroll", async () => {
  render(<LazySearch locale="en" />);
  expect(callSearch().defaultPrevented).toBe(true);
  expect(type("rate limits")).not.toContain(false);
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(field).toHaveValue("rate limits"));
  expect(field).toHaveFocus();
  expect(type("x")).toEqual([false]);
});

test("opened again while open, the search restarts with later input", async () => {
  render(<LazySearch locale="en" />);
  callSearch();
  type("rate");
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue("rate"));
  callSearch();
  type("eth");
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue("eth"));
});

test("if the dialog fails to load, the search page opens with the typed text", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(loadDialog).mockRejectedValue(new Error("gone"));
  render(<LazySearch locale="cn" />);
  callSearch();
  type("eth & co");
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith("/cn/search/?q=eth%20%26%20co"));
  expect(type("x")).toEqual([false]);
});

test("Enter before the dialog has loaded opens the search page", () => {
  jest.mocked(loadDialog).mockReturnValue(Promise.race([]));
  render(<LazySearch locale="en" />);
  callSearch();
  type("archive");
  press("Enter");
  expect(navigateTo).toHaveBeenCalledWith("/search/?q=archive");
});

test("a link marked as the search's opens it in place", async () => {
  render(
    <>
      <a href="/search/" data-search="">
        Search
      </a>
      <LazySearch locale="en" />
    </>,
  );
  expect(fireEvent.click(screen.getByText("Search"))).toBe(false);
  expect(await screen.findByRole("combobox")).toBeInTheDocument();
});

test("the slash key opens the search, except while typing, and on a page whose own field it leads to", async () => {
  const { rerender } = render(
    <>
      <input aria-label="Name" />
      <LazySearch locale="en" />
    </>,
  );
  const typed = createEvent.keyDown(screen.getByLabelText("Name"), { key: "/" });
  fireEvent(screen.getByLabelText("Name"), typed);
  expect(typed.defaultPrevented).toBe(false);
  rerender(
    <>
      <input aria-label="Chains" data-key="/" />
      <LazySearch locale="en" />
    </>,
  );
  expect(press("/").defaultPrevented).toBe(false);
  rerender(<LazySearch locale="en" />);
  expect(press("/").defaultPrevented).toBe(true);
  const button = await screen.findByRole("button", { name: "/ open from any page", pressed: true });
  fireEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "false");
  fireEvent.click(screen.getByRole("button", { name: "Close search" }));
  expect(press("/").defaultPrevented).toBe(false);
});
