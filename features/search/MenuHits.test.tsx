import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { requestHits } from "./api";
import type { Hit } from "./entry";
import { MenuHits } from "./MenuHits";

jest.mock("./api", () => ({ requestHits: jest.fn() }));

const makeHit = (kind: Hit["kind"], title: string, path: string): Hit => ({
  ...{ kind, title, path, detail: "EVM · Read · 20 CU", within: "", chain: "", terms: ["getbal"], isExact: false },
});
const hits = [
  makeHit("method", "eth_getBalance", "/docs/methods-evm/eth_getBalance/"),
  makeHit("method", "getBalance", "/docs/methods-solana/getBalance/"),
  makeHit("page", "Balances", "/blog/balances/"),
];

const draw = () =>
  render(
    <nav>
      <input aria-label="Filter" />
      <ul>
        <li>
          <a href="/docs/methods-solana/getBalance/">getBalance</a>
        </li>
      </ul>
      <MenuHits label="Methods" locale="en" />
    </nav>,
  );
const type = (value: string) => fireEvent.input(screen.getByLabelText("Filter"), { target: { value } });
const list = () => [...screen.getByRole("group", { name: "Methods" }).children].map(({ textContent }) => textContent);

test("the words of the filter find methods that the menu lacks, with their family", async () => {
  jest.mocked(requestHits).mockResolvedValue(hits);
  draw();
  type("ge");
  type("getBal");
  await waitFor(() => expect(list()).toEqual(["eth_getBalance EVM"]));
  expect(jest.mocked(requestHits).mock.calls).toEqual([["/api/search/en/?q=getBal", expect.any(AbortSignal)]]);
  type("");
  await waitFor(() => expect(list()).toEqual([]));
});

test("a search that fails leaves the menu as it is", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.mocked(requestHits).mockRejectedValue(new Error("down"));
  draw();
  type("getBal");
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(list()).toEqual([]);
});
