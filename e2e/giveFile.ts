import type { Page } from "playwright/test";

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

/** Drops a file on the page, or pastes it where the focus is, as a browser does. */
export async function giveFile(page: Page, how: "drop" | "paste", { name, mimeType, buffer }: GivenFile) {
  await page.evaluate(
    ({ kind, file, base64 }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
      const target = document.activeElement ?? document.body;
      const rest = { bubbles: true, cancelable: true };
      if (kind === "paste") target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...rest }));
      else target.dispatchEvent(new DragEvent("drop", { dataTransfer: data, ...rest }));
    },
    { kind: how, file: { name, type: mimeType }, base64: buffer.toString("base64") },
  );
}
