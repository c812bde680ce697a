import { cutEnding, isDistinctive } from "@/features/shared/contracts/wordStart";
import { moveToChain, shortenLine } from "@/features/shared/requests/moveToChain";
import { updateUrl } from "@/features/shared/ui/updateUrl";

const places = "[data-filter-list]";
const base58 = "[1-9A-HJ-NP-Za-km-z]";
const kinds = ["tx", "address", "name"] as const;
type Kind = (typeof kinds)[number];
/** Transactions, addresses and names in what was pasted, by the notation of what opens them. */
const notations: Record<string, Partial<Record<Kind, RegExp>>> = {
  evm: { tx: /\b0x[\da-f]{64}\b/i, address: /\b0x[\da-f]{40}\b/i },
  bitcoin: {
    tx: /\b[\da-f]{64}\b/i,
    address: new RegExp(`\\b(?:(?:bc|tb)1[\\da-z]{39,59}|[13]${base58}{25,33})\\b`),
  },
  solana: { tx: new RegExp(`\\b${base58}{86,88}\\b`), address: new RegExp(`\\b${base58}{43,44}\\b`) },
  ens: { name: /[^\s/:]+\.eth\b/i },
};

/**
 * Filters a list (with the value `page`, what its links lead to as well) by the text in its field, and by its selects,
 * whose values are in `data-tags` of the items that fit. The name in `data-filter` is that of the parameter in the URL;
 * without one the URL stays. Of a page, the only question left is opened. A pasted transaction or address leaves the
 * items with an explorer, whose links open it. Items that are called so in `data-exact` come first.
 */
export function listenToFilter(signal: AbortSignal): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!isFilter(target)) return;
      filter(target);
      writeUrl(target);
    },
    { signal },
  );
  document.addEventListener("submit", goToExplorer, { signal });
  // Before `listenToLinks` follows it.
  document.addEventListener("click", chooseWord, { signal, capture: true });
}

/** A link with a word searches the list for it; a second click removes it. */
function chooseWord(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-filter-word]") : null;
  const field = link?.closest(places)?.querySelector<HTMLInputElement>("input[data-filter]");
  if (!link || !field || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { filterWord: word = "" } = link.dataset;
  field.value = field.value === word ? "" : word;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** After a pasted text Enter leads to the first link that opens it: a search of the site would not find it. */
function goToExplorer(event: SubmitEvent): void {
  const list = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-pasted]") : null;
  const link = list?.querySelector<HTMLElement>(`[data-notation=${list.dataset.pasted}]:not([hidden] *)`);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Filters by what was typed or chosen before this script was loaded, else by what is in the URL. */
export function applyFilters(): void {
  const query = new URLSearchParams(window.location.search);
  for (const field of document.querySelectorAll("[data-filter]")) {
    if (!isFilter(field)) continue;
    const { filter: name } = field.dataset;
    const first = getFirstValue(field);
    if (name && field.value === first) field.value = query.get(name) ?? "";
    if (!field.value && !first) continue;
    filter(field);
    writeUrl(field);
  }
}

/** The value that the page came with. */
const getFirstValue = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find((option) => option.defaultSelected)?.value ?? "");

function writeUrl({ value, dataset: { filter: name } }: HTMLInputElement | HTMLSelectElement): void {
  if (!name) return;
  updateUrl(() => {
    const url = new URL(window.location.href);
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
    return url.href === window.location.href ? undefined : { url };
  });
}

const isFilter = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.dataset.filter !== undefined;

