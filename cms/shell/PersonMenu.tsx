import { ChevronDown } from "lucide-react";

import type { Person } from "#cms/people/contract.ts";
import { htmlLang, locales, ownName } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import { writeGuidePath, writeScreenPath } from "./screenPaths.ts";
import { useStudio } from "./StudioContext.tsx";
import { chooseLocale } from "./chooseLocale.ts";
import { chooseColourMode, colourModes, useColourMode } from "./colourMode.ts";
import { signOutUrl } from "./postSignOut.ts";

/** The user menu: language, colour mode, account, keyboard shortcuts, sign-out. */
export const PersonMenu = observer(function PersonMenu({ person }: { person: Person }) {
  const store = useStudio();
  const text = messages[store.locale];
  const mode = useColourMode();
  return (
    <Menu
      label={text.menu(person.name)}
      summary={
        <>
          <span>{person.name}</span>
          <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
        </>
      }
    >
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
      <StudioLink href={writeScreenPath("account")}>{text.account}</StudioLink>
      <button type="button" onClick={() => store.open("keys")}>
        {text.keys} <kbd>?</kbd>
      </button>
      <a href={writeGuidePath(store.locale)} target="_blank">
        {text.guide}
      </a>
      <a href="/">{text.toSite}</a>
      <form method="post" action={signOutUrl}>
        <button type="submit">{text.signOut}</button>
      </form>
    </Menu>
  );
});
