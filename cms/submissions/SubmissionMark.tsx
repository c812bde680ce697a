import { CircleCheck, CircleDot } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import styles from "#cms/shell/ui/StateMark.module.css";

import type { submissionStates } from "./contract.ts";
import { messages } from "./messages.ts";

/** The state of a submission, as an icon and a word. */
export const SubmissionMark = observer(function SubmissionMark({
  state,
}: {
  state: (typeof submissionStates)[number];
}) {
  const { locale } = useStudio();
  const Drawing = state === "done" ? CircleCheck : CircleDot;
  return (
    <span className={styles.mark} data-state={state === "done" ? "published" : undefined}>
      <Drawing size={15} strokeWidth={2} aria-hidden="true" />
      {messages[locale].states[state]}
    </span>
  );
});
