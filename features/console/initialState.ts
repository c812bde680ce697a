import type { Choice } from "./choice";

/** The state of the no-JS form when the console replaces it. */
export type InitialConsoleState = {
  choice: Choice;
  /** Parameters as JSON, where they were typed. */
  params: string;
  /** Selector of what had the focus, in the plain form and in the console alike. */
  focus: string | undefined;
  /** Names of the opened parts. */
  open: string[];
  /** The visitor already pressed the button. */
  isSubmitted: boolean;
};

/** No interaction yet. */
export const emptyInitialState: InitialConsoleState = {
  choice: {},
  params: "",
  focus: undefined,
  open: [],
  isSubmitted: false,
};

/** Reads the values of the no-JS form and which field has the focus. */
export function readInitialState(root: HTMLElement, isSubmitted: boolean): InitialConsoleState {
  const changed = (name: string) => {
    const select = root.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    const first = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected);
    return select && select.value !== (first ?? select.options[0])?.value ? select.value : undefined;
  };
  const params = root.querySelector<HTMLTextAreaElement>('textarea[name="params"]');
  const active = document.activeElement;
  return {
    choice: { network: changed("network"), method: changed("method") },
    params: params && params.value !== params.defaultValue ? params.value : "",
    focus: active instanceof HTMLElement && root.contains(active) ? toSelector(active) : undefined,
    open: [...root.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset.part ?? ""),
    isSubmitted,
  };
}

function toSelector(element: HTMLElement): string | undefined {
  const name = element.getAttribute("name");
  if (name) return `[name="${CSS.escape(name)}"]`;
  if (element.getAttribute("type") === "submit") return "[type=submit]";
  const part = element.localName === "summary" ? element.closest<HTMLElement>("[data-part]")?.dataset.part : undefined;
  return part && `[data-part="${CSS.escape(part)}"] > summary`;
}

/** Resolves when no select of the no-JS form is open: replacing the form would close it. */
export function whenSelectClosed(root: HTMLElement): Promise<void> {
  const active = document.activeElement;
  if (!(active instanceof HTMLSelectElement) || !root.contains(active) || !isOpen(active)) return Promise.resolve();
  return new Promise((resolve) => {
    // The focus arrives only after the event.
    const handleClosed = () => setTimeout(resolve);
    for (const sign of ["change", "blur"]) active.addEventListener(sign, handleClosed, { once: true });
  });
}

function isOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(":open");
  } catch {
    // Older browsers do not report this; there a select focused by pointer counts as open.
    return !select.matches(":focus-visible");
  }
}
