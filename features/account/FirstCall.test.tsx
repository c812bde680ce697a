import { render, screen } from "@testing-library/react";

import { FirstCall } from "./FirstCall";

test("the first call has the account's key in the address of the demo chain", () => {
  render(<FirstCall apiKey="k3y" origin="https://halyard.example" locale="en" />);
  const code = screen.getByRole("group", { name: "The first call, with your key" });
  expect(code).toHaveTextContent(/^curl [^]* https:\/\/halyard\.example\/rpc\/eth\/demo\/k3y$/);
  expect(code).toHaveTextContent("eth_blockNumber");
});

test("the same in other languages is in the docs of the reader's language", () => {
  render(<FirstCall apiKey="k3y" origin="https://halyard.example" locale="cn" />);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/cn/docs/get-started/");
});

test("before the first key, its place is marked and nothing is to be copied", () => {
  render(<FirstCall apiKey={undefined} origin="https://halyard.example" locale="en" />);
  expect(screen.getByRole("group", { name: "The first call, once you have a key" })).toHaveTextContent(/\/KEY$/);
  expect(screen.queryByRole("button")).toBeNull();
});
