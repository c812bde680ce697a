import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { searchDocuments } from "#cms/list/api.ts";
import { loadDocument } from "#cms/drafts/api.ts";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { getTypeLabel } from "#cms/models/typeModels.ts";
import { PlannedNotice } from "#cms/publishing/PlannedNotice.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Picker } from "#cms/shell/ui/Picker.tsx";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";

import { moveDraft } from "./api.ts";
import { messages } from "./messages.ts";
import styles from "./ReleasesScreen.module.css";

type Props = { release: string; onAdd: (task: () => Promise<void>) => Promise<void> };

const maxOptions = 30;

/** Adds the draft of a document of any type and language to a release. */
export const ReleaseAddition = observer(function ReleaseAddition({ release, onAdd }: Props) {
  const studio = useStudio();
  const text = messages[studio.locale];
  const [picked, setPicked] = useState<PickerOption>();
  const [added, setAdded] = useState(0);
  const { models } = studio;
  const find = useCallback(
    async (words: string, signal: AbortSignal) => {
      const search = {
        place: "documents",
        limit: maxOptions,
        excerpts: true,
        ...(words.trim() ? { text: words } : {}),
      };
      const { results } = await searchDocuments(search, signal);
      return results.map(({ id, title, path, type, lang, excerpt }) => ({
        id,
        label: title || id,
        note: `${path ?? getTypeLabel(models, type)} · ${getLanguageName(lang) ?? lang}`,
        lang,
        excerpt,
      }));
    },
    [models],
  );
  return (
    <>
      <div className={styles.row}>
        <Picker
          // Begins anew, without words, after each addition.
          key={added}
          label={text.page}
          hint={text.pageHint}
          value={picked}
          find={find}
          onPick={setPicked}
          onFailure={(error) => void studio.noteFailure(error)}
        />
        <Button
          disabled={!picked}
          onClick={() => {
            if (!picked) return;
            setPicked(undefined);
            setAdded(added + 1);
            void onAdd(async () => {
              const { etag } = await loadDocument(picked.id);
              await moveDraft(picked.id, etag, release);
            });
          }}
        >
          {text.addPage}
        </Button>
      </div>
      {picked ? <PlannedNotice id={picked.id} locale={studio.locale} isMoving /> : null}
    </>
  );
});
