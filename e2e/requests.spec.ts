import { readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./fixtures";

test("thousands of unknown paths write no files", async ({ request }) => {
  const built = join(process.env.NEXT_DIST_DIR ?? ".next", "server", "app");
  const count = () => readdirSync(built, { recursive: true }).length;
  const before = count();
  for (let round = 0; round < 20; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => request.get(`/no/such/${round}/${index}/`, { maxRedirects: 0 })),
    );
    expect(new Set(replies.map((reply) => reply.status()))).toEqual(new Set([404]));
  }
  expect(count()).toBe(before);
});

test("an invalid router state header breaks no page", async ({ request }) => {
  const headers = { rsc: "1", "next-router-state-tree": "bytes=0-1,5-" };
  for (const path of ["/about/", "/search/?q=a", "/slice-simulator/", "/preview/", "/api/preview/"]) {
    expect((await request.get(path, { headers, maxRedirects: 0 })).status(), path).toBeLessThan(500);
    expect((await request.post(path, { headers, data: "a=1", maxRedirects: 0 })).status(), path).toBeLessThan(500);
  }
});

test("every response has the security headers", async ({ request }) => {
  for (const path of ["/", "/cn/about/", "/nodes/?q=eth", "/no/such/", "/robots.txt", "/icon.svg", "/api/nodes/"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-resource-policy"], path).toMatch(/^(same|cross)-origin$/);
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
  const policy = (await request.get("/")).headers()["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).toContain("frame-ancestors 'none'; manifest-src 'self'");
});

const odd: Record<string, [status: number, path: string]> = {
  "a feed named like a member of every object": [404, "/feeds/constructor.xml"],
  "a feed of a form that there is not": [404, "/feeds/blog.toString"],
  "a feed in capitals": [404, "/feeds/blog.XML"],
  "data with an odd ending": [404, "/data/chains.js_on"],
  "a badge in capitals": [404, "/badges/eth.SVG"],
  "a card in capitals": [404, "/og/x.PNG"],
  "a page as text, badly escaped": [404, "/api/markdown/%25zz/"],
  "a card, badly escaped": [404, "/og/%25zz/card.png"],
  "a faucet's question that ends within a letter": [
    200,
    `/api/faucet/eth-sepolia/?address=${"a".repeat(99)}%F0%9F%98%80`,
  ],
  "a way back into a page of nobody": [200, "/api/account/sign-in/?from=blob:http://site.invalid/evil"],
  "a file, badly escaped": [404, "/api/files/%25zz.pdf"],
  "a file above its folder": [404, "/api/files/..%252f..%252fsecrets.json"],
  "a picture, badly escaped": [400, "/api/images/%25zz.png"],
  "a picture of somebody else's repository": [404, "/api/images/web/images.prismic.io/somebody/a.png"],
};

for (const [name, [status, path]] of Object.entries(odd)) {
  test(`${name} is answered with ${status} at once`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
  });
}

const bodies = {
  "members that every object has": '{"name":{"toString":1},"email":{"toString":1},"values":{"__proto__":{"a":1}}}',
  "a body nested without an end": `{"values":${"[".repeat(3_000)}${"]".repeat(3_000)},"name":1}`,
};

for (const [name, data] of Object.entries(bodies)) {
  test(`${name} are rejected with a reason by every JSON endpoint`, async ({ request, baseURL }) => {
    const headers = { "content-type": "application/json", origin: baseURL ?? "" };
    for (const path of [
      "/api/vitals/",
      "/api/forms/contact/",
      "/api/console/samples/",
      "/api/faucet/eth-sepolia/claims/",
    ]) {
      const response = await request.post(path, { data: Buffer.from(data), headers });
      expect([400, 403, 413, 422], `${path} answered ${response.status()}`).toContain(response.status());
      expect((await response.json()).error.message).toBeTruthy();
    }
  });
}

test("one request for highlighting does not delay the others", async ({ request, baseURL }) => {
  const wire = { kind: "call", url: "https://a/", body: JSON.stringify({ m: "a".repeat(3_900) }) };
  const headers = { origin: baseURL ?? "" };
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => request.post("/api/console/samples/", { data: wire, headers })),
  );
  for (const response of responses) expect([200, 429]).toContain(response.status());
  expect(responses.some((response) => response.status() === 200)).toBe(true);
});

test("a HEAD request for an event stream ends at once", async ({ request }) => {
  const subscription = "/api/console/eth/mainnet/websocket/events/?method=newHeads&params=%5B%5D";
  for (const path of [subscription, "/api/faucet/claims/00000000-0000-4000-8000-000000000000/events/"]) {
    const response = await request.head(path);
    expect([200, 404]).toContain(response.status());
  }
});

test("leaving a preview without its form redirects home", async ({ request }) => {
  const response = await request.post("/api/exit-preview/", { data: { to: "/x/" }, maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([303, "/"]);
});

test("an image opened directly runs no scripts", async ({ request }) => {
  for (const path of ["/api/images/brand/mark-mono-dark.svg", "/og/nodes/card.png", "/badges/eth.svg"]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-security-policy"]).toMatch(/default-src 'none';.*sandbox/);
  }
});

test("the framework's image optimiser and internal endpoints answer 404", async ({ request }) => {
  const paths = ["/_next/image/?url=%2Ficon.svg&w=64&q=75", "/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75"];
  for (const path of [...paths, "/_next/data/x/index.json", "/_next/webpack-hmr", "/__nextjs_original-stack-frame"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
