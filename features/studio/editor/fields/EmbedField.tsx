import { useEditor } from "@/features/studio/editor/EditorContext";
import { isJsonObject, toText } from "@/features/studio/editor/store/json";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

/** A video or page of another site by its address; what else is known of it belongs to the old address and goes with it. */
export function EmbedField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const url = isJsonObject(value) ? toText(value.embed_url) : "";
  const title = isJsonObject(value) ? toText(value.title) : "";
  const isGood = url === "" || /^https?:\/\/[^\s/]+/.test(url);
  return (
    <FieldFrame {...frame} mistake={isGood ? undefined : text.urlRule}>
      {(control) => (
        <>
          <input
            {...control}
            className={styles.root}
            inputMode="url"
            spellCheck={false}
            placeholder="https://"
            value={url}
            onChange={({ target }) => onChange(target.value ? { embed_url: target.value.trim() } : undefined)}
          />
          {title ? <small>{title}</small> : null}
        </>
      )}
    </FieldFrame>
  );
}
