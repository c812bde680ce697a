import { useEditor } from "#cms/editor/EditorContext.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { isEmbedUrl } from "./links.ts";
import { messages } from "./messages.ts";
import { UrlInput } from "./UrlInput.tsx";
import { useTyped } from "./useTyped.ts";

const read = (typed: string) => (typed.trim() === "" || isEmbedUrl(typed.trim()) ? typed.trim() : undefined);

/** An embedded video or page by URL; a new URL drops the old one's oEmbed data. */
export function EmbedField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const findMistake = (url: string) => (isEmbedUrl(url) ? undefined : messages[locale].embedRule);
  const title = isJsonObject(value) ? toText(value.title) : "";
  const typed = useTyped({
    stored: isJsonObject(value) ? toText(value.embed_url) : "",
    read,
    onStore: (url) => onChange(url.trim() ? { embed_url: url.trim() } : undefined),
  });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <UrlInput {...control} value={typed.text} onChange={typed.change} findMistake={findMistake} />
          {title ? <small>{title}</small> : null}
        </>
      )}
    </FieldFrame>
  );
}
