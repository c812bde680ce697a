import { Check } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Leaf } from "#cms/editor/fields/Leaf.tsx";
import { cellContent, listRows } from "#cms/editor/fields/tables.ts";
import { RichTextView } from "#cms/editor/rich-text/RichTextView.tsx";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import type { Json } from "#cms/editor/store/json.ts";
import { diffWholeWords } from "#cms/shell/diffWholeWords.ts";
import { ComparedWords } from "#cms/shell/ui/ComparedWords.tsx";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { messages } from "./messages.ts";
import { toWords, withoutCode } from "./toWords.ts";
import type { FieldLocation, TranslationStore } from "./TranslationStore.ts";
import styles from "./TranslationForm.module.css";

type Props = { translation: TranslationStore; location: FieldLocation };

/** One field of the source next to its translation, with the translation's state. */
export const TranslationField = observer(function TranslationField({ translation, location }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const { slice, leaf, field } = location;
  const { source, sourceLang } = translation;
  const state = translation.getState(location);
  const isDone = state === "done";
  const isEqual = translation.isEqual(location);
  // Another text than the source's is done by itself.
  const hasButton = !translation.isEmpty(location) && (!isDone || isEqual);
  const sourceName = getLanguageName(sourceLang) ?? sourceLang;
  const mark = isDone ? text.undone : text.confirm;
  const path = leaf.replace("data/", "").replace("/", ".");
  const value = source?.get(slice, leaf);
  return (
    <div className={styles.field} data-state={state}>
      <div className={styles.source} lang={sourceLang}>
        <p className={styles.label}>
          <span>
            <span>{text.source(sourceName)} · </span>
            {field.label}
          </span>
          {isDone ? <Check size={14} strokeWidth={2.5} aria-label={text.states.done} role="img" /> : null}
        </p>
        <SourceText field={field} value={value} />
        {state === "behind" ? (
          <SourceChange before={translation.getFormerWords(location)} after={toWords(field, value)} />
        ) : null}
      </div>
      <div className={styles.translation}>
        <Leaf slice={slice} leaf={leaf} path={path} field={field} />
        {isDone && !isEqual ? null : (
          <p className={styles.state}>
            <span>
              {text.states[state]}
              {isDone ? ` · ${text.same(sourceName)}` : ""}
            </span>
            {hasButton ? (
              <Button
                size="small"
                aria-label={joinWithColon(locale, field.label, mark)}
                onClick={() => void translation.mark([location], !isDone)}
              >
                {mark}
              </Button>
            ) : null}
          </p>
        )}
      </div>
    </div>
  );
});

function SourceText({ field, value }: { field: FieldLocation["field"]; value: Json | undefined }) {
  if (field.type === "StructuredText") return <RichTextView value={value} />;
  if (field.type === "Table") return <SourceTable value={value} />;
  const words = toWords(field, value);
  if (withoutCode(field)) return <pre>{words}</pre>;
  return words.split("\n").map((line, index) => <p key={index}>{line}</p>);
}

const SourceTable = ({ value }: { value: Json | undefined }) => (
  <table>
    <tbody>
      {listRows(value).map(({ cells, isHead }, row) => (
        <tr key={row} data-head={isHead}>
          {cells.map((cell, column) => (
            <td key={column}>
              <RichTextView value={cellContent(cell)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function SourceChange({ before, after }: { before: string; after: string }) {
  const { locale } = useEditor();
  const text = messages[locale];
  if (before === after) return <p className={styles.change}>{text.formatting}</p>;
  return (
    <div className={styles.change} role="group" aria-label={text.changed}>
      <ComparedWords words={diffWholeWords(before, after)} />
    </div>
  );
}
