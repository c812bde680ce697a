import { applyFilters, listenToFilter } from "./listenToFilter";

const listening = new AbortController();
beforeAll(() => listenToFilter(listening.signal));
afterAll(() => listening.abort());

const list = `<nav data-filter-list><input data-filter>
  <details data-group="" open><summary>Start</summary><ul><li>Get started</li><li>Limits</li></ul></details>
  <details data-group="folded"><summary>Guides</summary><ul><li>Guide for editors</li></ul></details></nav>`;

const type = (text: string) => {
  const field = document.querySelector("input");
  if (!field) throw new Error("there is no field");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("li")]
    .filter((item) => !item.hidden)
    .map(({ textContent }) => textContent);
const open = () => [...document.querySelectorAll("details")].map((group) => group.open);

test("what is typed leaves the links that have all its words, and opens the group they are in", () => {
  document.body.innerHTML = list;
  type("EDIT guide");
  expect(shown()).toEqual(["Guide for editors"]);
  expect(document.querySelectorAll("details")[0]?.hidden).toBe(true);
  expect(open()[1]).toBe(true);
  type("");
  expect(shown()).toEqual(["Get started", "Limits", "Guide for editors"]);
  expect(open()).toEqual([true, false]);
});

test("text typed before hydration also filters, and is in the URL", async () => {
  document.body.innerHTML = list.replace("data-filter>", `data-filter="q">`);
  const field = document.querySelector("input");
  if (field) field.value = "limits";
  applyFilters();
  expect(shown()).toEqual(["Limits"]);
  await Promise.resolve();
  expect(window.location.search).toBe("?q=limits");
  type("");
});

test("the number beside a group's name is that of the links left in it", () => {
  document.body.innerHTML = `<nav data-filter-list><input data-filter><details data-group="folded">
    <summary>Billing<span data-count="">2</span></summary><ul><li>Invoices</li><li>Refunds</li></ul></details></nav>`;
  type("refund");
  expect(document.querySelector("span")).toHaveTextContent(/^1$/);
  type("");
  expect(document.querySelector("span")).toHaveTextContent(/^2$/);
});

test("an index of the page also hides what its links lead to and empty sections, and opens the only one left", () => {
  document.body.innerHTML = `<div data-filter-list="page"><input data-filter>
    <ul><li><a href="#invoices">Invoices</a></li><li data-find="14 days"><a href="#refunds">Refunds</a></li></ul></div>
    <section><ul><li><h3 id="invoices">Invoices</h3><ol><li>Monthly</li></ol></li></ul></section>
    <section><details><summary>Refunds</summary><ul id="refunds"><li>Whole</li></ul></details></section>`;
  const hidden = () => [...document.querySelectorAll("section")].map((section) => section.hidden);
  type("days");
  expect(hidden()).toEqual([true, false]);
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(document.querySelector("#invoices")?.parentElement).toHaveAttribute("hidden");
  type("");
  expect(hidden()).toEqual([false, false]);
});

test("a select leaves the items with its tag, and a search for nothing that is there says so", () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter>
    <select data-filter><option></option><option value="eth"></option></select>
    <p data-filter-none="No project: {words}"></p><b data-filter-count>2</b>
    <section data-group><ul><li data-tags="eth op" data-find="8453">viem</li></ul></section>
    <section data-group><ul><li data-tags="ethw">BDK</li></ul></section></div>`;
  const select = document.querySelector("select");
  if (select) select.value = "eth";
  select?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(shown()).toEqual(["viem"]);
  expect(document.querySelector("b")).toHaveTextContent(/^1$/);
  expect([...document.querySelectorAll("section")].map(({ hidden }) => hidden)).toEqual([false, true]);
  type("8453");
  expect(shown()).toEqual(["viem"]);
  expect(document.querySelector("p")).toBeEmptyDOMElement();
  type("bdk");
  expect(shown()).toEqual([]);
  expect(document.querySelector("p")).toHaveTextContent(/^No project: bdk$/);
});

test("the lines of code of a list get the endpoint of the chosen chain, and so does what is copied", () => {
  const line = "http(https://fra.rpc.test/eth/mainnet/KEY)";
  document.body.innerHTML = `<div data-filter-list><select data-filter><option value=""></option>
    <option value="base" data-endpoint="base/mainnet"></option></select>
    <ul><li data-tags="base" data-setting="${line}"><code></code>
    <button data-copy="${line}" aria-label="Copy ${line}"></button></li></ul></div>`;
  const select = document.querySelector("select");
  const choose = (value: string) => {
    if (select) select.value = value;
    select?.dispatchEvent(new Event("input", { bubbles: true }));
    return document.querySelector("button");
  };
  const moved = "http(https://fra.rpc.test/base/mainnet/KEY)";
  expect(choose("base")).toHaveAccessibleName(`Copy ${moved}`);
  expect(document.querySelector("code")).toHaveTextContent("http(…/base/mainnet/KEY)");
  expect(choose("")).toHaveAttribute("data-copy", line);
});

test("a long word finds its other forms", () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter><ul><li>Ponder indexes events</li><li>viem</li></ul></div>`;
  type("indexer");
  expect(shown()).toEqual(["Ponder indexes events"]);
});

