import { expect, test } from "./fixtures";
import { createDocument, pressInMenu, waitForSaved } from "./openInStudio";
import { signInToStudio } from "./signInToStudio";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone, text is found, corrected and published, and the page is taken off the site again", async ({
  page,
  request,
}) => {
  await signInToStudio(page);
  const uid = `phone-${Date.now()}`;
  const paragraph = { type: "paragraph", text: "A sentence with a mistke.", spans: [] };
  const common = { slice_label: null, variation: "default", version: "initial", items: [] };
  const text = { ...common, id: "rich_text$1", slice_type: "rich_text", primary: { content: [paragraph] } };
  await createDocument(page, { uid, data: { title: uid, slices: [text] } });
  await page.goto("/studio/");
  await page.getByLabel("Sort by").selectOption("Title, Z to A");
  await expect(page).toHaveURL(/\?sort=-title$/);
  await page.getByRole("searchbox").first().fill(uid);
  await page.getByRole("link", { name: uid }).first().tap();
  await page.getByRole("button", { name: "Open all" }).tap();
  await page.locator("[data-slice]").getByRole("textbox", { name: "Text", exact: true }).first().tap();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Mended on a phone.");
  await waitForSaved(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.locator("#content :is(button, select, input, [role=textbox])").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 43.5
        ? [`${width} × ${height}: ${control.outerHTML.slice(0, 90)}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).tap();
  const publishing = page.getByRole("dialog", { name: /^Publish “/ });
  await publishing.getByRole("button", { name: "Publish", exact: true }).tap();
  const asVisitor = async () => {
    const response = await request.get(`/${uid}/`);
    return [response.status(), (await response.text()).includes("Mended on a phone.")];
  };
  const soon = { timeout: 10_000, intervals: [100] };
  await expect.poll(asVisitor, soon).toEqual([200, true]);
  // What happened is said at the foot of the window: the button stays where it was.
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const tops = [page.locator("#content h1"), publish].map((part) => part.boundingBox());
  const [title, button] = await Promise.all(tops);
  expect(Math.abs((title?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(30);
  await pressInMenu(page, "Unpublish");
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).tap();
  await expect.poll(asVisitor, soon).toEqual([404, false]);
});
