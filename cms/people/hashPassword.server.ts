import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

import { ConcurrencyLimit } from "#kit/ConcurrencyLimit.ts";

/** Rounds of scrypt, as OWASP recommends for 32 MB: about 100 ms. */
export const defaultCost = 2 ** 15;

const keyBytes = 32;

// Each occupies one of four threads, which file access shares.
const limit = new ConcurrencyLimit({
  maxTotal: 16,
  maxPerKey: 16,
  messages: { total: "Too many people sign in at once; try again", key: "Too many people sign in at once; try again" },
  retryAfterSeconds: 2,
});

function derive(password: string, salt: string, cost: number): Promise<Buffer> {
  const options = { N: cost, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
  const run = () =>
    new Promise<Buffer>((resolve, reject) =>
      scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    );
  return limit.run("all", run);
}

/** A salted scrypt hash of a password, as `cost.salt.hash`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16).toString("base64url");
  return `${cost}.${salt}.${(await derive(password, salt, cost)).toString("base64url")}`;
}

/** Whether a password matches a hash; takes the same time without a hash. */
export async function matchesPassword(password: string, hash: string | undefined, cost: number): Promise<boolean> {
  const [own = "", salt = "", expected = ""] = (hash ?? `${cost}.none.`).split(".");
  const key = await derive(password, salt, Number(own));
  const expectedKey = Buffer.from(expected, "base64url");
  return expectedKey.length === key.length && timingSafeEqual(key, expectedKey);
}
