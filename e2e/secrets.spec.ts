import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./fixtures";

const secretName = /TOKEN|SECRET|PASSWORD|_KEY$|DATABASE_URL|REDIS_URL|SMTP_URL/;

/** Every secret of this site, from its environment and its secrets file. */
function listSecrets(): string[] {
  const file = join(process.env.DATA_DIR ?? "", "secrets.json");
  const own: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const made = typeof own === "object" && own !== null ? Object.values(own) : [];
  const set = Object.entries(process.env).filter(
    ([name]) => secretName.test(name) && !/^npm_|^RECAPTCHA_SITE/.test(name),
  );
  return [...made, ...set.map(([, value]) => value)].flatMap((value) =>
    typeof value === "string" && value.length >= 12 ? [value] : [],
  );
}

test("no public file contains a secret, or the name of one", () => {
  const secrets = listSecrets();
  expect(secrets.length).toBeGreaterThan(2);
  const folder = join(process.env.NEXT_DIST_DIR ?? ".next", "static");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|json|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(
      secrets.some((secret) => text.includes(secret)),
      name,
    ).toBe(false);
    expect(text, name).not.toMatch(
      /PRISMIC_ACCESS_TOKEN|PRISMIC_WEBHOOK_SECRET|RECAPTCHA_SECRET_KEY|DATABASE_URL|ANALYTICS_TOKEN/,
    );
  }
});

test("no page, payload or error contains a secret", async ({ request }) => {
  const secrets = listSecrets();
  for (const path of [
    "/",
    "/nodes/",
    "/nodes/eth/",
    "/pricing/",
    "/no/such/",
    "/api/nodes/",
    "/api/addresses/",
    "/preview/",
  ]) {
    for (const name of ["accept", "rsc"]) {
      const reply = await request.get(path, { headers: { [name]: "1" }, maxRedirects: 0 });
      const text = `${JSON.stringify(reply.headers())}${await reply.text()}`;
      expect(
        secrets.some((secret) => text.includes(secret)),
        path,
      ).toBe(false);
    }
  }
});
