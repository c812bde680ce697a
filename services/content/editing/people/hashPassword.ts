import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

import { ConcurrencyLimit } from "../../../kit/ConcurrencyLimit.ts";

// OWASP's second choice of equal strength: 32 MB and about 100 ms each.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const keyBytes = 32;

// Each runs in one of four threads, which file access shares.
const limit = new ConcurrencyLimit({
  maxTotal: 16,
  maxPerKey: 16,
  messages: { total: "Too many people sign in at once; try again", key: "Too many people sign in at once; try again" },
  retryAfterSeconds: 2,
});

const derive = (password: string, salt: string): Promise<Buffer> =>
  limit.run(
    "all",
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize("NFKC"), salt, keyBytes, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  );

/** A salted scrypt hash of a password, as `salt.hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("base64url");
  return `${salt}.${(await derive(password, salt)).toString("base64url")}`;
}

/** Whether a password has a hash; takes the same time when there is no hash to compare with. */
export async function isPasswordOf(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = "", expected = ""] = (hash ?? "none.").split(".");
  const key = await derive(password, salt);
  const wanted = Buffer.from(expected, "base64url");
  return wanted.length === key.length && timingSafeEqual(key, wanted);
}
