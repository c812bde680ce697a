import { clsx } from "clsx";

import { observer } from "@/features/shared/mobx";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { messages } from "#cms/shell/messages.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useDocumentTitle } from "#cms/shell/useDocumentTitle.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { StudioLink } from "./StudioLink.tsx";
import styles from "./ScreenHead.module.css";

type Props = {
  title: string;
  sentence: string;
  /** Where its button leads, and the button's words; without them to the list. */
  screen?: "list" | "deleted";
  label?: string;
};

/** In place of what does not exist, or what the person's role may not see. */
export const ScreenNotice = observer(function ScreenNotice({ title, sentence, screen = "list", label }: Props) {
  const text = messages[useStudio().locale];
  useDocumentTitle(title);
  return (
    <>
      <div className={clsx(styles.head, styles.root)}>
        <h1>{title}</h1>
      </div>
      <Notice
        tone="empty"
        action={
          <StudioLink as={ButtonLink} href={writeScreenPath(screen)}>
            {label ?? text.toList}
          </StudioLink>
        }
      >
        {sentence}
      </Notice>
    </>
  );
});
