import { useState } from "react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { guessLang } from "#cms/shell/guessLang.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import styles from "#cms/shell/ui/rows.module.css";

import { endRequest } from "./api.ts";
import type { PublicationRequest } from "./contract.ts";
import { messages } from "./messages.ts";
import { SendBackDialog } from "./SendBackDialog.tsx";

type FactProps = { request: PublicationRequest; locale: Locale };

/** Who requested the publication, and when. */
export const RequestOrigin = ({ request, locale }: FactProps) => (
  <>
    {messages[locale].requestedBy(request.requested_by.name)} · <Moment at={request.requested} locale={locale} />
  </>
);

/** Who is to publish, and until when; nothing for any publisher without a date. */
export function RequestGoal({ request: { requested_of: to, due }, locale }: FactProps) {
  const text = messages[locale];
  const [now] = useState(() => Date.now());
  return (
    <>
      {to ? <span className={styles.detail}>{text.askedOf(to.name)}</span> : null}{" "}
      {due === null ? null : (
        <span className={due < now ? styles.late : undefined}>
          {due < now ? text.overdue : text.until} <Moment at={due} locale={locale} isZoned />
        </span>
      )}
    </>
  );
}

/** The note of who requested it; nothing without a note. */
export const RequestNote = ({ request: { note } }: Pick<FactProps, "request">) =>
  note ? <q lang={guessLang(note)}>{note}</q> : null;

type EndProps = {
  request: PublicationRequest;
  /** Called with what is said afterwards, and what ends the request. */
  onEnd: (sentence: string, end: () => Promise<void>) => void;
};

/** Withdraws one's own request, or sends another person's back with a reason; nothing for who may do neither. */
export const RequestEnd = observer(function RequestEnd({ request, onEnd }: EndProps) {
  const studio = useStudio();
  const text = messages[studio.locale];
  const [isReturning, setReturning] = useState(false);
  const { id, title, requested_by: by } = request;
  const isOwn = by.id === studio.person?.id;
  if (!isOwn && !studio.can("publisher")) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={isOwn ? text.takeBackLabel(title) : text.sendBackLabel(title)}
        onClick={() => (isOwn ? onEnd(text.withdrawn(title), () => endRequest(id)) : setReturning(true))}
      >
        {isOwn ? text.takeBack : text.sendBack}
      </Button>
      {isReturning ? (
        <SendBackDialog
          request={request}
          onClose={() => setReturning(false)}
          onSendBack={(reason) => {
            setReturning(false);
            onEnd(text.sentBack(title, by.name), () => endRequest(id, reason));
          }}
        />
      ) : null}
    </>
  );
});
