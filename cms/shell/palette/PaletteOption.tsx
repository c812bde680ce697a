import { useEffect, useRef } from "react";
import { CornerDownLeft } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { getTypeLabel } from "#cms/models/typeModels.ts";
import { Passage } from "#cms/shell/ui/Passage.tsx";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";

import { messages } from "./messages.ts";
import type { PaletteItem } from "./PaletteStore.ts";
import styles from "./Palette.module.css";

type Props = {
  item: PaletteItem;
  id: string;
  isActive: boolean;
  /** Name of the group that begins here. */
  heading: string | undefined;
  onPoint: () => void;
  onPick: (onSite: boolean) => void;
};

/** One line of the palette. */
export const PaletteOption = observer(function PaletteOption({ item, id, isActive, heading, onPoint, onPick }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <>
      {heading ? (
        <p className={styles.heading} role="presentation">
          {heading}
        </p>
      ) : null}
      <div
        ref={element}
        id={id}
        className={styles.option}
        role="option"
        aria-selected={isActive}
        onMouseMove={onPoint}
        onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
      >
        <Words item={item} />
        {isActive ? <CornerDownLeft size={14} strokeWidth={2} aria-hidden="true" /> : null}
      </div>
    </>
  );
});

const Words = observer(function Words({ item }: { item: PaletteItem }) {
  const { locale, models } = useStudio();
  if (item.kind === "command") return <span className={styles.name}>{item.command.label}</span>;
  const { title, type, lang, path, uid, excerpt } = item.document;
  return (
    <>
      <span className={styles.name} lang={lang}>
        {title || messages[locale].untitled}
        <small>
          {[getTypeLabel(models, type), path ?? uid, item.isInText && !excerpt && messages[locale].inText]
            .filter(Boolean)
            .join(" · ")}
        </small>
        {item.isInText && excerpt ? <Passage {...excerpt} /> : null}
      </span>
      {item.document.state === "published" ? null : <StateMark {...item.document} locale={locale} />}
    </>
  );
});
