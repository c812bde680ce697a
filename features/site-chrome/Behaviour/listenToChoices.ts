import { closedBannerKey, modeKey } from "@/features/site-chrome/storedChoices/applyStoredChoices";

const yearSeconds = 31_536_000;

/** Listens to the choices of the shell: language, colour mode, a closed banner. */
export function listenToChoices(signal: AbortSignal): void {
  document.addEventListener("click", onClick, { signal });
  reflectMode();
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[data-locale]");
  const mode = event.target.closest<HTMLElement>("[data-choose-mode]")?.dataset.chooseMode;
  const banner = event.target.closest<HTMLElement>("[data-close-banner]")?.dataset.closeBanner;
  if (link) keepScrollPosition(link);
  if (mode) {
    chooseMode(mode);
    closeMenu(event.target.closest("details[data-menu=mode]"));
  }
  if (banner) closeBanner(banner);
}

function keepScrollPosition(link: HTMLAnchorElement): void {
  const url = new URL(link.href);
  // The page is an ancestor instead of a translation: query and anchor are meaningless there.
  const isAbove = link.dataset.localeAbove !== undefined;
  link.href = `${url.pathname}${isAbove ? "" : `${window.location.search}${window.location.hash}`}`;
  document.cookie = `locale=${link.dataset.locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

function chooseMode(mode: string): void {
  if (mode === "system") delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  remember(modeKey, mode === "system" ? undefined : mode);
  reflectMode();
}

/** Closes the menu of a choice and focuses its button; a choice outside of a menu has none. */
function closeMenu(menu: Element | null): void {
  menu?.removeAttribute("open");
  menu?.querySelector("summary")?.focus();
}

function reflectMode(): void {
  const chosen = document.documentElement.dataset.mode ?? "system";
  for (const button of document.querySelectorAll<HTMLElement>("[data-choose-mode]")) {
    button.setAttribute("aria-pressed", String(button.dataset.chooseMode === chosen));
  }
}

function closeBanner(name: string): void {
  document.querySelector(`[data-banner="${CSS.escape(name)}"]`)?.remove();
  // The focused button is gone; the next element is the header.
  document.querySelector<HTMLElement>("header a[href]")?.focus();
  remember(closedBannerKey, name);
}

/** Stores or removes a choice in localStorage; without storage it lasts until the page is left. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`${key}: storage is closed, the choice lasts until the page is left`, error);
  }
}
