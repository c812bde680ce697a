import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";

import { toChange } from "./change";
import { ChangeBoard } from "./ChangeBoard";

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

test("the list is filtered by chain, the URL keeps the choice, and the calendar has what still ends", async () => {
  render(<ChangeBoard changes={changes} names={{ eth: "Ethereum", sol: "Solana" }} today="2026-11-27" locale="en" />);
  const calendar = screen.getByRole("region", { name: "Planned removals" });
  const readTitles = () =>
    within(screen.getByRole("region", { name: "All changes" }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
  expect(readTitles()).toEqual(["Limits", "Mining", "Gone"]);
  expect(within(calendar).getAllByRole("link")).toEqual([within(calendar).getByRole("link", { name: "Mining" })]);
  fireEvent.change(screen.getByLabelText("Chain"), { target: { value: "sol" } });
  expect(readTitles()).toEqual(["Limits", "Gone"]);
  await waitFor(() => expect(window.location.search).toBe("?chain=sol"));
  expect(calendar).toHaveTextContent("No removals are announced.");
});

test("a list whose entries all concern the one chain that is named offers no filter", () => {
  render(<ChangeBoard changes={changes.slice(0, 2)} names={{ eth: "Ethereum" }} today="2026-11-27" locale="en" />);
  expect(screen.queryByLabelText("Chain")).toBeNull();
});
