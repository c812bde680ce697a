import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";

import { messages } from "./messages.ts";
import { useStudio } from "./StudioContext.tsx";

/** For paths below `/studio/` that name no screen. */
export const MissingScreen = observer(function MissingScreen() {
  const studio = useStudio();
  const text = messages[studio.locale];
  return (
    <ScreenNotice title={text.missingTitle} sentence={text.missingText(location.pathname)}>
      <Button onClick={() => studio.open("palette")}>{text.findScreen}</Button>
    </ScreenNotice>
  );
});
