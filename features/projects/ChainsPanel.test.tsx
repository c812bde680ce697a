import { render, screen } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { ChainsPanel } from "./ChainsPanel";

jest.mock("@/features/shared/ui/Code", () => ({ Code: ({ code }: { code: string }) => <code>{code}</code> }));

const usual = catalogue.filter(({ multiplier }) => multiplier === 20).map(({ key }) => key);
const other = catalogue.find(({ multiplier }) => multiplier !== 20);

test("the usual cost is said once, and another one beside its chain", () => {
  render(<ChainsPanel keys={[...usual.slice(0, 10), other?.key ?? ""]} locale="en" />);
  expect(screen.getByText("20 CU per ordinary call")).toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(11);
  const [marked, ...others] = screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("CU"));
  expect(marked).toHaveTextContent(`${other?.name}${other?.multiplier} CU`);
  expect(others).toEqual([]);
});

test("a few chains are shown with their interfaces", () => {
  const { unmount } = render(<ChainsPanel keys={["eth"]} locale="en" />);
  expect(screen.getByRole("listitem")).toHaveTextContent(/WebSocket/);
  unmount();
  render(<ChainsPanel keys={usual.slice(0, 10)} locale="en" />);
  expect(screen.queryByText(/WebSocket/)).toBeNull();
});

test("of a family the most used chains are shown, each with its cost, and a link leads to all", () => {
  const { container } = render(<ChainsPanel keys={["evm"]} locale="en" />);
  expect(container).toHaveTextContent(/any EVM chain: \d\d offered here/);
  expect(screen.getAllByRole("listitem")).toHaveLength(6);
  expect(screen.getAllByText(/^\d+ CU$/)).toHaveLength(6);
  expect(screen.getByRole("link", { name: /^All \d\d EVM chains$/ })).toHaveAttribute("href", "/nodes/?family=evm");
});

test("a project's line of code is above its chains, with a button that copies it", () => {
  render(<ChainsPanel keys={["evm"]} setting="http(url)" locale="en" />);
  expect(screen.getByText("http(url)")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy the code" })).toBeInTheDocument();
});
