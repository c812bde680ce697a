/** @jest-environment node */
import { readFileSync } from "node:fs";

import { dark, light } from "./colours";

const sheet = readFileSync("features/shared/styles/tokens.css", "utf8");
const toTokenName = (name: string) => `--${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;

/** Both modes' values of a token; a single one if they are equal. */
function readTokenValues(name: string): string[] {
  const [, value = ""] = new RegExp(`\\s${toTokenName(name)}: (.+);`).exec(sheet) ?? [];
  const [, both] = /^light-dark\((.+)\)$/.exec(value) ?? [];
  return both ? both.split(", ") : [value, value];
}

test.each(Object.entries(light))("%s in pictures is that of the light mode", (name, colour) => {
  expect(readTokenValues(name)[0]).toBe(colour);
});

test.each(Object.entries(dark))("%s of the browser's frame is that of the dark mode", (name, colour) => {
  expect(readTokenValues(name)[1]).toBe(colour);
});
