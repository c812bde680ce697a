import { expect, test } from "./fixtures";

const redirects: [from: string, status: number, to: string][] = [
  ["/about", 308, "/about/"],
  ["/about?x=1", 308, "/about/?x=1"],
  ["/en/about/", 308, "/about/"],
  ["/cn/about", 308, "/cn/about/"],
  ["/nodes/ftm/", 308, "/nodes/s/"],
  ["/cn/nodes/ftm/?tab=all", 308, "/cn/nodes/s/?tab=all"],
  ["/nodes/ethereum/", 308, "/nodes/eth/"],
  ["/nodes/polygon/", 308, "/nodes/pol/"],
  ["/cn/nodes/bnb-smart-chain/?tab=all", 308, "/cn/nodes/bsc/?tab=all"],
  ["/old/", 308, "/about/"],
  ["/cn/old/", 308, "/cn/about/"],
  ["/careers/?a=1", 307, "/about/?a=1#contacts"],
];

for (const [from, status, to] of redirects) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const { origin } = new URL(response.url());
    expect(new URL(response.headers().location ?? "", origin).href).toBe(`${origin}${to}`);
  });
}

test("the language of a page is its path's, whatever the cookie says", async ({ request }) => {
  const cookie = { headers: { cookie: "locale=cn" } };
  expect(await (await request.get("/about/", cookie)).text()).toContain('<html lang="en"');
  expect(await (await request.get("/cn/about/", { headers: { cookie: "locale=en" } })).text()).toContain(
    '<html lang="zh-CN"',
  );
});

test("every unknown path gets a localised 404 page that names the path", async ({ request }) => {
  for (const [path, lang, heading] of [
    ["/no/such/page/", "en", "Ooops, page not found!"],
    ["/cn/没有/", "zh-CN", "哎呀，页面未找到！"],
  ] as const) {
    const response = await request.get(encodeURI(path));
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(heading);
  }
});

test("a page names its translations and its canonical URL", async ({ request }) => {
  const html = await (await request.get("/cn/about/")).text();
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(([tag]) => tag);
  const of = (attribute: string) => links.find((tag) => tag.includes(attribute)) ?? "";
  expect(of('rel="canonical"')).toMatch(/href="http:\/\/localhost:\d+\/cn\/about\/"/);
  expect(of('hreflang="en"')).toMatch(/href="http:\/\/localhost:\d+\/about\/"/);
  expect(of('hreflang="x-default"')).toMatch(/href="http:\/\/localhost:\d+\/about\/"/);
});

test("the webhook rejects a wrong secret and an invalid body", async ({ request }) => {
  expect((await request.post("/api/revalidate/", { data: { secret: "wrong" } })).status()).toBe(401);
  expect((await request.post("/api/revalidate/", { data: "[" })).status()).toBe(400);
  const secret = process.env.PRISMIC_WEBHOOK_SECRET ?? "";
  expect((await request.post("/api/revalidate/", { data: { secret } })).status()).toBe(200);
});

for (const [path, target] of [
  ["/Nodes/", "/nodes/"],
  ["/About?a=1", "/about/?a=1"],
  ["/CN/", "/cn/"],
  ["/zh-cn/about", "/cn/about/"],
  ["/about/)", "/about/"],
  ["/about.html", "/about/"],
  ["/docs/methods-evm/eth_getlogs/", "/docs/methods-evm/eth_getLogs/"],
] as const) {
  test(`${path} leads to the page that was meant`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, target]);
  });
}
