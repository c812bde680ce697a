import type { Page } from "playwright/test";

type NewDocument = { uid: string; type?: string; lang?: string; data?: Record<string, unknown> };

export type StudioResponse = { status: number; body: Record<string, unknown> };

/** A request of the signed-in person to the Studio's endpoints; the page need not be open. */
export async function callStudio(page: Page, method: string, path: string, body?: object): Promise<StudioResponse> {
  const response = await page.request.fetch(`/api/studio/${path}/`, {
    method,
    headers: { "sec-fetch-site": "same-origin" },
    ...(body ? { data: body } : {}),
  });
  const text = await response.text();
  return { status: response.status(), body: text ? JSON.parse(text) : {} };
}

/** Creates a document, opens it in the editor and returns its id. */
export async function createInStudio(page: Page, document: NewDocument): Promise<string> {
  const id = await createDocument(page, document);
  await openInStudio(page, id);
  return id;
}

/** Creates a document and returns its id. */
export async function createDocument(page: Page, { uid, type = "page", lang = "en-us", data }: NewDocument) {
  const document = { title: uid, type, lang, uid, tags: [], data: data ?? { title: uid } };
  const { status, body } = await callStudio(page, "POST", "documents", document);
  if (status !== 201) throw new Error(`${uid}: ${status} ${String(body.message)}`);
  return String(body.id);
}

/** Opens a document in the editor. */
export async function openInStudio(page: Page, id: string): Promise<void> {
  await page.goto(`/studio/documents/${id}/`);
  await page.locator("[data-field]").first().waitFor();
}

/** Presses one of the rare tools of the editor, which are in a menu. */
export async function pressInMenu(page: Page, name: string): Promise<void> {
  const bar = page.locator("#content header");
  await bar.locator("summary").click();
  await bar.getByRole("button", { name, exact: true }).click();
}

/** The document as the content service stores it. */
export const readDocument = async (page: Page, id: string) => (await callStudio(page, "GET", `documents/${id}`)).body;

/** Waits until all input is saved. */
export const waitForSaved = (page: Page) => page.locator('p[data-state="saved"]').waitFor();
