import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { EditorBar } from "@/features/shared/ui/EditorBar";

import { comparePublished } from "@/features/content/preview/findDraftPage";
import { findPreview } from "@/features/content/pageClient";
import { messages } from "@/features/content/preview/messages";
import { getPreviewedTime } from "@/features/content/preview/readPreviewToken";
import type { FoundPage } from "@/features/content/pages/loadPage";
import { PreviewWatch } from "./PreviewWatch";

/** Bar that names the previewed content and ends the preview; renders nothing for visitors. */
export async function PreviewBar({ page, title, locale }: { page: FoundPage; title: string; locale: Locale }) {
  const preview = await findPreview();
  if (!preview) return null;
  const text = messages[locale];
  const sentence = preview.kind === "over" ? text.over : text[await comparePublished(page)](title);
  const at = preview.kind === "open" ? getPreviewedTime(preview.ref) : undefined;
  return (
    <EditorBar label={text.name}>
      <p>
        <strong>{[text.name, at && formatMoment(at, locale, "UTC")].filter(Boolean).join(" · ")}</strong> {sentence}
      </p>
      <form action="/api/exit-preview/" method="post">
        <input type="hidden" name="to" value={page.path} />
        <button>{text.leave}</button>
      </form>
      {preview.kind === "open" && <PreviewWatch seen={preview.ref} />}
    </EditorBar>
  );
}
