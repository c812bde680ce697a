import { act, fireEvent, render, screen } from "@testing-library/react";

import { Calculator } from "./Calculator";
import { messages } from "./messages";
import { MethodPrices } from "./MethodPrices";

// The prices never arrive: the URL must not wait for them.
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
/** Waits for the URL, which is written after the page's effects. */
const written = () => act(() => Promise.resolve());
const choose = (chain: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: messages.en.chain }), { target: { value: chain } });

test("a table opened by a URL keeps the URL, and shows its choice and search", async () => {
  open("?chain=bsc&utm=a");
  render(<MethodPrices start={{ chain: "bsc", prices: prices("bsc") }} chains={chains} locale="en" />);
  await written();
  expect(window.location.search).toBe("?chain=bsc&utm=a");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "call" } });
  await written();
  expect(window.location.search).toBe("?chain=bsc&utm=a&q=call");
});

test("the calculator's chain, mix and archive stand in the address; the example does not", async () => {
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
  await written();
  expect(window.location.search).toBe("");
  choose("bsc");
  await written();
  expect(window.location.search).toBe("?chain=bsc");
  fireEvent.change(screen.getByLabelText(messages.en.mix), { target: { value: "eth_call 5" } });
  fireEvent.click(screen.getByRole("checkbox"));
  await written();
  const query = new URLSearchParams(window.location.search);
  expect(Object.fromEntries(query)).toEqual({ chain: "bsc", mix: "eth_call 5", archive: "1" });
  choose("eth");
  await written();
  expect(new URLSearchParams(window.location.search).has("chain")).toBe(false);
});

test("the calculator restored by Back applies the current URL and ignores an unknown chain", async () => {
  open("?chain=bsc&mix=eth_call+5&archive=1");
  const start = { chain: "eth", prices: prices("eth") };
  const { unmount } = render(<Calculator start={start} chains={chains} plans={[]} currency="USD" locale="en" />);
  expect(screen.getByRole("combobox", { name: messages.en.chain })).toHaveValue("bsc");
  expect(screen.getByLabelText(messages.en.mix)).toHaveValue("eth_call 5");
  expect(screen.getByRole("checkbox")).toBeChecked();
  await written();
  expect(window.location.search).toBe("?chain=bsc&mix=eth_call+5&archive=1");
  unmount();
  open("?chain=nobodys&q=logs");
  render(<MethodPrices start={start} chains={chains} locale="en" />);
  expect(screen.getByRole("combobox", { name: messages.en.chain })).toHaveValue("eth");
  expect(screen.getByRole("searchbox")).toHaveValue("logs");
});
