/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { Decoder } from "./Decoder";

const word = (value: number) => value.toString(16).padStart(64, "0");
const text = Buffer.from("Not enough Ether provided.").toString("hex").padEnd(64, "0");
const error = `0x08c379a0${word(32)}${word(26)}${text}`;
const panic = `0x4e487b71${word(17)}`;

test.each([
  [`{"error":{"code":3,"message":"execution reverted","data":"${error}"}}`, "“Not enough Ether provided.”"],
  [error.toUpperCase().replace("0X", "0x"), "“Not enough Ether provided.”"],
  [`{"error":{"code":-32000,"message":"x","data":"${panic}"}}`, "Panic(0x11): an arithmetic overflow"],
  [`0x4e487b71${word(153)}`, "Panic(0x99)"],
])("the reason in a revert's data needs no ABI: %s", (pasted, reason) => {
  const html = renderToStaticMarkup(<Decoder error={pasted} locale="en" />);
  expect(html).toContain(reason);
  expect(html).not.toContain("ABI");
});

test.each([
  ["", true],
  ["502", false],
])("an empty box says to paste a response first: “%s”", (pasted, isFirst) => {
  const html = renderToStaticMarkup(<Decoder error={pasted} locale="en" />);
  expect(html.includes("Paste a response first.")).toBe(isFirst);
});

test.each(["0x08c379a0", "0xcf479181", error.slice(0, 100)])("other data needs it: %s", (data) => {
  const html = renderToStaticMarkup(
    <Decoder error={`{"code":3,"message":"execution reverted","data":"${data}"}`} locale="en" />,
  );
  expect(html).toContain("contract’s ABI");
});
