import { render, screen, within } from "@testing-library/react";

import { findReference } from "@/features/shared/catalogue/references";
import type { MethodReference } from "@/features/shared/catalogue/references";

import { MethodDetails } from "./MethodDetails";

function getReference(method: string, family = "evm"): MethodReference {
  const reference = findReference(family, method);
  if (!reference) throw new Error(`${method} has no reference`);
  return reference;
}

const getSection = (name: string) => {
  const section = screen.getByRole("heading", { name }).closest("section");
  if (!section) throw new Error(`${name} stands in no section`);
  return within(section);
};

test("parameters are listed with type and meaning, and optional ones are marked", () => {
  render(<MethodDetails reference={getReference("eth_call")} locale="en" />);
  const parameters = getSection("Parameters");
  expect(parameters.getByText("stateOverrides").closest("dt")).toHaveTextContent("object · optional");
});

test("the fields of an object are rows of their own beneath it", () => {
  render(<MethodDetails reference={getReference("eth_getLogs")} locale="en" />);
  const [filter, ...fields] = getSection("Parameters").getAllByRole("term");
  expect(filter).toHaveTextContent("filter");
  expect(fields.map((term) => term.querySelector("code")?.textContent)).toEqual([
    "fromBlock",
    "toBlock",
    "address",
    "topics",
    "blockHash",
  ]);
});

test("types are read in the language of the page", () => {
  render(<MethodDetails reference={getReference("eth_getLogs")} locale="cn" />);
  expect(screen.getByText("哈希数组")).toBeInTheDocument();
});

test("errors of the method itself are listed with their code", () => {
  render(<MethodDetails reference={getReference("eth_call")} locale="en" />);
  expect(getSection("Errors").getByRole("term")).toHaveTextContent("3");
});

test("a long error code may break between its words", () => {
  render(<MethodDetails reference={getReference("validators", "near")} locale="en" />);
  const code = getSection("Errors").getByText(/^VALIDATOR_INFO_UNAVAILABLE$/);
  expect(code.innerHTML).toBe("VALIDATOR_<wbr>INFO_<wbr>UNAVAILABLE");
});

test("a method without parameters has a notice", () => {
  render(<MethodDetails reference={getReference("eth_chainId")} locale="cn" />);
  expect(getSection("参数").getByText("该方法没有参数。")).toBeInTheDocument();
});
