/** @jest-environment node */
import fc from "fast-check";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { escapeXml } from "@/features/shared/printable";
import { pastedText } from "@/features/shared/testing/pastedText";

import { toMarkdown } from "./toMarkdown";

const head = '<link rel="canonical" href="https://halyard.example/cn/docs/"/>';
const page = async (main: string) => {
  const html = `<html><head>${head}</head><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`;
  return (await toMarkdown(html)).body;
};

test("only the content is converted, with absolute URLs", async () => {
  const text = await page(
    '<nav><a href="/">Home</a></nav><h1>Limits</h1><p>See <a href="../pricing/#plans">prices</a>.</p>',
  );
  expect(text).toBe("# Limits\n\nSee [prices](https://halyard.example/cn/pricing/#plans).");
});

test("the words of a link that would run a script stay, without the link", async () => {
  expect(await page('<p>a <a href=" javascript:alert(1)">b</a> <a href="data:text/html,x">c</a></p>')).toBe("a b c");
});

test("a heading on two lines is one line with both its words", async () => {
  expect(await page("<h1>Fast nodes<br>for <em>all<br>of us</em></h1><h2></h2>")).toBe("# Fast nodes for *all of us*");
});

test("tables stay tables, and code keeps its language and its lines", async () => {
  const text = await page(
    "<table><thead><tr><th>Plan</th><th>Rate</th></tr></thead><tbody><tr><td>Free</td><td>a | b</td></tr></tbody></table>" +
      '<pre><code data-language="bash"><span>curl <i>x</i></span>\n<span>  -d y</span></code></pre>',
  );
  expect(text).toContain("| Plan | Rate |");
  expect(text).toContain("| Free | a \\| b |");
  expect(text).toContain("```bash\ncurl x\n  -d y\n```");
});

test("coloured code is the code, and words kept on one line are found as they are typed", async () => {
  const text = await page(
    '<h2>Arbitrum\u00a0One</h2><p>atlantic-\u20602 <code><span>a</span><span>(</span><span>"b\u00a0c"</span></code></p>' +
      '<pre><code data-language="python"><span><span>print</span><span>(</span><span>"a</span><span>\u00a0b"</span><span>)</span>\n</span></code></pre>',
  );
  expect(text).toBe('## Arbitrum One\n\natlantic-2 `a("b c"`\n\n```python\nprint("a\u00a0b")\n```');
});

test("questions keep their answers, and interactive parts are omitted", async () => {
  const text = await page(
    "<details><summary>How much?</summary><div><p>Nothing.</p></div></details>" +
      '<button>Copy</button><svg><title>x</title></svg><p hidden>no</p><span aria-hidden="true">no</span>' +
      '<form><label>Name<input></label></form><div data-markdown="none">no</div><p>a<!-- -->b<wbr>c</p><script>no</script>',
  );
  expect(text).toBe("**How much?**\n\nNothing.\n\nabc");
});

test("a letter beside a mark stays a letter, whatever ends within the mark", async () => {
  expect(
    await page("<p><strong>限制在前。</strong>每秒，用<strong><code>latest</code></strong>读<em>全节点</em>的块</p>"),
  ).toBe("**限制在前。** 每秒，用 **`latest`** 读*全节点*的块");
});

test("a page without content is an empty text", async () => {
  expect(await toMarkdown("<p>nothing</p>")).toEqual({ title: "", description: "", changed: "", body: "" });
});

test("title and description are those of the page's head, its change that of its structured data", async () => {
  const described =
    '<meta name="description" content="a &lt;b&gt;"/><title>A · B</title><meta property="og:title" content="A &amp; &quot;C&quot;"/>';
  const data = '{"name":"\\"dateModified\\":\\"2\\"","dateModified":"2026-11-21T07:44:43+00:00"}';
  const html = `<head>${described}</head><script>0</script><script type="application/ld+json">${data}</script><main><meta name="description" content="no"><p>x</p></main>`;
  const changed = "2026-11-21T07:44:43+00:00";
  expect(await toMarkdown(html)).toEqual({ title: 'A & "C"', description: "a <b>", changed, body: "x" });
});

test("facts are one per line, and words separated only by CSS get a space", async () => {
  const text = await page(
    "<dl><div><dt>Ticker</dt><dd>ETH</dd></div><div><dt>Names</dt><dd>a</dd><dd>b</dd></div></dl><p><strong>$0</strong><span>a month</span></p>",
  );
  expect(text).toBe("- **Ticker**: ETH\n- **Names**: a, b\n\n**$0** a month");
});

const reader = unified().use(remarkParse).use(remarkGfm);

type Node = { type: string; children?: Node[] };

const kindsIn = ({ type, children = [] }: Node): string[] => [type, ...children.flatMap(kindsIn)];
const read = (text: string) => new Set(kindsIn(reader.parse(text)));

test("words that look like Markdown or HTML stay words, whatever is pasted", async () => {
  const property = fc.asyncProperty(pastedText(), async (text) => {
    const kinds = read(await page(`<h2>Title</h2><p>${escapeXml(text)}</p>`));
    for (const kind of kinds) expect(["root", "heading", "paragraph", "text", "break", "link"]).toContain(kind);
  });
  await fc.assert(property, { numRuns: 150 });
});
