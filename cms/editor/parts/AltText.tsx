import type { ComponentProps } from "react";

import { useEditor } from "#cms/editor/EditorContext.ts";
import { messages } from "#cms/editor/fields/messages.ts";
import { withMember } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import controls from "#cms/editor/fields/control.module.css";
import links from "#cms/editor/fields/LinkEditor.module.css";
import styles from "#cms/editor/fields/ImageField.module.css";

type Props = { image: JsonObject; onChange: (image: JsonObject) => void } & Pick<ComponentProps<"textarea">, "id">;

/** The alternative text of a picture: words, nothing yet (`null`), or empty for one that only decorates. */
export function AltText({ image, onChange, ...control }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const isDecoration = image.alt === "";
  return (
    <div className={styles.alt}>
      <label className={styles.alt}>
        {text.alt}
        <textarea
          {...control}
          className={controls.root}
          rows={1}
          dir="auto"
          disabled={isDecoration}
          value={typeof image.alt === "string" ? image.alt : ""}
          onChange={({ target }) => onChange(withMember(image, "alt", target.value || null))}
        />
        <small>{text.altHint}</small>
      </label>
      <label className={links.tick}>
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => onChange(withMember(image, "alt", target.checked ? "" : null))}
        />
        {text.decoration}
      </label>
    </div>
  );
}
