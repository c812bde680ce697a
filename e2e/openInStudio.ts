import type { Page } from "playwright/test";

type NewDocument = { uid: string; type?: string; lang?: string; data?: Record<string, unknown> };

/** Creates a document, opens it in the editor and returns its id. */
export async function createInStudio(page: Page, { uid, type = "page", lang = "en-us", data }: NewDocument) {
  const id = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch("/api/studio/documents/", { method: "POST", headers, body: JSON.stringify(body) });
      return String((await response.json()).id);
    },
    { title: uid, type, lang, uid, tags: [], data: data ?? { title: uid } },
  );
  await openInStudio(page, id);
  return id;
}

/** Opens a document in the editor. */
export async function openInStudio(page: Page, id: string): Promise<void> {
  await page.goto(`/studio/documents/${id}/`);
  await page.locator("[data-field]").first().waitFor();
}

/** The document as the content service stores it. */
export const readDocument = (page: Page, id: string) =>
  page.evaluate(
    async (one): Promise<Record<string, unknown>> => (await fetch(`/api/studio/documents/${one}/`)).json(),
    id,
  );

/** Waits until all input is saved. */
export const waitForSaved = (page: Page) => page.locator('p[data-state="saved"]').waitFor();
