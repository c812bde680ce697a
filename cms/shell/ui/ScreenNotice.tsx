import type { ReactNode } from "react";

import { observer } from "@/features/shared/mobx";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { messages } from "#cms/shell/messages.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { ScreenHead } from "./ScreenHead.tsx";
import { StudioLink } from "./StudioLink.tsx";
import styles from "./ScreenHead.module.css";

type Props = {
  title: string;
  sentence: string;
  /** Further links beside the one to the list. */
  children?: ReactNode;
};

/** In place of what does not exist, or what the person's role may not see. */
export const ScreenNotice = observer(function ScreenNotice({ title, sentence, children }: Props) {
  const text = messages[useStudio().locale];
  return (
    <>
      <ScreenHead title={title} help={undefined} name="" />
      <Notice
        tone="empty"
        action={
          <div className={styles.actions}>
            <StudioLink as={ButtonLink} href={writeScreenPath("list")}>
              {text.toList}
            </StudioLink>
            {children}
          </div>
        }
      >
        {sentence}
      </Notice>
    </>
  );
});
