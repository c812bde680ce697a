import { getWidth, maxDescriptionWidth, maxTitleWidth } from "#cms/checks/headWidths.contract.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";
import styles from "./control.module.css";

const maxWidths = new Map([
  ["meta_title", maxTitleWidth],
  ["meta_description", maxDescriptionWidth],
]);

type Props = { slice: string; path: string; text: string };

/** Beneath a field for search engines: how much of its room a text takes, as the checks count it. */
export function HeadWidth({ slice, path, text }: Props) {
  const { locale } = useEditor();
  const max = slice === "" ? maxWidths.get(path) : undefined;
  if (max === undefined) return null;
  const width = getWidth(text.trim());
  return (
    <small className={styles.width} data-over={width > max}>
      {messages[locale].width(width, max)}
    </small>
  );
}