function filter(field: HTMLInputElement | HTMLSelectElement): void {
  const list = field.closest(places);
  if (!list) return;
  const fields = [...list.querySelectorAll("[data-filter]")].filter(isFilter);
  const words = fields.flatMap((one) => (one instanceof HTMLInputElement ? splitWords(one.value) : []));
  const tags = fields.flatMap((one) => (one instanceof HTMLSelectElement ? splitWords(one.value) : []));
  const pasted = openPasted(list, field.value);
  const fits = (item: HTMLElement, isNear = false) => {
    if (pasted) return item.querySelector(`[data-notation=${pasted.notation}]`) !== null;
    const text = `${item.textContent} ${item.dataset.find ?? ""} ${item.dataset.exact ?? ""}`.toLowerCase();
    const own = splitWords(item.dataset.tags ?? "");
    const found = words.filter((word) => text.includes(cutEnding(word)));
    return (
      (isNear ? found.some(isDistinctive) : found.length === words.length) && tags.every((tag) => own.includes(tag))
    );
  };
  const items = [...list.querySelectorAll<HTMLElement>("li")];
  const status = list.querySelector<HTMLElement>("[data-filter-none]");
  const near = status?.dataset.filterNear;
  const isNear = near !== undefined && !items.some((item) => fits(item));
  sortExact(list, words);
  for (const item of items) {
    item.hidden = !fits(item, isNear);
    if (list.matches("[data-filter-list=page]")) hideTarget(item);
  }
  moveSettings(list);
  const isEmpty = words.length + tags.length === 0;
  const [only, ...others] = list.querySelectorAll<HTMLElement>("[data-filter-list=page] li:not([hidden])");
  if (only && others.length === 0 && !isEmpty) findTarget(only)?.closest("details")?.setAttribute("open", "");
  const count = list.querySelector("[data-filter-count]");
  if (count) count.textContent = String(list.querySelectorAll("li:not([hidden])").length);
  for (const group of list.querySelectorAll<HTMLElement>("[data-group]")) {
    const found = group.querySelectorAll("li:not([hidden])").length;
    const hasFound = found > 0;
    group.hidden = !hasFound;
    const count = group.querySelector("[data-count]");
    if (count) count.textContent = String(found);
    if (!(group instanceof HTMLDetailsElement)) continue;
    // An empty filter closes the groups that it had opened.
    if (isEmpty) group.open = group.dataset.group !== "folded";
    else if (hasFound) group.open = true;
  }
  for (const link of list.querySelectorAll<HTMLElement>("[data-filter-word]"))
    link.setAttribute("aria-current", String(link.dataset.filterWord === field.value));
  if (!status) return;
  const none = (status.dataset.filterNone ?? "").replace("{words}", () => field.value.trim());
  const hint = isNear ? near : "";
  const found = list.querySelector("li:not([hidden])") ? hint : none;
  status.textContent = (pasted && status.dataset[pasted.kind]) ?? found;
}

/** Puts items with a word in `data-exact` before the others; both stay in the order of the page. */
function sortExact(list: Element, words: string[]): void {
  const items = [...list.querySelectorAll<HTMLElement>("li[data-exact]")];
  for (const [index, item] of items.entries()) item.dataset.rank ??= String(index);
  const isExact = ({ dataset }: HTMLElement) => splitWords(dataset.exact ?? "").some((word) => words.includes(word));
  const rank = (item: HTMLElement) => Number(item.dataset.rank) - (isExact(item) ? items.length : 0);
  for (const item of items.toSorted((one, other) => rank(one) - rank(other))) item.parentElement?.append(item);
}

/** Points the lines of code of a list's items at the chosen chain. */
function moveSettings(list: Element): void {
  const chosen = list.querySelector<HTMLElement>("option[data-endpoint]:checked");
  for (const item of list.querySelectorAll<HTMLElement>("[data-setting]")) {
    const [code, button] = [item.querySelector("code"), item.querySelector<HTMLElement>("[data-copy]")];
    const line = moveToChain(item.dataset.setting ?? "", chosen?.dataset.endpoint);
    const before = button?.dataset.copy ?? "";
    if (!code || !button || before === line) continue;
    code.textContent = shortenLine(line);
    button.dataset.copy = line;
    button.setAttribute(
      "aria-label",
      (button.getAttribute("aria-label") ?? "").replace(before, () => line),
    );
  }
}

type Pasted = { notation: string; kind: Kind; id: string };

/** Points the explorers of a list at the pasted transaction, address or name, and tells which it is. */
function openPasted(list: Element, text: string): Pasted | undefined {
  const explorers = list.querySelectorAll<HTMLAnchorElement>("[data-explorer]");
  if (explorers.length === 0) return undefined;
  const pasted = findPasted(text);
  for (const link of explorers) {
    const { explorer = "", notation, ...paths } = link.dataset;
    const url = new URL(explorer);
    // The query names a test network.
    if (notation === pasted?.notation && pasted)
      url.pathname = [url.pathname.replace(/\/$/, ""), paths[pasted.kind], pasted.id].filter(Boolean).join("/");
    link.href = url.href;
  }
  if (pasted) list.setAttribute("data-pasted", pasted.notation);
  else list.removeAttribute("data-pasted");
  return pasted;
}

const findPasted = (text: string): Pasted | undefined =>
  Object.entries(notations)
    .flatMap(([notation, patterns]) =>
      kinds.flatMap((kind) => (patterns[kind]?.exec(text) ?? []).map((id) => ({ notation, kind, id }))),
    )
    .at(0);

/** An index hides what its links lead to as well, and sections in which nothing is left. */
function hideTarget(item: HTMLElement): void {
  const target = findTarget(item)?.closest<HTMLElement>("li, details");
  if (!target) return;
  target.hidden = item.hidden;
  const section = target.closest("section");
  if (!section) return;
  section.hidden = false;
  section.hidden = [...section.querySelectorAll("li, details")].every((one) => one.closest("[hidden]"));
}

const findTarget = (item: HTMLElement) =>
  document.getElementById(decodeURIComponent(item.querySelector("a")?.hash.slice(1) ?? ""));

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
