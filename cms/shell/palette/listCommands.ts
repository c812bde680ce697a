import { htmlLang, listOtherLocales, ownName } from "@/features/shared/locale";
import { navigate } from "#cms/shell/navigate.ts";
import { writeGuidePath, writeScreenPath } from "#cms/shell/screenPaths.ts";
import { chooseColourMode } from "#cms/shell/colourMode.ts";
import { chooseLocale } from "#cms/shell/chooseLocale.ts";
import { postSignOut } from "#cms/shell/postSignOut.ts";
import type { StudioStore } from "#cms/shell/StudioStore.ts";

import { listTypeLinks } from "#cms/shell/listTypeLinks.ts";
import { messages as shell } from "#cms/shell/messages.ts";

import { messages } from "./messages.ts";
import type { Command } from "./PaletteStore.ts";

/** All commands of the palette; English keywords match in every language. */
export function listCommands(studio: StudioStore): Command[] {
  const text = messages[studio.locale];
  const { actions } = text;
  const english = messages.en.actions;
  const command = (id: keyof typeof actions, run: () => void): Command => ({
    id,
    label: actions[id],
    words: english[id],
    run,
  });
  const goTo = (screen: Parameters<typeof writeScreenPath>[0]) => () => navigate(writeScreenPath(screen));
  return [
    command("newPage", () => studio.open("new-page")),
    command("list", goTo("list")),
    command("drafts", () => navigate(`${writeScreenPath("list")}?state=changed`)),
    command("tree", goTo("tree")),
    command("files", goTo("files")),
    command("waiting", goTo("waiting")),
    command("releases", goTo("releases")),
    command("calendar", goTo("calendar")),
    command("checks", goTo("checks")),
    command("replace", goTo("replace")),
    ...listTypeLinks(studio).map(({ id, label, href }) => ({
      id: `list-${id}`,
      label,
      words: `${id}s`,
      run: () => navigate(href),
    })),
    command("deleted", goTo("deleted")),
    ...(studio.can("publisher")
      ? [command("import", goTo("import")), command("submissions", goTo("submissions"))]
      : []),
    command("notFound", goTo("not-found")),
    ...(studio.can("owner")
      ? [command("audit", goTo("audit")), command("people", goTo("people")), command("webhooks", goTo("webhooks"))]
      : []),
    command("notifications", goTo("notifications")),
    command("account", goTo("account")),
    command("keys", () => studio.open("keys")),
    command("site", () => window.location.assign("/")),
    command("light", () => chooseColourMode("light")),
    command("dark", () => chooseColourMode("dark")),
    ...listOtherLocales(studio.locale).map((locale) => ({
      id: `speak-${locale}`,
      label: text.speak(ownName(locale)),
      words: `language ${htmlLang(locale)} ${messages[locale].speak(ownName(locale))}`,
      run: () => chooseLocale(locale, studio),
    })),
    {
      id: "guide",
      label: shell[studio.locale].guide,
      words: `help ${shell.en.guide}`,
      run: () => window.open(writeGuidePath(studio.locale), "_blank", "noopener"),
    },
    command("signOut", postSignOut),
  ];
}
