/** @jest-environment node */
import { isSame } from "./isSame.ts";

test("secrets are the same to the last character, whatever their lengths", () => {
  expect(isSame("secret", "secret")).toBe(true);
  for (const other of ["", "secre", "secrets", "Secret", "ſecret"]) expect(isSame(other, "secret")).toBe(false);
});
