import type { JsonObject } from "#cms/editor/store/json.ts";

import { FieldFinder } from "./FieldFinder.ts";
import { listFieldElements } from "./listFieldElements.ts";
import { listFieldTexts } from "./listFieldTexts.ts";

const block = (text: string, type = "paragraph") => ({ type, text, spans: [] });
const link = (text: string, url = "") => ({ link_type: "Web", text, url });

function draw(markup: string, primary: JsonObject) {
  document.body.innerHTML = `<div data-slice-id="s">${markup}</div>`;
  const root = document.querySelector("[data-slice-id]") ?? document.body;
  const finder = new FieldFinder(root, { primary, items: [] });
  const at = (selector: string) => finder.find(root.querySelector(selector) ?? root);
  return { finder, root, at, pathAt: (selector: string) => at(selector).path };
}

test("a text is found by its words, however the page breaks and marks them", () => {
  const { pathAt, at } = draw(
    "<h2>Nodes<wbr><span> for\u00a0all</span><br>chains</h2><p>Said <strong>Free</strong> of charge.</p><em>Free</em>",
    { title: [block("Nodes for all\nchains", "heading2")], text: [block("Said Free of charge.")], plan: "Free" },
  );
  expect([pathAt("h2"), pathAt("h2 span")]).toEqual(["primary.title", "primary.title"]);
  expect(at("h2 span").element.tagName).toBe("H2");
  // A word in bold belongs to its paragraph, also where another field has the same word.
  expect([pathAt("strong"), pathAt("em")]).toEqual(["primary.text", "primary.plan"]);
});

test("a template's text is found where its placeholders are filled in", () => {
  const { pathAt } = draw(
    "<div><small>about Halyard</small><h1>Ethereum nodes</h1><p>Halyard runs 94 chains (all).</p></div>",
    {
      eyebrow: "about {{brand}}",
      address: "{{postal_address}}",
      title: [block("{name} nodes")],
      lede: "{{brand}} runs {count} chains (all).",
    },
  );
  expect(["small", "h1", "p"].map(pathAt)).toEqual(["primary.eyebrow", "primary.title", "primary.lede"]);
});

test("of equal texts in a group the one of the entry around it is found, wherever it stands, else the one in order", () => {
  const card = (title: string) => `<li><h3>${title}</h3><span class="box"></span><a href="/x">Read more</a></li>`;
  const { root, finder, pathAt } = draw(`<ul>${card("Two")}${card("One")}</ul><a>Go</a><a>Go</a>`, {
    cards: ["One", "Two"].map((title) => ({ title, link: link("Read more") })),
    first: link("Go"),
    second: link("Go"),
  });
  const paths = [...root.querySelectorAll("a")].map((one) => finder.find(one).path);
  expect(paths).toEqual(["primary.cards[1].link", "primary.cards[0].link", "primary.first", "primary.second"]);
  expect(pathAt("li:last-child h3")).toBe("primary.cards[0].title");
  // The box of an entry is the entry.
  expect(pathAt("li:last-child .box")).toBe("primary.cards[0]");
});

test("pictures are found by file, links without words by target, a cell by its table, and a part of a text by it", () => {
  const cell = (text: string) => ({ cells: [{ type: "header", content: [block(text)] }] });
  const { pathAt } = draw(
    `<img src="/api/images/map.png?w=640" alt=""><a href="/docs/"><svg></svg></a><td>55 ms</td>
     <p>First line <small>(new)</small></p><li>Second of the lines</li><b>drawn by itself</b>`,
    {
      picture: { url: "http://x/api/images/map.png?rect=1", alt: null },
      link: { link_type: "Document", url: "/docs/" },
      table: { head: { rows: [cell("Time")] }, body: { rows: [cell("55 ms")] } },
      note: "First line",
      lines: "First of them\nSecond of the lines",
    },
  );
  expect(["img", "a svg", "td", "p", "li", "b"].map(pathAt)).toEqual([
    "primary.picture",
    "primary.link",
    "primary.table",
    "primary.note",
    "primary.lines",
    "",
  ]);
});

test("all fields are listed in the order of the page, and rich text with what surrounds its blocks alone", () => {
  const primary = { end: "Later", content: [block("One"), block("Two", "list-item"), block("Three", "list-item")] };
  const { finder, root } = draw(
    "<section><div><p>One</p><ul><li>Two</li><li>Three</li></ul></div><b>Later</b></section>",
    primary,
  );
  expect(finder.list().map(({ path }) => path)).toEqual(["primary.content", "primary.end"]);
  const texts = listFieldTexts({ primary }).filter(({ path }) => path === "primary.content");
  const [li] = root.querySelectorAll("li");
  expect(li && listFieldElements(li, texts).map(({ tagName }) => tagName)).toEqual(["DIV"]);
});

test("a rich text goes on behind pictures and code with a button; a line of one field ends at another's", () => {
  const { root } = draw(
    "<i>Menu</i><p>One</p><figure></figure><p>Two</p><div><pre>three</pre><b>Copy</b></div><p>Four</p><i>End</i>",
    {},
  );
  const list = (...words: string[]) => {
    const texts = listFieldTexts({ primary: { text: words.map((text) => block(text)) } });
    return listFieldElements(root.children[3] ?? root, texts).map(({ tagName }) => tagName);
  };
  expect(list("One", "Two", "three", "Four")).toEqual(["P", "FIGURE", "P", "DIV", "P"]);
  expect(list("Two")).toEqual(["P"]);
  // Neither what only has space around it, nor a word in it.
  root.innerHTML = '<section><div><p><b style="display: inline">Alone</b></p></div></section>';
  const texts = listFieldTexts({ primary: { text: [block("Alone")] } });
  const [word] = root.querySelectorAll("b");
  expect(word && listFieldElements(word, texts).map(({ tagName }) => tagName)).toEqual(["P"]);
  // What surrounds all of them and nothing else.
  root.innerHTML = `<article><p>One</p><figure></figure><p>Two<b>Copy</b></p><p>Four</p></article>`;
  const many = listFieldTexts({ primary: { text: [block("One"), block("Two"), block("Four")] } });
  const last = root.querySelector("p:last-child") ?? root;
  expect(listFieldElements(last, many).map(({ tagName }) => tagName)).toEqual(["ARTICLE"]);
});
