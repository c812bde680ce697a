/** @jest-environment node */
import { hasHint } from "@/features/shared/contracts/signedInHint";

import { readToken, signedInCookies, signedOutCookies } from "./cookies";

test.each([
  ["signedIn=1", true],
  ["locale=en; signedIn=1; x=y", true],
  ["signedIn=", false],
  ["notsignedIn=1", false],
  ["signedIn=11", false],
  ["", false],
])("the cookies %p say that someone may be signed in: %p", (cookies, expected) => {
  expect(hasHint(cookies)).toBe(expected);
});

test.each([
  ["a=b; accessToken=abcdefgh12345678; c=d", "abcdefgh12345678"],
  ["accessToken=header.payload.sig-na_ture", "header.payload.sig-na_ture"],
  ["accessToken=short", undefined],
  ['accessToken=abcdefgh\r\nx: y"', undefined],
  ["xaccessToken=abcdefgh12345678", undefined],
  [null, undefined],
])("the token in %p is %p", (cookies, expected) => {
  expect(readToken(cookies)).toBe(expected);
});

test("a script cannot read the token, another site cannot use it, and https keeps it on https", () => {
  const [token, hint] = signedInCookies("abcdefgh12345678", true);
  expect(token).toMatch(/^accessToken=abcdefgh12345678; Path=\/api\/; HttpOnly; Max-Age=43200; SameSite=Lax; Secure$/);
  expect(hint).toBe("signedIn=1; Path=/; Max-Age=43200; SameSite=Lax; Secure");
  expect(signedInCookies("abcdefgh12345678", false).join()).not.toContain("Secure");
});

test("signing out removes both cookies from their paths", () => {
  expect(signedOutCookies(false)).toEqual([
    "accessToken=; Path=/api/; HttpOnly; Max-Age=0; SameSite=Lax",
    "signedIn=; Path=/; Max-Age=0; SameSite=Lax",
  ]);
});
