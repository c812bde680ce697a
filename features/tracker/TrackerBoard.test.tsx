import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { toTrackerRows } from "./toTrackerRows";
import { TrackerBoard } from "./TrackerBoard";

const full = Array.from({ length: 90 }, () => 100);
const last = (...percents: number[]) => [...full.slice(percents.length), ...percents];
const rows = toTrackerRows({
  sample: false,
  from: "2026-01-01",
  to: "2026-03-31",
  regions: ["nyc", "fra", "sgp"],
  protocols: {
    btc: { nyc: full, fra: full, sgp: full },
    eth: { nyc: last(99, 100), fra: full, sgp: full },
    pol: { nyc: full, fra: full, sgp: last(90, 100, 100, 100, 100, 100, 100, 100) },
  },
});

function show(query = "") {
  window.history.replaceState(null, "", `/tracker/${query}`);
  return render(<TrackerBoard rows={rows} to="2026-03-31" locale="en" />);
}

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

test("the chain with the most downtime is first, in the chosen period and region", () => {
  show();
  expect(names()).toEqual(["Polygon PoS", "Ethereum", "Bitcoin"]);
  choose("7 days");
  expect(names()).toEqual(["Ethereum", "Bitcoin", "Polygon PoS"]);
  const ethereum = screen.getByRole("row", { name: /Ethereum/ });
  expect(ethereum).toHaveTextContent(/5\smin/);
  choose("New York");
  expect(ethereum).toHaveTextContent(/14\smin/);
});

test("of one day, a chain that a region did not measure is drawn, and says so once where nothing was", () => {
  const gap = toTrackerRows({
    sample: false,
    from: "2026-03-31",
    to: "2026-03-31",
    regions: ["nyc", "fra", "sgp"],
    protocols: { btc: { nyc: [100], fra: [100], sgp: [100] }, eth: { nyc: [null], fra: [100], sgp: [100] } },
  });
  window.history.replaceState(null, "", "/tracker/");
  render(<TrackerBoard rows={gap} to="2026-03-31" locale="en" />);
  choose("24 h");
  expect(names()).toEqual(["Ethereum"]);
  choose("New York");
  expect(within(screen.getByRole("row", { name: /Ethereum/ })).getAllByText("not measured")).toHaveLength(1);
  choose("7 days");
  const [drawing] = screen.getAllByRole("slider");
  expect(drawing).toHaveAttribute("aria-valuetext", expect.stringMatching(/New York: none 1, not measured 1$/));
});

test("of one day, chains with downtime are drawn on the scale of the longest, and the others are named", () => {
  show("?days=1");
  choose("24 h");
  const list = (name: RegExp) => within(screen.getByRole("region", { name })).getAllByRole("link");
  expect(screen.queryByRole("table")).toBeNull();
  expect(list(/^3 chains without downtime$/).map((link) => link.textContent)).toContain("Ethereum");
  const ended = toTrackerRows({
    sample: false,
    from: "2026-03-30",
    to: "2026-03-31",
    regions: ["nyc", "fra", "sgp"],
    protocols: { btc: { nyc: [100, 100] }, eth: { nyc: [100, 99] }, pol: { nyc: [100, 98] } },
  });
  cleanup();
  render(<TrackerBoard rows={ended} to="2026-03-31" locale="en" />);
  choose("24 h");
  choose("New York");
  expect(names()).toEqual(["Polygon PoS", "Ethereum"]);
  expect(list(/^1 chain without downtime$/)).toHaveLength(1);
  const [longest, half] = screen.getAllByRole("slider").map(({ parentElement }) => parentElement?.style.inlineSize);
  expect(longest).toBe("100%");
  expect(half).toMatch(/^48\.27/);
});

test("the drawing has the chosen region, period and search, and tells a day's chains by downtime", () => {
  show();
  const [drawing] = screen.getAllByRole("slider");
  if (!drawing) throw new Error("no drawing");
  expect(screen.getByText("chains with downtime each day, of 3, mean of the regions")).toBeVisible();
  expect(drawing).toHaveAttribute("aria-valuetext", expect.stringMatching(/^31\sMar: none 3$/));
  choose("7 days");
  choose("New York");
  expect(screen.getByText("chains with downtime each day, of 3, New York")).toBeVisible();
  expect(drawing).toHaveAttribute("aria-valuemax", "7");
  fireEvent.keyDown(drawing, { key: "ArrowLeft" });
  expect(drawing).toHaveAttribute("aria-valuetext", expect.stringMatching(/^30\sMar · New York: none 2, 5–15 min 1$/));
  choose("Singapore");
  expect(drawing).toHaveAttribute("aria-valuetext", expect.stringMatching(/· Singapore: none 3$/));
  choose("New York");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "bitcoin" } });
  // One chain's drawing would repeat its row.
  expect(screen.queryByText(/chains with downtime each day/)).toBeNull();
});

test("arrow keys show the date and each region's minutes of a day, and lead from chain to chain", () => {
  show();
  choose("7 days");
  const [first, second] = within(screen.getByRole("table")).getAllByRole("slider");
  if (!first || !second) throw new Error("no strips");
  act(() => first.focus());
  fireEvent.keyDown(first, { key: "ArrowLeft" });
  expect(first).toHaveAttribute("aria-valuetext", expect.stringMatching(/^30\s.*Mar.*2026: New York 14\smin, /));
  expect(within(first).getByText(/30.*Mar.*2026/)).toBeInTheDocument();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  expect(second).toHaveFocus();
});

test("the slash key leads to the search, also from a chosen range", () => {
  show();
  const range = screen.getByRole("radio", { name: "7 days" });
  act(() => range.focus());
  fireEvent.keyDown(range, { key: "/" });
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

test("phones list the first twenty chains, and all at the press of a button", () => {
  const days = { nyc: [99], fra: [99], sgp: [99] };
  const keys = catalogue.filter(({ status }) => status === "available").map(({ key }) => key);
  const rows = toTrackerRows({
    sample: false,
    from: "2026-03-31",
    to: "2026-03-31",
    regions: ["nyc", "fra", "sgp"],
    protocols: Object.fromEntries(keys.slice(0, 21).map((key) => [key, days])),
  });
  render(<TrackerBoard rows={rows} to="2026-03-31" locale="en" />);
  const table = screen.getByRole("table", { hidden: true });
  expect(table.dataset.complete).toBe("false");
  fireEvent.click(screen.getByText("Show all 21 chains"));
  expect(table.dataset.complete).toBe("true");
  expect(screen.queryByText("Show all 21 chains")).toBeNull();
});

test("a search keeps matching chains and shows when there is none", () => {
  show();
  const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
  search("11155111");
  expect(names()).toEqual(["Ethereum"]);
  search("dogs");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText("No measured chain matches “dogs”.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(screen.getByRole("table")).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

test("the tracker's choices are stored in the URL and restored from it", async () => {
  show("?q=polygon&days=30&region=sgp&ref=1");
  expect(names()).toEqual(["Polygon PoS"]);
  expect(screen.getByRole("radio", { name: "30 days" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Singapore" })).toBeChecked();
  choose("90 days");
  await act(() => Promise.resolve());
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    q: "polygon",
    region: "sgp",
    ref: "1",
  });
});
