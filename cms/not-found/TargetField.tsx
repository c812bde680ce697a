import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { searchDocuments } from "#cms/list/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Picker } from "#cms/shell/ui/Picker.tsx";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";

import { messages } from "./messages.ts";

const limit = 50;

type Props = {
  lang: string;
  value: PickerOption | undefined;
  onPick: (target: PickerOption | undefined) => void;
};

/** Picks the page of a language that a redirect leads to. */
export const TargetField = observer(function TargetField({ lang, value, onPick }: Props) {
  const { locale, noteFailure } = useStudio();
  const text = messages[locale];
  const find = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const query = typed.trim() ? { text: typed } : { order: "path" as const };
      const { results } = await searchDocuments({ lang, limit, ...query }, signal);
      return results.flatMap(({ id, title, path }) =>
        path && !path.includes("[") ? [{ id, label: title || id, note: path, lang }] : [],
      );
    },
    [lang],
  );
  return <Picker label={text.target} hint={text.targetHint} {...{ value, find, onPick }} onFailure={noteFailure} />;
});
