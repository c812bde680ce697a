import { isComposing } from "#contracts/isComposing.ts";
import { cleanPasted } from "#contracts/pastedText.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { toText } from "#cms/editor/store/json.ts";
import { maxUidLength, uidPattern } from "#cms/drafts/head.contract.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const isUnfinished = (event: Event) => event instanceof InputEvent && isComposing({ keyCode: 0, nativeEvent: event });
const toUid = (typed: string) => cleanPasted(typed).toLowerCase().replaceAll(/\s+/g, "-");
const read = (typed: string) => (uidPattern.test(toUid(typed)) ? toUid(typed) : undefined);

/** The last part of the page's URL. */
export function UidField({ value, onChange, ...frame }: FieldProps) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const stored = toText(value);
  const typed = useTyped({ stored, read, onStore: (uid) => onChange(toUid(uid)) });
  const { path } = session.summary;
  const { length } = toUid(typed.text);
  const rule = length > maxUidLength ? text.uidLong(length) : text.uidRule;
  return (
    <FieldFrame {...frame} mistake={typed.isWrong ? rule : undefined}>
      {(control) => (
        <>
          <input
            {...control}
            className={styles.root}
            value={typed.text}
            spellCheck={false}
            autoCapitalize="none"
            onBlur={typed.settle}
            // Ignores text that an IME is still composing.
            onCompositionEnd={({ currentTarget }) => typed.change(currentTarget.value)}
            onChange={({ target, nativeEvent }) => typed.change(target.value, !isUnfinished(nativeEvent))}
          />
          {path ? <small>{text.pathIs(path.replace(/[^/]+(?=\/$)/, () => stored || "…"))}</small> : null}
        </>
      )}
    </FieldFrame>
  );
}
