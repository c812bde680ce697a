/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Locale } from "@/features/shared/locale";

import { ChainIdentity } from "./ChainIdentity";

const draw = (key: string, locale: Locale) => {
  const chain = findChain(key);
  if (!chain) throw new Error(`${key} is in the catalogue`);
  return renderToStaticMarkup(
    <ChainIdentity chain={chain} host="nodes.test" locale={locale}>
      With the same key as every other chain.
    </ChainIdentity>,
  );
};

test("a chain's page shows the levels and the video of the nodes call, and loads the video on click only", () => {
  const chain = findChain("eth");
  if (!chain) throw new Error("eth is in the catalogue");
  const html = renderToStaticMarkup(
    <ChainIdentity
      chain={chain}
      host="nodes.test"
      serviceLevels={["shared", "validator"]}
      video="aqz-KE-bpKQ"
      locale="en"
    >
      Words.
    </ChainIdentity>,
  );
  expect(html).toMatch(/Offered as<\/dt><dd>shared.*validator<\/dd>/);
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).not.toContain("<iframe");
  expect(draw("eth", "en")).not.toContain("youtube");
});

test("a served chain opens with its endpoint in each region, and links to a key", () => {
  const html = draw("eth", "en");
  expect(html).toMatch(/<h1>.*Ethereum RPC<\/h1>/);
  expect(html).toContain('data-head="Interfaces"');
  for (const region of ["nyc", "fra", "sgp"])
    expect(html).toContain(`data-copy="https://${region}.nodes.test/eth/mainnet/KEY"`);
  expect(html.indexOf("With the same key")).toBeLessThan(html.indexOf("data-copy="));
  expect(html).toContain("With the same key");
  expect(html).toContain('href="/api/account/sign-in/#get-key"');
});

test.each([
  ["eth", /data-copy="[^"]*\/rpc\/eth\/demo\/KEY"/],
  ["bsc", /data-copy="[^"]*\/rpc\/eth\/demo\/KEY"/],
  ["sol", /<a href="#console"[^>]*>See example calls/],
])("a first endpoint leads with a key, and without a node here to its examples (%s)", (key, note) => {
  const chain = findChain(key);
  if (!chain) throw new Error(`${key} is in the catalogue`);
  const drawConnected = (isConnected: boolean, hasDemo = true) =>
    renderToStaticMarkup(
      <ChainIdentity chain={chain} host="nodes.test" isConnected={isConnected} hasDemo={hasDemo} locale="en">
        Words.
      </ChainIdentity>,
    );
  const html = drawConnected(false);
  expect(html).toMatch(note);
  expect(html).toMatch(/ data-without-account="">A key works on the demo chain only.*Get a key/);
  expect(html).toMatch(/Available<\/span><span data-with-account="">not connected here/);
  expect(html).toMatch(/ data-with-account="">Mainnet( Beta)? is not connected to this site/);
  expect(/data-tone="primary"[^>]*href="([^"]+)"/.exec(html)?.[1]).toBe("/api/account/sign-in/#get-key");
  // Without the demo chain, a key opens nothing here: every visitor reads so before.
  expect(drawConnected(false, false)).toMatch(/<p class="note">Mainnet( Beta)? is not connected.*Get a key/);
  expect(drawConnected(true)).not.toMatch(note);
  expect(drawConnected(true)).not.toContain("not connected");
});

test("with an account, the URL that responds comes first, and a request takes the place of a key", () => {
  const chain = findChain("eth");
  if (!chain) throw new Error("eth is in the catalogue");
  const html = renderToStaticMarkup(
    <ChainIdentity chain={chain} host="nodes.test" isConnected={false} hasDemo locale="en">
      Words.
    </ChainIdentity>,
  );
  // In the order of the keyboard.
  expect([...html.matchAll(/data-copy="([^"]*KEY)"|type="radio"/g)].map(([, url]) => url ?? "region")).toEqual([
    expect.stringContaining("/rpc/eth/demo/KEY"),
    ...["region", "region", "region"],
    ...["nyc", "fra", "sgp"].map((region) => `https://${region}.nodes.test/eth/mainnet/KEY`),
  ]);
  expect(html).toMatch(/<p data-with-account=""><span[^>]*>Demo chain/);
  expect(html).toMatch(/data-without-account=""[^>]*>Get a key/);
  expect(html).toMatch(/data-with-account=""[^>]*>Send a request/);
});

test.each([
  [
    "heco",
    "en",
    "change the URL and the chain ID",
    "/contact/#contact-sales",
    "What do you suggest in place of Huobi ECO Chain?",
  ],
  [
    "btg",
    "en",
    "Not served here. The chains listed here take the same calls.",
    "/contact/#contact-sales",
    "What do you suggest in place of Bitcoin Gold?",
  ],
  ["arc", "cn", "尚未提供接入", "/cn/contact/#contact-sales", "希望接入 Arc。"],
] as const)(
  "one that is not says so, and asks sales in the reader's words (%s)",
  (key, locale, words, path, message) => {
    const html = draw(key, locale);
    expect(html).toContain(words);
    expect(html).not.toMatch(/With the same key|Ordinary call|普通调用| RPC<\/h1>/);
    expect(html).toContain(`href="${path}?message=${encodeURIComponent(`${message}\n\n`).replaceAll("'", "&#x27;")}"`);
  },
);

test("a network without a chain ID has its genesis hash, shortened and to copy", () => {
  const html = draw("sol", "en");
  expect(html).toContain('data-head="Genesis hash"');
  expect(html).toContain(">5eykt4…c147dw2N9d</code>");
  expect(html).toContain('data-copy="5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"');
  expect(draw("eth", "en")).not.toContain("Genesis hash");
});

test("a chain that was shut down says when, with the source, and one that was not does not", () => {
  expect(draw("heco", "en")).toMatch(
    /<a href="https:[^"]+"[^>]*>The network was shut down on 15\sJan\s2025<\/a>\. The/,
  );
  expect(draw("heco", "cn")).toMatch(/网络已于 2025\s年\s1\s月\s15\s日关闭/);
  expect(draw("btg", "en")).not.toContain("shut down");
});

test("one that is not served leads to the most used chains of its family", () => {
  const html = draw("heco", "en");
  expect(html).toMatch(/Ticker<\/dt><dd>HT</);
  expect(html).toContain("<code>128</code>");
  expect(html).toMatch(/BNB Smart Chain<\/a><code>Chain ID 56</);
  expect(html).not.toContain("In URLs");
  expect(html).toContain('data-head="Former interfaces"');
  expect([...html.matchAll(/<a href="\/nodes\/(\w+)\/"/g)].slice(0, 3).map(([, key]) => key)).toEqual([
    "eth",
    "bsc",
    "base",
  ]);
});
