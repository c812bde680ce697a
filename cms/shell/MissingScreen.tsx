import { observer } from "@/features/shared/mobx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";

import { messages } from "./messages.ts";
import { useStudio } from "./StudioContext.tsx";

/** For paths below `/studio/` that name no screen. */
export const MissingScreen = observer(function MissingScreen() {
  const text = messages[useStudio().locale];
  return <ScreenNotice title={text.missingTitle} sentence={text.missingText(location.pathname)} />;
});
