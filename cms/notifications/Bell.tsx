import { useEffect, useState } from "react";
import { Bell as BellIcon } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { StudioError } from "#cms/http/StudioError.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { loadNotifications } from "./api.ts";
import { messages } from "./messages.ts";
import styles from "./Bell.module.css";

const intervalMs = 60_000;

/** Opens the notifications, and says how many are unread. */
export const Bell = observer(function Bell() {
  const studio = useStudio();
  const { locale, window: shown } = studio;
  const [unread, setUnread] = useState(0);
  // Also when their window closes, where they were read.
  useEffect(() => {
    const stop = new AbortController();
    const load = () =>
      void loadNotifications(stop.signal).then(
        (loaded) => setUnread(loaded.unread),
        (error: unknown) => {
          // The next try follows in a minute; a session that has ended is asked for where something is done.
          if (!stop.signal.aborted && !(error instanceof StudioError)) throw error;
        },
      );
    load();
    const timer = setInterval(load, intervalMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [shown]);
  const label = messages[locale].bell(unread);
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => studio.open("notifications")}
    >
      <BellIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 ? <span aria-hidden="true">{unread}</span> : null}
    </button>
  );
});
