import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Picker } from "#cms/shell/ui/Picker.tsx";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";

import { findTargets } from "./findTargets.ts";
import { messages } from "./messages.ts";

type Props = {
  lang: string;
  /** A path: pages that begin like it are listed first. */
  near?: string;
  value: PickerOption | undefined;
  onPick: (target: PickerOption | undefined) => void;
};

/** Picks the page of a language that a redirect leads to. */
export const TargetField = observer(function TargetField({ lang, near = "", value, onPick }: Props) {
  const { locale, noteFailure } = useStudio();
  const text = messages[locale];
  const find = useCallback(
    (typed: string, signal: AbortSignal) => findTargets(typed, { lang, near, signal }),
    [lang, near],
  );
  return <Picker label={text.target} hint={text.targetHint} {...{ value, find, onPick }} onFailure={noteFailure} />;
});
