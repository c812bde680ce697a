/** @jest-environment node */
import { isLongEnough } from "./passwordRules.ts";
import { requireStrongPassword } from "./requireStrongPassword.server.ts";

test.each(["          ", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}".repeat(5), "kurz"])(
  "the password %j is too short",
  (password) => expect(isLongEnough(password)).toBe(false),
);

test.each([
  "aaaaaaaaaaaa",
  "password12",
  "P@ssw0rd2026!",
  "qwertyuiop",
  "0987654321",
  "1q2w3e4r5t",
  "Sommer2026!",
  "Administrator1",
  "letmeinletmein",
  "Margaret 1234",
  "Liverpool1892",
  "halyard2026",
  "wodemima123",
  "14.07.1789",
])("the password %j of Margaret is refused, because it is easy to guess", async (password) => {
  await expect(requireStrongPassword(password, "Margaret")).rejects.toMatchObject({ status: 400 });
});

test.each(["correct horse battery", "kürzer als drei Sätze", "七个月亮和一只会飞的猫", "gR7-kPq2-xW9z"])(
  "the password %j of Margaret is accepted",
  (password) => expect(requireStrongPassword(password, "Margaret")).resolves.toBeUndefined(),
);
