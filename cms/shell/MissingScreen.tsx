import { observer } from "@/features/shared/mobx";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import { writeScreenPath } from "./screenPaths.ts";
import { useStudio } from "./StudioContext.tsx";

/** For paths below `/studio/` that name no screen. */
export const MissingScreen = observer(function MissingScreen() {
  const text = messages[useStudio().locale];
  return (
    <>
      <h1 className="visuallyHidden">{text.missingTitle}</h1>
      <Notice
        tone="empty"
        title={text.missingTitle}
        action={
          <StudioLink as={ButtonLink} href={writeScreenPath("list")}>
            {text.toList}
          </StudioLink>
        }
      >
        {text.missingText}
      </Notice>
    </>
  );
});
