import { observer } from "@/features/shared/mobx";
import NewDocumentDialog from "#cms/new-page/NewDocumentDialog.tsx";
import NewPageDialog from "#cms/new-page/NewPageDialog.tsx";
import KeysDialog from "#cms/shell/keys/KeysDialog.tsx";
import Palette from "#cms/shell/palette/Palette.tsx";

import { useStudio } from "./StudioContext.tsx";

const windows = { palette: Palette, "new-page": NewPageDialog, "new-document": NewDocumentDialog, keys: KeysDialog };

/** The open dialog, one at a time. */
export const Windows = observer(function Windows() {
  const { window: shown } = useStudio();
  if (!shown) return null;
  const Window = windows[shown];
  return <Window />;
});
