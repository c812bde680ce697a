import { Suspense } from "react";

import { sectionType } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { writeFormSubmissionsPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { lazyEditorPart } from "./lazyEditorPart.ts";
import styles from "./DocumentForm.module.css";
import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";

const ReusePart = lazyEditorPart("ReusePart");

/** Where a shared section is shown, and where what is sent with a form is read. */
export const DocumentUses = observer(function DocumentUses() {
  const studio = useStudio();
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { type, uid } = session.summary;
  if (type === sectionType)
    return (
      <div className={styles.uses}>
        <Suspense fallback={null}>
          <ReusePart part="used" />
        </Suspense>
      </div>
    );
  if (type !== "form") return null;
  return (
    <div className={styles.uses}>
      <p>{text.formUse}</p>
      {uid && studio.can("publisher") ? (
        <StudioLink href={writeFormSubmissionsPath(uid)}>{text.formSubmissions}</StudioLink>
      ) : null}
    </div>
  );
});
