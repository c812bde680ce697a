import { renderToString } from "react-dom/server";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";

import { toChange } from "./change";
import { ChangeBoard } from "./ChangeBoard";
import { ChangeCalendar } from "./ChangeCalendar";

const make = (title: string, facts: Record<string, string>) =>
  toChange({
    path: `/changelog/${title.toLowerCase()}/`,
    title,
    summary: "",
    facts: { published: "2026-11-27", ...facts },
  });
const changes = [
  make("Limits", { area: "limits" }),
  make("Mining", { kind: "ends", last_day: "2027-06-30", chains: "eth", methods: "eth_mining" }),
  make("Gone", { kind: "ends", last_day: "2026-11-01", chains: "sol" }),
];
const props = { changes, today: "2026-11-27", locale: "en" } as const;

test("every entry stands once, what still ends after the news, and the list is filtered by kind in the URL", async () => {
  render(<ChangeBoard {...props} names={{ eth: "Ethereum", sol: "Solana" }} />);
  const readTitles = (name: string) =>
    within(screen.getByRole("region", { name }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect([readTitles("Planned removals"), readTitles("All changes")]).toEqual([["Mining"], ["Limits", "Gone"]]);
  expect(screen.getByText("in 215 days")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Next removal: 30\sJun\s2027 · Mining$/ })).toHaveAttribute(
    "href",
    "/changelog/mining/",
  );
  fireEvent.click(screen.getByLabelText("Removal 2"));
  expect([readTitles("Planned removals"), readTitles("All changes")]).toEqual([["Mining"], ["Gone"]]);
  await waitFor(() => expect(window.location.search).toBe("?kind=ends"));
  fireEvent.click(screen.getByLabelText("Changed 1"));
  expect(screen.queryByRole("region", { name: "Planned removals" })).toBeNull();
  expect(screen.queryByRole("link", { name: /^Next removal/ })).toBeNull();
});

test("a kind chosen before hydration filters the list", async () => {
  const board = <ChangeBoard {...props} names={{}} />;
  window.history.replaceState(null, "", "/");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(board);
  within(container).getByLabelText("Removal 2").click();
  render(board, { container, hydrate: true });
  expect(screen.getByLabelText("Removal 2")).toBeChecked();
  expect(screen.queryByRole("heading", { name: "Limits" })).toBeNull();
  await waitFor(() => expect(window.location.search).toBe("?kind=ends"));
});

test("the calendar marks the month of a last day, and tells the next one", () => {
  render(<ChangeCalendar {...props} />);
  expect(
    screen.getByText("next removal: 30 Jun 2027", { normalizer: (text) => text.replaceAll("\u00a0", " ") }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText(/^Dec 2026.*May 2027$/).closest("li")).toHaveTextContent(/none announced$/);
  const [month] = screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("link"));
  expect(month?.querySelector("time")).toHaveAttribute("dateTime", "2027-06");
  expect(screen.getByText("2 changes").closest("li")?.querySelector("time")).toHaveAttribute("dateTime", "2026-11");
});
