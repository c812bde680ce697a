import { createPreview } from "./api.ts";
import type { NewPreview } from "./contract.ts";

const lifetimeSeconds = 3_600;

/** Shows a draft, a version or the whole site in a tab of its own. Throws `StudioError`. */
export async function openPreview(preview: NewPreview): Promise<void> {
  // Opened synchronously in the click handler, or the browser blocks the pop-up.
  const page = window.open("", "_blank");
  try {
    const { url } = await createPreview({ lifetime: lifetimeSeconds, is_shared: false, ...preview });
    if (page) page.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    page?.close();
    throw error;
  }
}
