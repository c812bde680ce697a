/** @jest-environment node */
import { both, block, hero, linking, makeDocument, makeSite, slice, to } from "#cms/testing/siteFixtures.ts";
import { checkSite } from "#cms/checks/rules/checkSite.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { planRemoval } from "./planRemoval.ts";

const web = (url: string) => ({ link_type: "Web", url });
const parent = (uid: string) => ({ link_type: "Document", id: `${uid}-en-us` });
const menu = (label: string, url: string) => ({ label, link: web(url) });
const redirect = (uid: string, from: string, url: string) =>
  makeDocument({ uid, type: "redirect", data: { from, to: web(url), both_languages: true } });

const menus = [
  menu("Shop", "/shop/"),
  { label: "More", items: [menu("Item", "/shop/item/#top")] },
  { label: "Both", items: [menu("Item", "/cn/shop/item/"), menu("About", "/about/")] },
];
const card = (title: string, url: string) => ({ title: [block("heading3", title)], link: web(url) });
const documents = [
  ...both({ uid: "home", slices: [hero(), to("/shop/"), slice("faucet", {}), slice("features", { features: [] })] }),
  ...both({ uid: "about", slices: [hero(), linking({ link_type: "Document", id: "shop-en-us" })] }),
  ...both({ uid: "shop", slices: [hero(), slice("child_pages", { kind: "children" })] }),
  makeDocument({ uid: "item", data: { parent: parent("shop") } }),
  makeDocument({ uid: "item", lang: "zh-cn", data: { parent: { link_type: "Document", id: "shop-zh-cn" } } }),
  ...both({ uid: "faucet", slices: [hero(), slice("faucet", {})] }),
  ...both({ uid: "faucet-one", type: "page_template", data: { pattern: "faucet/[id]" } }),
  redirect("old", "/old-shop/", "/shop/item/"),
  redirect("older", "/older-shop/", "/old-shop/"),
  redirect("other", "/other/", "/about/"),
  ...both({ uid: "menu", type: "navigation", data: { menus } }),
];
const site = makeSite(documents);
const toSlices = ({ data }: { data: JsonObject }) =>
  JSON.stringify(data.slices)
    .match(/"slice_type":"\w+"/g)
    ?.join();

test("a page goes with the pages below it, its redirects, its menu entries and the links to it", () => {
  const plan = planRemoval(["shop", "/faucet/"], site);
  const ids = ["shop", "item", "faucet", "faucet-one"].flatMap((uid) => [`${uid}-en-us`, `${uid}-zh-cn`]);
  expect(plan.removed.map(({ id }) => id).sort()).toEqual([...ids, "old-en-us", "older-en-us"].sort());
  expect(plan.paths).toEqual(["/shop/", "/faucet/"]);
  expect(plan.unusedSlices).toEqual(["child_pages", "faucet"]);

  const reasons = Object.fromEntries(
    plan.changed.map(({ document, changes }) => [
      document.id,
      changes.map(({ field, reason }) => `${field}: ${reason}`),
    ]),
  );
  expect(reasons).toMatchObject({
    "home-en-us": [
      "data.slices[1](rich_text).primary.content[0].spans[0]: leads to /shop/: link removed",
      "data.slices[2](faucet): everything it lists is removed: slice removed",
    ],
    "about-zh-cn": ["data.slices[1](rich_text).primary.content[0].spans[0]: leads to /shop/: link removed"],
    "menu-en-us": [
      "data.menus[0]: leads to /shop/: entry removed",
      "data.menus[1].items[0]: leads to /shop/item/: entry removed",
      "data.menus[1]: has no entries left: entry removed",
      "data.menus[2].items[0]: leads to /cn/shop/item/: entry removed",
    ],
  });
  const remainingMenus = plan.changed.find(({ document }) => document.id === "menu-en-us")?.document.data.menus;
  expect(remainingMenus).toMatchObject([{ label: "Both", items: [{ label: "About" }] }]);
  const home = plan.changed.find(({ document }) => document.id === "home-en-us");
  expect(home && toSlices(home.document)).toBe('"slice_type":"hero","slice_type":"rich_text","slice_type":"features"');
  expect(JSON.stringify(home?.document)).toContain('"text":"here","spans":[]');
});

test("after a removal the checks find nothing new, and what they would find is listed before", () => {
  const plan = planRemoval(["shop"], site);
  const gone = new Set(plan.removed);
  const changed = new Map(plan.changed.map(({ document }) => [document.id, document]));
  const after = site.documents.filter((one) => !gone.has(one)).map((one) => changed.get(one.id) ?? one);
  const before = new Set(checkSite(site).map(({ where, message }) => `${where}: ${message}`));
  const added = checkSite({ ...site, documents: after }).filter(
    ({ where, message }) => !before.has(`${where}: ${message}`),
  );
  expect(added.map(({ rule }) => rule)).toEqual(plan.findings.map(({ rule }) => rule));
  expect(plan.findings).toEqual([]);
  const orphaned = [...documents, ...both({ uid: "lost" })].map((one) =>
    one.uid === "shop" ? makeDocument({ uid: "shop", lang: one.lang, slices: [hero(), to("/lost/")] }) : one,
  );
  expect(planRemoval(["shop"], makeSite(orphaned)).findings.map(({ where }) => where)).toEqual(["/lost/", "/cn/lost/"]);
});

test("a slice goes with its last entry, and a type with all of its documents", () => {
  const cards = slice("features", { features: [card("Shop", "/shop/")] });
  const [home, ...others] = [...both({ uid: "home", slices: [hero(), cards] }), ...documents.slice(2)];
  const plan = planRemoval(["shop"], makeSite(home ? [home, ...others] : []));
  expect(plan.changed[0]?.changes.map(({ reason }) => reason)).toEqual([
    "leads to /shop/: entry removed",
    "has no entries left: slice removed",
  ]);
  expect(planRemoval(["redirect"], site).removed.map(({ uid }) => uid)).toEqual(["old", "older", "other"]);
});

test("what every page needs is not removed, and an unknown name suggests a known one", () => {
  expect(() => planRemoval(["home"], site)).toThrow("home cannot be removed: every page needs home-en-us");
  expect(() => planRemoval(["navigation"], site)).toThrow("navigation cannot be removed: every page needs menu-en-us");
  expect(() => planRemoval(["shopp"], site)).toThrow("there is no document shopp; did you mean shop?");
});
