import { useEffect, useRef } from "react";
import { Menu as MenuIcon, Search } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Mark } from "@/features/shared/ui/Mark";
import { Bell } from "#cms/notifications/Bell.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import { writeScreenPath } from "./screenPaths.ts";
import { useStudio } from "./StudioContext.tsx";
import { PersonMenu } from "./PersonMenu.tsx";
import styles from "./Header.module.css";

const screens = ["list", "tree", "files", "waiting", "calendar", "releases", "checks", "people"] as const;

/** Navigation, palette button, and user menu. */
export const Header = observer(function Header({ siteName }: { siteName: string }) {
  const store = useStudio();
  const { locale, route, person } = store;
  const text = messages[locale];
  const nav = useRef<HTMLElement>(null);
  const isKnown = person !== undefined;
  // On a phone the row is wider than the window.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [route.screen, isKnown]);
  const links = screens
    .filter((screen) => screen !== "people" || store.can("owner"))
    .map((screen) => (
      <StudioLink
        key={screen}
        href={writeScreenPath(screen)}
        aria-current={isCurrent(screen, route.screen) ? "page" : undefined}
      >
        <span className={styles.long}>{text.nav[screen]}</span>
        <span className={styles.short}>{text.navShort[screen]}</span>
      </StudioLink>
    ));
  return (
    <header className={styles.root}>
      <StudioLink className={styles.home} href={writeScreenPath("list")}>
        <Mark name={siteName} />
        <span className={styles.studio}>Studio</span>
      </StudioLink>
      {person ? (
        <>
          <nav ref={nav} className={styles.nav} aria-label={text.screens}>
            {links}
          </nav>
          {route.screen === "document" ? (
            <nav className={styles.menu} aria-label={text.screens}>
              <Menu label={text.screens} summary={<MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />}>
                {links}
              </Menu>
            </nav>
          ) : null}
          <button
            type="button"
            className={styles.search}
            aria-label={text.searchLabel}
            aria-keyshortcuts="Control+K Meta+K"
            aria-haspopup="dialog"
            onClick={() => store.open("palette")}
          >
            <Search size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{text.search}</span>
            <kbd aria-hidden="true">Ctrl K</kbd>
          </button>
          <Bell />
          <PersonMenu person={person} />
        </>
      ) : null}
    </header>
  );
});

// Screens that are reached from another one.
const above: Record<string, string> = {
  document: "list",
  deleted: "list",
  replace: "list",
  import: "list",
  submissions: "list",
  "not-found": "list",
  audit: "people",
  webhooks: "people",
};

const isCurrent = (screen: (typeof screens)[number], shown: string) => screen === (above[shown] ?? shown);
