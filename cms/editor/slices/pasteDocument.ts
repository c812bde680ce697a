import type { Locale } from "@/features/shared/locale";
import { cleanPastedHtml } from "#cms/editor/rich-text/cleanPastedHtml.ts";
import { readAllowed } from "#cms/editor/rich-text/allowed.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import { insertSlices } from "#cms/editor/store/sliceCommands.ts";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { send } from "#cms/http/send.ts";
import { pastedSlicesSchema } from "#cms/imports/markdown.contract.ts";

import { messages } from "./messages.ts";

type Context = {
  session: Pick<EditorSession, "store" | "reveal"> & { summary: { type: string } };
  locale: Locale;
};

// All that slices may have; the repository fits it to their fields.
const everything = readAllowed({ labels: ["code"] });

/** Makes slices of a document that was copied in Word or elsewhere, as one step of undo; returns what became of it. */
export async function pasteDocument({ session, locale }: Context, zone: string, html: string): Promise<string> {
  const text = messages[locale];
  try {
    const { html: cleaned, pending, leftOut } = cleanPastedHtml(html, everything, location.origin);
    const body = { html: cleaned, type: session.summary.type };
    const { slices: values, left_out: lost } = await send("imports/slices", pastedSlicesSchema, {
      method: "POST",
      body,
    });
    const slices = values.filter(isJsonObject);
    if (slices.length === 0) return text.pastedNothing;
    const [first = ""] = insertSlices(session.store, zone, session.store.keys(zone).length, slices);
    session.reveal(first);
    const missing = lost + pending.length + leftOut.pictures + leftOut.others;
    return text.pastedDocument(slices.length, missing);
  } catch (error) {
    return describeFailure(error, locale);
  }
}
