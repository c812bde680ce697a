import { useEditor } from "#cms/editor/EditorContext.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { isEmbedUrl } from "./links.ts";
import { messages } from "./messages.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const read = (typed: string) => (typed.trim() === "" || isEmbedUrl(typed.trim()) ? typed.trim() : undefined);

/** An embedded video or page by URL; a new URL drops the old one's oEmbed data. */
export function EmbedField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const title = isJsonObject(value) ? toText(value.title) : "";
  const typed = useTyped({
    stored: isJsonObject(value) ? toText(value.embed_url) : "",
    read,
    onStore: (url) => onChange(url.trim() ? { embed_url: url.trim() } : undefined),
  });
  return (
    <FieldFrame {...frame} mistake={typed.isWrong ? text.embedRule : undefined}>
      {(control) => (
        <>
          <input
            {...control}
            className={styles.root}
            inputMode="url"
            spellCheck={false}
            placeholder="https://"
            value={typed.text}
            onBlur={typed.settle}
            onChange={({ target }) => typed.change(target.value)}
          />
          {title ? <small>{title}</small> : null}
        </>
      )}
    </FieldFrame>
  );
}
