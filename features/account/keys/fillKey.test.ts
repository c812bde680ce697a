import { fillKey, keepFilled } from "./fillKey";

const key = "k".repeat(32);

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

test("samples, endpoints and what is copied carry the key", () => {
  const body = show(
    '<pre><code><span>curl</span> <span>https://fra.site.test/eth/mainnet/KEY</span></code></pre><button data-copy="https://fra.site.test/eth/mainnet/KEY"></button>',
  );
  fillKey(body, key);
  expect(body.querySelector("code")).toHaveTextContent(`curl https://fra.site.test/eth/mainnet/${key}`);
  expect(body.querySelector("button")).toHaveAttribute("data-copy", `https://fra.site.test/eth/mainnet/${key}`);
});

test("a URL that may break between its parts is filled where its key stands alone", () => {
  const body = show("<code>https://fra.<wbr>site.test/<wbr>eth/<wbr>KEY</code>");
  fillKey(body, key);
  expect(body).toHaveTextContent(`https://fra.site.test/eth/${key}`);
});

test("the word in a sentence, or in the name of a setting, stays", () => {
  const body = show("<p>KEY stands for your access key.</p><code>RPC_KEY</code><code>KEY</code>");
  fillKey(body, key);
  expect(body.innerHTML).not.toContain(key);
});

test("a sample that is written anew is filled again", async () => {
  const body = show("<code>https://site.test/eth/KEY</code>");
  const stop = keepFilled(key);
  const code = body.querySelector("code");
  if (code?.firstChild) code.firstChild.nodeValue = "wss://site.test/eth/KEY";
  await Promise.resolve();
  expect(code).toHaveTextContent(`wss://site.test/eth/${key}`);
  stop();
});