test("a link with a word searches for it in place, a second click shows all; the nearest stand in for nothing", () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter><a href="/?q=Rust" data-filter-word="Rust">Rust</a>
    <p data-filter-none="None" data-filter-near="Near"></p><ul><li>BDK, Rust</li><li>viem, TypeScript</li></ul></div>`;
  const link = document.querySelector("a");
  link?.click();
  expect(shown()).toEqual(["BDK, Rust"]);
  expect(link).toHaveAttribute("aria-current", "true");
  link?.click();
  expect(shown()).toHaveLength(2);
  expect(link).toHaveAttribute("aria-current", "false");
  type("rust sdk");
  expect(shown()).toEqual(["BDK, Rust"]);
  expect(document.querySelector("p")).toHaveTextContent("Near");
  // Words of two or three letters are in many others.
  type("go scr");
  expect(shown()).toEqual([]);
  expect(document.querySelector("p")).toHaveTextContent("None");
});

test("Enter leads to the first explorer of what was pasted, and else searches", () => {
  document.body.innerHTML = `<form data-filter-list><input data-filter>
    <ul><li><a href="#b" data-explorer="https://b.test" data-notation="bitcoin">b</a></li>
    <li><a href="#a" data-explorer="https://a.test" data-notation="evm" data-tx="tx">a</a></li></ul></form>`;
  const isSearch = () =>
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  type("b.test");
  expect(isSearch()).toBe(true);
  type(`0x${"ab".repeat(32)}`);
  expect(isSearch()).toBe(false);
  expect(document.activeElement).toHaveTextContent("a");
});

test("a pasted transaction or address leaves the explorers that open it, and their links do", () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter>
    <p data-filter-none="none" data-tx="Open this transaction" data-address="Open this address"></p>
    <ul><li><a data-explorer="https://a.test" data-notation="evm" data-tx="tx" data-address="address">a</a></li>
    <li><a href="https://b.test">b</a></li>
    <li><a data-explorer="https://c.test/?cluster=test" data-notation="solana" data-tx="tx" data-address="account">c</a>
    </li><li><a data-explorer="https://d.test/four" data-notation="bitcoin" data-tx="tx" data-address="address">d</a></li>
    </ul></div>`;
  const href = (index: number) => document.querySelectorAll("a")[index]?.href;
  const status = document.querySelector("p");
  const hash = `0x${"aB".repeat(32)}`;
  type(` https://other.test/tx/${hash}?from=1`);
  expect(shown()).toEqual(["a"]);
  expect(document.querySelector("a")?.href).toBe(`https://a.test/tx/${hash}`);
  expect(status).toHaveTextContent("Open this transaction");
  type(hash.slice(0, 42));
  expect(document.querySelector("a")?.href).toBe(`https://a.test/address/${hash.slice(0, 42)}`);
  expect(status).toHaveTextContent("Open this address");
  type(hash.slice(0, 41));
  expect(shown()).toEqual([]);
  expect(status).toHaveTextContent("none");
  type(hash.slice(2));
  expect(shown()).toEqual(["d"]);
  expect(href(3)).toBe(`https://d.test/four/tx/${hash.slice(2)}`);
  type("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq");
  expect(href(3)).toBe("https://d.test/four/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq");
  type("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v");
  expect(href(2)).toBe("https://c.test/account/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v?cluster=test");
  type("5".repeat(87));
  expect(href(2)).toBe(`https://c.test/tx/${"5".repeat(87)}?cluster=test`);
  expect(status).toHaveTextContent("Open this transaction");
  type("");
  expect(shown()).toHaveLength(4);
  expect(document.querySelector("a")?.href).toBe("https://a.test/");
});

test("what is called exactly so comes first, and the order of the page returns", () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter><ul><li data-exact="eth ETH 11155111">Ethereum</li>
    <li data-exact="bsc BNB 56">BNB Smart Chain</li><li data-exact="op OP 1">Optimism</li></ul></div>`;
  type("1");
  expect(shown()).toEqual(["Optimism", "Ethereum"]);
  type("");
  expect(shown()).toEqual(["Ethereum", "BNB Smart Chain", "Optimism"]);
});

test("a pasted name is told from an address, and the link looks it up", () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter><p data-filter-none="none" data-name="A name"></p>
    <a data-explorer="https://names.test" data-notation="ens" data-name="">names</a><ul><li>Ethereum</li></ul></div>`;
  type("Who.Is.eth");
  expect(document.querySelector("p")).toHaveTextContent("A name");
  expect(document.querySelector("a")?.href).toBe("https://names.test/Who.Is.eth");
});

test("fields with a name are kept in the URL, and filter a page that is opened with it", async () => {
  document.body.innerHTML = `<div data-filter-list><input data-filter="q">
    <select data-filter="chain"><option></option><option value="eth"></option></select>
    <ul><li data-tags="eth">viem</li><li data-tags="btc">BDK</li></ul></div>`;
  window.history.replaceState(null, "", "/?chain=eth&tab=all");
  applyFilters();
  expect(shown()).toEqual(["viem"]);
  type("bdk");
  await Promise.resolve();
  expect(window.location.search).toBe("?chain=eth&tab=all&q=bdk");
  type("");
  await Promise.resolve();
  expect(window.location.search).toBe("?chain=eth&tab=all");
});

test.each([
  ["another choice", "btc", ["BDK"], "?chain=btc"],
  ["all again", "", ["viem", "BDK"], ""],
])("before hydration, of a page that came filtered: %s is kept", async (_, choice, left, query) => {
  document.body.innerHTML = `<div data-filter-list><select data-filter="chain"><option value=""></option>
    <option value="eth" selected></option><option value="btc"></option></select>
    <ul><li data-tags="eth">viem</li><li data-tags="btc" hidden>BDK</li></ul></div>`;
  window.history.replaceState(null, "", "/?chain=eth");
  const select = document.querySelector("select");
  if (select) select.value = choice;
  applyFilters();
  expect(shown()).toEqual(left);
  await Promise.resolve();
  expect(window.location.search).toBe(query);
});
