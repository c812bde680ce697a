import { useRef, useState } from "react";
import { Trash2 } from "lucide-react";

import { formatMoment } from "@/features/shared/locale";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import controls from "#cms/editor/fields/control.module.css";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { copyText } from "#cms/shell/copyText.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import type { StudioPreview } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./ShareDialog.module.css";

type Props = {
  preview: StudioPreview;
  /** Made just now. */
  isNew: boolean;
  /** Absent for whoever may not end the link. */
  onEnd: ((id: string) => void) | undefined;
};

/** A preview link: its name, its maker, what it shows and until when. */
export function PreviewLink({ preview, isNew, onEnd }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { id, url, name, by, follows_draft: follows, expires } = preview;
  const label = name || text.unnamed;
  const copy = async () => {
    if (await copyText(url)) setCopied(true);
    // The selected link is copied by keyboard.
    else field.current?.focus();
  };
  const facts = [
    by ? text.by(by.name) : "",
    follows ? text.follows : text.fixed,
    `${text.until} ${formatMoment(expires, locale)}`,
  ];
  return (
    <li>
      <span>
        <strong>{label}</strong>
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </span>
      <span className={styles.url}>
        <input
          ref={field}
          className={controls.root}
          readOnly
          aria-label={joinWithColon(locale, text.link, label)}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {/* Whoever made a link wants to send it. */}
        <Button size="small" autoFocus={isNew} aria-label={text.copyLabel(label)} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <ButtonLink size="small" href={url} target="_blank" rel="noopener">
          {text.open}
        </ButtonLink>
        {onEnd ? <IconButton icon={Trash2} label={text.endLabel(label)} onClick={() => onEnd(id)} /> : null}
      </span>
      <span role="status" className={styles.copied}>
        {isCopied ? text.copied : ""}
      </span>
    </li>
  );
}
