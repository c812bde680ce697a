import { speculationRules } from "./speculationRules.ts";
import { isPageReady } from "./earlyInput.ts";
import type { EarlyInput } from "./earlyInput.ts";
import { holdKeys } from "./holdKeys.ts";
import { loadScripts, whenParsed } from "./loadScripts.ts";
import type { PageScripts } from "./loadScripts.ts";
import { reloadStalePage } from "./reloadStalePage.ts";
import { readStored } from "./visitorSettings.ts";

const quietly = { capture: true, passive: true };

/**
 * Adds a page's scripts at the first sign that someone is about to use it. What such a sign changes is painted first:
 * the scripts come a frame later. For someone who is signed in, or who chose a region or a network on a page with samples, they come
 * at once: the header and the samples show it. So they do for an anchor that is no place on the page: it names a window.
 * The page says that it is ready with `data-ready` on its root element.
 */
export function startLoader(page: PageScripts, early: EarlyInput): void {
  let isLoading = false;
  let isRequested = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadScripts(page, end);
  };
  const request = (event?: Event) => {
    if (isRequested || isRestingPointer(event)) return;
    isRequested = true;
    for (const sign of early.signs) removeEventListener(sign, request, quietly);
    requestAnimationFrame(() => setTimeout(load));
  };
  const end = () => {
    removeEventListener("input", noteInput, true);
    watch.disconnect();
    keys.release();
    early.release();
  };
  const watch = new MutationObserver(() => {
    if (isPageReady()) end();
  });
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-ready"] });
  const openNamedWindow = () => {
    const id = location.hash.slice(1);
    if (id && !document.getElementById(id)) load();
  };
  whenParsed(openNamedWindow);
  addEventListener("hashchange", openNamedWindow);
  reloadStalePage();
  if (isShownAtOnce()) load();
  noteEarlyText();
  const keys = holdKeys({ request, end });
  addEventListener("input", noteInput, true);
  for (const sign of early.signs) {
    removeEventListener(sign, early.noteSign, true);
    addEventListener(sign, request, quietly);
  }
  early.requestScripts = request;
  const { lastSign } = early;
  early.lastSign = undefined;
  if (lastSign instanceof KeyboardEvent && lastSign.type === "keydown") keys.handle(lastSign);
  if (lastSign) request(lastSign);
  if (early.heldClick) request();
  releaseManifest();
  addSpeculationRules();
}

/**
 * Browsers say `pointermove` only of a pointer that moves; browsers without a screen also say it of one that rests in the
 * corner.
 */
const isRestingPointer = (event: Event | undefined) =>
  event instanceof MouseEvent && event.type === "pointermove" && !event.clientX && !event.clientY;

const isShownAtOnce = () =>
  /(^|; )signedIn=1/.test(document.cookie) ||
  (document.querySelector("[data-regional],[data-region]") !== null && readStored("region") !== undefined) ||
  hasChosenNetwork();

function hasChosenNetwork(): boolean {
  const family = document.querySelector<HTMLElement>("[data-samples]")?.dataset.samples;
  return family !== undefined && readStored(`sample-network-${family}`) !== undefined;
}

const isTextField = (target: unknown) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Stores text typed before hydration in an attribute of its field (`useEarlyInput`). */
function noteInput({ target }: Event): void {
  if (isTextField(target)) target.dataset.typed = target.value;
}

function noteEarlyText(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea")) {
    if (field.value !== field.defaultValue) field.dataset.typed = field.value;
  }
}

/** Browsers ask for the manifest while a page is drawn; it waits for the loader. */
function releaseManifest(): void {
  const manifest = document.querySelector<HTMLLinkElement>("link[data-rel]");
  if (manifest) manifest.rel = "manifest";
}

/** Which links may be opened in advance: no link is aimed at before the page is drawn. */
function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  document.head.append(
    Object.assign(document.createElement("script"), { type: "speculationrules", textContent: speculationRules }),
  );
}
