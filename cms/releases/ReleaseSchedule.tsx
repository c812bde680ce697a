import { useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { messages as scheduleMessages } from "#cms/schedules/messages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { formatPlanned } from "#cms/shell/time/formatPlanned.ts";
import { getTomorrowMorning, MomentField, parseMoment, writeMoment } from "#cms/shell/time/MomentField.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";

import type { StudioRelease } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = {
  release: StudioRelease;
  onClose: () => void;
  onSet: (at: number) => void;
  onRemove: () => void;
};

/** Sets when a release is published by itself, or takes that back. */
export const ReleaseSchedule = observer(function ReleaseSchedule({ release, onClose, onSet, onRemove }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const scheduleText = scheduleMessages[locale];
  const [time, setTime] = useState(() => writeMoment(release.scheduledAt) || getTomorrowMorning());
  const at = parseMoment(time);
  return (
    <Dialog
      title={text.scheduleTitle(release.label)}
      onClose={onClose}
      footer={
        <>
          {release.scheduledAt === undefined ? (
            <Button onClick={onClose}>{text.cancel}</Button>
          ) : (
            <Button onClick={onRemove}>{scheduleText.takeBack}</Button>
          )}
          <Button
            tone="primary"
            disabled={at === undefined}
            onClick={() => {
              if (at !== undefined) onSet(at);
            }}
          >
            {at === undefined ? text.schedule : scheduleText.planFor(formatPlanned(new Date(at), locale))}
          </Button>
        </>
      }
    >
      <MomentField label={text.when} value={time} locale={locale} onChange={setTime} />
    </Dialog>
  );
});
