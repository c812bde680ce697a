import type { ReactNode } from "react";
import { ChevronDown, Menu, Search, X } from "lucide-react";

import { ButtonLink } from "@/features/shared/ui/Button";
import { Mark } from "@/features/shared/ui/Mark";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import { ModeSwitch } from "@/features/site-chrome/ModeSwitch";
import styles from "./index.module.css";

type MenuItem = { label: string; text: string; href: string | undefined };
type MenuGroup = MenuItem & { items: MenuItem[] };

type Props = {
  locale: Locale;
  siteName: string;
  menus: MenuGroup[];
  accountUrl: string;
  /** Opens the window that creates a key; without it there is no such button. */
  keyUrl?: string;
  /** The language switch of the page. */
  language: ReactNode;
};

/** Mark, menus, language, colour mode and account. Every menu is a `details`, so all of it works without script. */
export function Header({ locale, siteName, menus, accountUrl, keyUrl, language }: Props) {
  const text = messages[locale];
  // The only button; everything else is a link.
  const drawTools = (isFolded: boolean) => (
    <>
      <span className={styles.tool}>{language}</span>
      <ModeSwitch locale={locale} isFolded={isFolded} />
      <span className={styles.slot} data-account-slot="" />
      <a className={styles.account} href={accountUrl}>
        {text.account}
      </a>
      {keyUrl ? (
        <ButtonLink className={styles.key} size="small" href={keyUrl} data-opens="">
          <span data-without-key="">{text.key}</span>
          <span data-with-key="">{text.ownKey}</span>
        </ButtonLink>
      ) : null}
    </>
  );
  return (
    <header className={styles.root}>
      <div className={styles.inner}>
        <a className={styles.home} href={localizePath("/", locale)}>
          <Mark name={siteName} />
        </a>
        <nav className={styles.wide} aria-label={text.mainMenu}>
          {menus.map((menu) => (
            <Group key={menu.label} menu={menu} />
          ))}
        </nav>
        <a
          className={styles.search}
          href={localizePath("/search/", locale)}
          data-search=""
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{text.search}</span>
          <kbd aria-hidden="true" />
        </a>
        <div className={styles.end}>{drawTools(true)}</div>
        <details className={styles.sheet} data-menu="sheet">
          <summary aria-label={text.menu}>
            <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <div className={styles.panel}>
            <nav aria-label={text.menu}>
              {menus.map((menu, index) =>
                menu.items.length > 0 ? (
                  <details key={menu.label} name="sheet-menu" open={index === 0}>
                    <summary>
                      {menu.label}
                      <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
                    </summary>
                    <Items items={menu.items} />
                  </details>
                ) : (
                  <a key={menu.label} href={menu.href}>
                    {menu.label}
                  </a>
                ),
              )}
            </nav>
            <div className={styles.sheetTools}>{drawTools(false)}</div>
          </div>
        </details>
      </div>
    </header>
  );
}

function Group({ menu }: { menu: MenuGroup }) {
  if (menu.items.length === 0) return <a href={menu.href}>{menu.label}</a>;
  return (
    <details className={styles.group} name="main-menu" data-menu="group">
      <summary>
        {menu.label}
        <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
      </summary>
      <div className={styles.list}>
        <Items items={menu.items} />
      </div>
    </details>
  );
}

function Items({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, text, href }) => (
        <li key={label}>
          <a href={href}>
            {label}
            {text ? <small>{text}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
