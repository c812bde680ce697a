import { useRef } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { ChevronDown } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import type { Person } from "#cms/people/contract.ts";
import { htmlLang, locales, ownName } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import { writeScreenPath } from "./screenPaths.ts";
import { useStudio } from "./StudioContext.tsx";
import { chooseLocale } from "./chooseLocale.ts";
import { chooseColourMode, colourModes, useColourMode } from "./colourMode.ts";
import { signOutUrl } from "./postSignOut.ts";
import styles from "./PersonMenu.module.css";

/** The user menu: language, colour mode, account, keyboard shortcuts, sign-out. */
export const PersonMenu = observer(function PersonMenu({ person }: { person: Person }) {
  const store = useStudio();
  const text = messages[store.locale];
  const menu = useRef<HTMLDetailsElement>(null);
  const mode = useColourMode();
  const close = () => menu.current?.removeAttribute("open");
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open || isComposing(event)) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={menu} className={styles.root} onKeyDown={closeByKey} onBlur={closeOnLeave}>
      <summary aria-label={text.menu(person.name)}>
        <span>{person.name}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <p>
          <strong>{person.name}</strong>
          <span>{text.roles[person.role]}</span>
        </p>
        <div role="group" aria-label={text.language}>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={htmlLang(locale)}
              aria-pressed={locale === store.locale}
              onClick={() => chooseLocale(locale, store)}
            >
              {ownName(locale)}
            </button>
          ))}
        </div>
        <div role="group" aria-label={text.mode}>
          {colourModes.map((one) => (
            <button key={one} type="button" aria-pressed={one === mode} onClick={() => chooseColourMode(one)}>
              {text.modes[one]}
            </button>
          ))}
        </div>
        <StudioLink href={writeScreenPath("account")} onClick={close}>
          {text.account}
        </StudioLink>
        <button
          type="button"
          onClick={() => {
            close();
            store.open("keys");
          }}
        >
          {text.keys} <kbd>?</kbd>
        </button>
        <a href="/">{text.toSite}</a>
        <form method="post" action={signOutUrl}>
          <button type="submit">{text.signOut}</button>
        </form>
      </div>
    </details>
  );
});
