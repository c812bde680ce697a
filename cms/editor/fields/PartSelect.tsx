import { useEffect, useState } from "react";

import { loadPageParts } from "#cms/checks/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { messages } from "./messages.ts";
import controls from "./control.module.css";
import styles from "./LinkEditor.module.css";

type Part = { anchor: string; text: string };
type Props = { id: string; anchor: string; name: string; onChange: (anchor: string) => void };

/** The part of a page that a link leads to: one of its headings, or the whole page. */
export function PartSelect({ id, anchor, name, onChange }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [parts, setParts] = useState<readonly Part[]>();
  useEffect(() => {
    const controller = new AbortController();
    loadPageParts(id, controller.signal).then(
      (found) => setParts(found.parts),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // The chosen part stays; others are offered when the field is opened again.
        if (!(error instanceof StudioError)) throw error;
      },
    );
    return () => controller.abort();
  }, [id]);
  const isGone = anchor !== "" && parts?.some((part) => part.anchor === anchor) !== true;
  if (!anchor && !parts?.length) return null;
  return (
    <label className={styles.part}>
      {text.part}
      <select
        className={controls.root}
        aria-label={joinWithColon(locale, name, text.part)}
        value={anchor}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{text.wholePage}</option>
        {isGone ? <option value={anchor}>{parts ? text.partGone(anchor) : `#${anchor}`}</option> : null}
        {parts?.map((part) => (
          <option key={part.anchor} value={part.anchor}>
            {part.text}
          </option>
        ))}
      </select>
    </label>
  );
}
