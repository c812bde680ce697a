import { observer } from "@/features/shared/mobx";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { messages } from "@/features/studio/messages";
import { writeScreenPath } from "@/features/studio/routes";
import { useStudio } from "@/features/studio/StudioContext";
import { StudioLink } from "@/features/studio/ui/StudioLink";

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
