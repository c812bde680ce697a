import { fireEvent, render, screen } from "@testing-library/react";

import { Calculator } from "./Calculator";
import { messages } from "./messages";
import { MethodPrices } from "./MethodPrices";

// Prices never come: the address does not wait for them.
jest.mock("./api", () => ({ requestMethods: () => new Promise(() => undefined) }));

const chains = [
  { key: "eth", name: "Ethereum", hasArchive: true },
  { key: "bsc", name: "BNB Chain", hasArchive: true },
];
const prices = (key: string) => ({
  protocol: { _key: key, name: key },
  multiplier: 1,
  archiveMultiplier: 2,
  methods: [],
});
const open = (query: string) => window.history.replaceState(null, "", `/pricing/compute-units/${query}`);
const choose = (chain: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value: chain } });

test("a table that an address leads to keeps its address, and says what is chosen and sought", () => {
  open("?chain=bsc&utm=a");
  render(<MethodPrices start={{ chain: "bsc", prices: prices("bsc") }} chains={chains} locale="en" />);
  expect(window.location.search).toBe("?chain=bsc&utm=a");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "call" } });
  expect(window.location.search).toBe("?chain=bsc&utm=a&q=call");
});

test("the calculator's chain, mix and archive stand in the address; the example does not", () => {
  open("");
  render(
    <Calculator
      start={{ chain: "eth", prices: prices("eth") }}
      chains={chains}
      plans={[]}
      currency="USD"
      locale="en"
    />,
  );
  expect(window.location.search).toBe("");
  choose("bsc");
  expect(window.location.search).toBe("?chain=bsc");
  fireEvent.change(screen.getByLabelText(messages.en.mix), { target: { value: "eth_call 5" } });
  fireEvent.click(screen.getByRole("checkbox"));
  const query = new URLSearchParams(window.location.search);
  expect(Object.fromEntries(query)).toEqual({ chain: "bsc", mix: "eth_call 5", archive: "1" });
  choose("eth");
  expect(new URLSearchParams(window.location.search).has("chain")).toBe(false);
});
