import type { Locale } from "@/features/shared/locale";
import { openPreview } from "#cms/previews/api.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";

import type { EditorSession } from "./EditorSession.ts";

/** Shows the open version in a tab of its own, once it is saved, or announces why it cannot. */
export async function previewDraft(session: EditorSession, locale: Locale): Promise<void> {
  try {
    await openPreview({ document_id: session.id, release_id: session.release }, session.saver.flush);
  } catch (error) {
    session.announce(describeFailure(error, locale));
  }
}
