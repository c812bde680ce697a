import { useCallback, useMemo } from "react";

import { observer } from "@/features/shared/mobx";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { EditorModels } from "#cms/editor/model/EditorModels.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadAssetUses } from "./api.ts";
import { messages } from "./messages.ts";
import { nameUse } from "./nameUse.ts";
import styles from "./FileDialog.module.css";

/** Documents that use a file. */
export const FileUses = observer(function FileUses({ id, onOpen }: { id: string; onOpen: () => void }) {
  const { locale, models } = useStudio();
  const text = messages[locale].detail;
  const { value, error } = useLoaded(useCallback(() => loadAssetUses(id), [id]));
  const editorModels = useMemo(() => new EditorModels(models ?? { types: [], slices: [] }), [models]);
  return (
    <section className={styles.uses}>
      <h3>{text.usedIn}</h3>
      {error ? <p>{describeFailure(error, locale)}</p> : null}
      {value || error ? null : <p>{text.usesLoading}</p>}
      {value?.results.length === 0 ? <p>{text.unused}</p> : null}
      <ul>
        {value?.results.map((use) => (
          <li key={`${use.id} ${use.field}`}>
            <StudioLink href={writeDocumentPath(use.id)} lang={use.lang} onClick={onOpen}>
              {use.title || use.id}
            </StudioLink>{" "}
            <small>{nameUse(editorModels, use, locale)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
});
