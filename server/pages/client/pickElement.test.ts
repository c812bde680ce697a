import { describeElement, toPickable } from "./pickElement.ts";

const find = (selector: string) => document.querySelector(selector) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<header><p>Menu</p></header>
    <main><p>Said <b>Free</b> of charge.</p><ul><li><a href="/x">More</a></li><li><a href="/y">More</a></li></ul>
    <img src="/api/images/map.png?w=640" alt=""><section><span class="drawing"></span></section></main>`;
});

test("a text is described with those around it, and which of several with one text it is", () => {
  expect([...new URLSearchParams(describeElement(find("b")))]).toEqual([
    ["t", "Free"],
    ["t", "Said Free of charge."],
    ["n", "0"],
  ]);
  expect(new URLSearchParams(describeElement(find("li:last-child a"))).get("n")).toBe("1");
});

test("a picture is described by its file", () => {
  expect(describeElement(find("img"))).toBe("p=map.png&n=0");
});

test("only texts and pictures of the page's content are chosen", () => {
  expect(toPickable(find("header p"))).toBeUndefined();
  expect(toPickable(find(".drawing"))).toBeUndefined();
  expect(toPickable(find("b"))).toBe(find("b"));
});
