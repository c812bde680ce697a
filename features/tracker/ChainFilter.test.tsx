import { act, fireEvent, render, screen } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";
import { toFindable } from "@/features/shared/catalogue/toFindable";

import { ChainFilter } from "./ChainFilter";

const chains = catalogue.filter(({ key }) => ["btc", "eth", "pol"].includes(key)).map(toFindable);

function show(query = "") {
  window.history.replaceState(null, "", `/tracker/${query}`);
  return render(
    <ChainFilter chains={chains} locale="en">
      <table>
        <thead>
          <tr>
            <th>Chain</th>
          </tr>
        </thead>
        <tbody>
          {chains.map(({ key, name }) => (
            <tr key={key}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChainFilter>,
  );
}

const rows = () => screen.queryAllByRole("cell").map((cell) => cell.textContent);
const search = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

test("a search leaves the rows of the chains it finds, by name, ticker and chain ID, and the head of the table", () => {
  show();
  expect(rows()).toEqual(chains.map(({ name }) => name));
  search("11155111");
  expect(rows()).toEqual(["Ethereum"]);
  search("btc");
  expect(rows()).toEqual(["Bitcoin"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 chain");
  expect(screen.getByRole("columnheader")).toBeVisible();
  search("");
  expect(rows()).toHaveLength(3);
});

test("a search without a chain says so in place of the table", () => {
  show();
  search("dogs");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText("No measured chain fits “dogs”.")).toBeVisible();
});

test("the tracker's search text is kept in the URL and restored from it", async () => {
  show("?q=polygon&ref=1");
  expect(rows()).toEqual(["Polygon PoS"]);
  expect(screen.getByRole("searchbox")).toHaveValue("polygon");
  search("eth");
  await act(() => Promise.resolve());
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ q: "eth", ref: "1" });
});
