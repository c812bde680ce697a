import { useState } from "react";
import { Plus } from "lucide-react";

import { sectionSlice } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";
import { nameField, nameSliceAt } from "./nameSpot.ts";
import type { PageEditing } from "./PageEditing.ts";
import { isSameField } from "./spots.ts";
import { SliceHandle } from "./SliceHandle.tsx";
import type { Gap } from "./SliceHandle.tsx";
import styles from "./PageTools.module.css";

type Props = {
  page: PageEditing;
  /** Pixels here for a pixel in the frame. */
  scale: number;
  /** Opens the library for a position of a zone. */
  onAdd: (zone: string, index: number) => void;
};

/** The names of the slice and the field that are pointed at, outside the slice where there is room; the slice's handle, and a button at the end of both of its edges. */
export const SliceControls = observer(function SliceControls({ page, scale, onAdd }: Props) {
  const { session, locale } = useEditor();
  const { store } = session;
  const text = messages[locale];
  const [gap, setGap] = useState<Gap>();
  const key = page.current;
  const zone = store.findZone(key);
  const root = page.live.findSlice(key);
  // Read anew after each move.
  const box = page.moves >= 0 ? root?.getBoundingClientRect() : undefined;
  const height = page.live.frame.clientHeight * scale;
  if (zone === undefined || !box) return <AddFirst page={page} onAdd={onAdd} />;
  const [top, bottom, right] = [box.top * scale, box.bottom * scale, box.right * scale];
  // Nothing stands over a text that is typed.
  if (page.typing || bottom < 0 || top > height) return null;
  const name = nameSliceAt(session, key);
  const isSection = store.get(key, "slice_type") === sectionSlice;
  const index = store.keys(zone).indexOf(key);
  const { hovered, chosen } = page;
  // The first slice has no room above it.
  const isBelow = top <= 2 * edge && bottom < height - 2 * edge;
  const field = hovered && nameField(session, hovered);
  const isAgain = hovered && page.isJustChosen && isSameField(chosen, hovered) && page.canType(hovered);
  return (
    <>
      <div
        className={styles.name}
        data-above={top > 2 * edge}
        style={{ top: isBelow ? bottom : Math.max(0, top), left: Math.max(0, box.left * scale) }}
      >
        <SliceHandle key={key} slice={key} zone={zone} name={name} page={page} scale={scale} gap={gap} onGap={setGap} />
        <span>{(isAgain ? [field, text.typeAgain] : [name, field]).filter(Boolean).join(" · ")}</span>
        {isSection && chosen?.slice === key ? ` · ${text.openSection}` : null}
      </div>
      {gap ? <div className={styles.line} style={{ top: gap.top * scale }} /> : null}
      {top > -1 ? (
        <button
          type="button"
          className={`${styles.button} ${styles.add}`}
          style={{ left: right, top: Math.max(top, edge) }}
          aria-label={text.addAbove(name)}
          title={text.addAbove(name)}
          onClick={() => onAdd(zone, index)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      ) : null}
      {bottom < height + 1 ? (
        <button
          type="button"
          className={`${styles.button} ${styles.add}`}
          style={{ left: right, top: Math.min(bottom, height - edge) }}
          aria-label={text.addBelow(name)}
          title={text.addBelow(name)}
          onClick={() => onAdd(zone, index + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
});

/** Half a button, which stays in sight. */
const edge = 14;

/** A page without slices: its first one is added in the middle. */
const AddFirst = observer(function AddFirst({ page, onAdd }: Pick<Props, "page" | "onAdd">) {
  const { session, locale } = useEditor();
  const [zone] = session.store.zoneNames;
  const text = messages[locale];
  if (zone === undefined || page.keys.length > 0) return null;
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.add} ${styles.first}`}
      aria-label={text.addFirst}
      title={text.addFirst}
      onClick={() => onAdd(zone, 0)}
    >
      <Plus size={16} aria-hidden="true" />
    </button>
  );
});
