import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { imageUrl } from "#cms/editor/fields/images.ts";
import { nameField } from "#cms/editor/model/nameField.ts";
import { summarize } from "#cms/editor/model/summarize.ts";
import { RichTextView } from "#cms/editor/rich-text/RichTextView.tsx";
import { diffWholeWords } from "#cms/shell/diffWholeWords.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";
import styles from "./ConflictList.module.css";

/** Fields that two editors changed, with both values side by side to choose from. */
export const ConflictList = observer(function ConflictList() {
  const { person } = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { saver, models, store, summary } = session;
  // One’s own when the other window is one’s own too.
  const other = summary.saved_by?.id === person?.id ? undefined : summary.saved_by?.name;
  const nameLeaf = (slice: string, leaf: string) =>
    nameField(models, { type: summary.type, slice: slice === "" ? undefined : store.slice(slice), leaf }, locale);
  return saver.conflicts.map((conflict) => (
    <section key={`${conflict.slice} ${conflict.leaf}`} data-conflict="" role="alert">
      <div className={styles.head}>
        <h2>{text.conflictTitle(nameLeaf(conflict.slice, conflict.leaf), other)}</h2>
        <Button size="small" tone="link" onClick={() => session.reveal(conflict.slice, toPath(conflict.leaf))}>
          {text.showField}
        </Button>
      </div>
      <div className={styles.sides}>
        <div>
          <h3>{text.mine}</h3>
          <Value value={conflict.ours} other={conflict.theirs} empty={text.empty} />
          <Button size="small" onClick={() => saver.resolve(conflict, "ours")}>
            {text.takeMine}
          </Button>
        </div>
        <div>
          <h3>{text.theirs(other)}</h3>
          <Value value={conflict.theirs} other={conflict.ours} empty={text.empty} />
          <Button size="small" onClick={() => saver.resolve(conflict, "theirs")}>
            {text.takeTheirs(other)}
          </Button>
        </div>
      </div>
    </section>
  ));
});

const toPath = (leaf: string) => leaf.replace(/^data\//, "").replaceAll("/", ".");

type ValueProps = { value: Json | undefined; other: Json | undefined; empty: string };

/** A value, in a plain text with the words marked that the other has not. */
function Value({ value, other, empty }: ValueProps) {
  if (value === undefined || value === null || value === "") return <p>{empty}</p>;
  if (typeof value === "string" && typeof other === "string") {
    const parts = diffWholeWords(other, value).filter(({ kind }) => kind !== "removed");
    return (
      <p>{parts.map((part, index) => (part.kind === "added" ? <mark key={index}>{part.value}</mark> : part.value))}</p>
    );
  }
  const isRichText = Array.isArray(value) && value.every((block) => isJsonObject(block) && "type" in block);
  if (isRichText) return <RichTextView value={value} />;
  if (!isJsonObject(value)) return <p>{typeof value === "object" ? JSON.stringify(value) : String(value)}</p>;
  const picture = "edit" in value ? imageUrl(value, 640) : undefined;
  const words = [summarize(value), toText(value.url) || toText(value.id)].filter(Boolean).join(" · ");
  return (
    <>
      {picture ? <img src={picture} alt="" /> : null}
      <p>{words || JSON.stringify(value)}</p>
    </>
  );
}
