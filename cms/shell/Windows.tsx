import { lazy } from "react";

import { observer } from "@/features/shared/mobx";

import { useStudio } from "./StudioContext.tsx";

const Palette = lazy(() => import("#cms/shell/palette/Palette.tsx"));
const NewPageDialog = lazy(() => import("#cms/new-page/NewPageDialog.tsx"));
const NewDocumentDialog = lazy(() => import("#cms/new-page/NewDocumentDialog.tsx"));
const KeysDialog = lazy(() => import("#cms/shell/keys/KeysDialog.tsx"));

/** The open dialog, one at a time. */
export const Windows = observer(function Windows() {
  const { window: shown } = useStudio();
  return (
    <>
      {shown === "palette" ? <Palette /> : null}
      {shown === "new-page" ? <NewPageDialog /> : null}
      {shown === "new-document" ? <NewDocumentDialog /> : null}
      {shown === "keys" ? <KeysDialog /> : null}
    </>
  );
});
