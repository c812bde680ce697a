import { chooseRegion } from "@/features/shared/platform/chosenRegion";

import { fillSamples, stopFilling } from "./fillSamples";

const key = "k".repeat(32);

afterEach(() => {
  stopFilling();
  localStorage.clear();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

test("samples, endpoints and what is copied carry the key", () => {
  const body = show(
    '<pre><code><span>curl</span> <span>https://fra.site.test/sol/mainnet/KEY</span></code></pre><button data-copy="https://fra.site.test/sol/mainnet/KEY"></button>',
  );
  fillSamples({ key });
  expect(body.querySelector("code")).toHaveTextContent(`curl https://fra.site.test/sol/mainnet/${key}`);
  expect(body.querySelector("button")).toHaveAttribute("data-copy", `https://fra.site.test/sol/mainnet/${key}`);
});

test("samples of a network that this site's gateway serves carry its endpoint; others keep their documented host", () => {
  const body = show(
    [
      "https://fra.site.test/eth/mainnet/KEY",
      "https://fra.site.test/eth/demo/KEY",
      "wss://fra.site.test/btc/mainnet/KEY",
      "https://fra.site.test/eth/mainnet/graphql/KEY",
    ]
      .map((url) => `<pre><code>${url}</code></pre>`)
      .join(""),
  );
  fillSamples({ key, networks: ["eth demo", "btc mainnet"] });
  expect([...body.querySelectorAll("code")].map(({ textContent }) => textContent)).toEqual([
    `https://fra.site.test/eth/mainnet/${key}`,
    `http://localhost/rpc/eth/demo/${key}`,
    `ws://localhost/rpc/btc/mainnet/${key}`,
    `https://fra.site.test/eth/mainnet/graphql/${key}`,
  ]);
});

test("a URL that is split over several elements is filled completely", () => {
  const body = show("<code>'https://fra.<wbr>site.test/<wbr><b>eth/de</b>mo/<wbr>KEY' \\</code>");
  fillSamples({ key, networks: ["eth demo"] });
  expect(body).toHaveTextContent(`'http://localhost/rpc/eth/demo/${key}' \\`);
});

test("the placeholder's word in a sentence or a variable name is not replaced", () => {
  const body = show("<p>KEY stands for your access key.</p><code>RPC_KEY</code><code>KEY</code>");
  fillSamples({ key });
  expect(body.innerHTML).not.toContain(key);
});

test("a sample that renders again is filled again", async () => {
  const body = show("<code>https://site.test/eth/KEY</code>");
  fillSamples({ key });
  const code = body.querySelector("code");
  if (code?.firstChild) code.firstChild.nodeValue = "wss://site.test/eth/KEY";
  await Promise.resolve();
  expect(code).toHaveTextContent(`wss://site.test/eth/${key}`);
});

test("a chosen network replaces the samples' network in any region, also after earlier choices", async () => {
  const body = show(
    "<code>https://fra.site.test/eth/mainnet/KEY</code><code>https://fra.site.test/eth/sepolia/KEY</code>",
  );
  const texts = () => [...body.querySelectorAll("code")].map(({ textContent }) => textContent);
  fillSamples({ network: { from: "eth/mainnet", to: "bsc/mainnet", host: "site.test" } });
  expect(texts()).toEqual(["https://fra.site.test/bsc/mainnet/KEY", "https://fra.site.test/eth/sepolia/KEY"]);
  const node = body.querySelector("code")?.firstChild;
  if (node) node.nodeValue = "https://sgp.site.test/bsc/mainnet/KEY";
  fillSamples({ network: { from: "eth/mainnet", to: "base/sepolia", host: "site.test" } });
  expect(texts()[0]).toBe("https://sgp.site.test/base/sepolia/KEY");
  fillSamples({ network: undefined });
  expect(texts()[0]).toBe("https://sgp.site.test/eth/mainnet/KEY");
});

test("a sample of the demo chain has its URL at this site; another network has its documented one, in the chosen region", () => {
  const body = show("<code>https://shown.test/rpc/eth/demo/KEY</code>");
  const text = () => body.querySelector("code")?.textContent;
  fillSamples({ key });
  expect(text()).toBe(`https://shown.test/rpc/eth/demo/${key}`);
  fillSamples({ network: { from: "eth/demo", to: "base/mainnet", host: "site.test" } });
  expect(text()).toBe(`https://fra.site.test/base/mainnet/${key}`);
  chooseRegion("sgp");
  expect(text()).toBe(`https://sgp.site.test/base/mainnet/${key}`);
  fillSamples({ network: undefined });
  expect(text()).toBe(`https://shown.test/rpc/eth/demo/${key}`);
});
