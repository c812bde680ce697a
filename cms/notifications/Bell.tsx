import { useEffect } from "react";
import { Bell as BellIcon } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { StudioError } from "#cms/http/StudioError.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { loadNotifications } from "./api.ts";
import { messages } from "./messages.ts";
import styles from "./Bell.module.css";

const intervalMs = 60_000;

/** Leads to the notifications, and says how many are unread. */
export const Bell = observer(function Bell() {
  const studio = useStudio();
  const { locale, route, unread } = studio;
  const isOpen = route.screen === "notifications";
  // Also when their screen is left, where they were read.
  useEffect(() => {
    if (isOpen) return undefined;
    const stop = new AbortController();
    const load = () =>
      void loadNotifications(stop.signal).then(
        (loaded) => studio.setUnread(loaded.unread),
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
  }, [isOpen, studio]);
  const label = messages[locale].bell(unread);
  return (
    <StudioLink
      className={styles.root}
      href={writeScreenPath("notifications")}
      aria-label={label}
      title={label}
      aria-current={isOpen ? "page" : undefined}
    >
      <BellIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      {unread > 0 ? <span aria-hidden="true">{unread}</span> : null}
    </StudioLink>
  );
});
