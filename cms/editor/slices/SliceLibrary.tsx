import { isComposing } from "#contracts/isComposing.ts";
import { foldText, toSearchWords } from "#contracts/foldText.ts";
import { findSliceGroup, recommendedSlices, sliceGroupNames } from "#contracts/sliceGroups.ts";
import { Suspense, useState } from "react";

import { Button } from "@/features/shared/ui/Button";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { SliceModel, Variation } from "#cms/editor/model/EditorModels.ts";
import { isMainHeading } from "#cms/editor/model/FieldModel.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { LayoutPicture } from "#cms/shell/ui/LayoutPicture.tsx";
import controls from "#cms/editor/fields/control.module.css";

import { layoutSlice } from "./layoutSlice.ts";
import { messages } from "./messages.ts";
import { listRecent } from "./recentSlices.ts";
import styles from "./SliceLibrary.module.css";

const ReusePart = lazyEditorPart("ReusePart");

type Choice = { slice: SliceModel; variation: Variation };
type Props = {
  choices: SliceModel[];
  onPick: (choice: Choice) => void;
  /** A saved slice was chosen, to be inserted as a copy. */
  onPickSaved: (slice: JsonObject) => void;
  onClose: () => void;
};

/** A page has one main heading, so a slice with it is not offered twice. */
const opensPage = ({ variations }: SliceModel) => variations.every(({ primary }) => primary.some(isMainHeading));

const toKey = ({ slice, variation }: Choice) => `${slice.type} ${variation.id}`;

/** Every variation of every slice that the zone allows, by group, with a drawing of its layout. */
export function SliceLibrary({ onPick, onPickSaved, onClose, ...props }: Props) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const [query, setQuery] = useState("");
  const [recent] = useState(listRecent);
  const [shown, setShown] = useState<(typeof sliceGroupNames)[number]>();
  const types = session.store.zoneNames.flatMap((zone) =>
    session.store.keys(zone).map((key) => session.store.get(key, "slice_type")),
  );
  const choices = props.choices.filter((slice) => !opensPage(slice) || !types.includes(slice.type));
  const all = choices.flatMap((slice) => slice.variations.map((variation) => ({ slice, variation })));
  const words = toSearchWords(query);
  const isNamed = ({ slice, variation }: Choice, ...more: (string | undefined)[]) => {
    const where = foldText([slice.name, variation.name, ...more].join(" "));
    return words.every((word) => where.includes(word));
  };
  // Those with the words in their names before those whose descriptions have them.
  const found = all
    .filter((one) => isNamed(one, one.slice.description, one.slice.type, one.variation.description))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const recommended = recommendedSlices.flatMap((type) => all.find(({ slice }) => slice.type === type) ?? []);
  const groups = Map.groupBy(all, ({ slice }) => findSliceGroup(slice.type));
  const listGroup = (name: (typeof sliceGroupNames)[number]) =>
    (groups.get(name) ?? []).filter((choice) => shown !== undefined || !recommended.includes(choice));
  const known = recent.flatMap((key) => all.find((choice) => toKey(choice) === key) ?? []);
  const saved = (
    <Suspense fallback={null}>
      <ReusePart part="saved" choices={choices} words={words} onPick={onPickSaved} />
    </Suspense>
  );
  return (
    <Dialog title={text.libraryTitle} onClose={onClose} isWide>
      <input
        className={controls.root}
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        data-first=""
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== "Enter" || isComposing(event)) return;
          // Prevents the default: the same key press would activate the button that regains focus.
          event.preventDefault();
          if (query && first) onPick(first);
        }}
      />
      <p role="status" className={styles.status}>
        {found.length === 0 ? text.none(query) : ""}
      </p>
      {found.length === 0 ? <Button onClick={() => setQuery("")}>{text.showAll}</Button> : null}
      {query ? (
        <div className={styles.results} data-none={found.length === 0}>
          <Tiles title={text.found} choices={found} onPick={onPick} />
          {saved}
        </div>
      ) : (
        <div className={styles.results}>
          <div className={styles.groups} role="group" aria-label={text.kinds}>
            {[undefined, ...sliceGroupNames].map((group) =>
              group === undefined || groups.has(group) ? (
                <button key={group ?? ""} type="button" aria-pressed={group === shown} onClick={() => setShown(group)}>
                  {group === undefined ? text.all : text.groups[group]}
                </button>
              ) : null,
            )}
          </div>
          {shown === undefined ? (
            <>
              <Tiles title={text.recent} choices={known} onPick={onPick} />
              {saved}
              <Tiles title={text.recommended} choices={recommended} onPick={onPick} />
            </>
          ) : null}
          {sliceGroupNames
            .filter((group) => shown === undefined || group === shown)
            .map((group) => (
              <Tiles key={group} title={text.groups[group]} choices={listGroup(group)} onPick={onPick} />
            ))}
        </div>
      )}
    </Dialog>
  );
}

function Tiles({ title, choices, onPick }: { title: string; choices: Choice[]; onPick: (choice: Choice) => void }) {
  if (choices.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.tiles}>
        {choices.map((choice) => (
          <li key={toKey(choice)}>
            <button type="button" onClick={() => onPick(choice)}>
              <LayoutPicture layout={layoutSlice(choice.slice, choice.variation)} />
              <strong>
                {choice.slice.name}
                {choice.slice.variations.length > 1 ? <span> · {choice.variation.name}</span> : null}
              </strong>
              <small>{choice.variation.description || choice.slice.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
