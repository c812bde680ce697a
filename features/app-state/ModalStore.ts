import { makeAutoObservable } from "@/features/shared/mobx";

/** Names of the windows that can open over the page. */
export type ModalView =
  | { kind: "contact"; target: "other" | "sales"; message?: string | undefined }
  | { kind: "share"; url: string; title: string }
  | { kind: "qr"; url: string; title: string }
  | { kind: "notice"; isError: boolean; title: string; detail: string }
  | { kind: "ambassadors" }
  | { kind: "product"; plan: string; title?: string }
  | { kind: "location" };

/** Store of the window over the page; at most one is visible. */
export class ModalStore {
  view: ModalView | undefined = undefined;
  /** The covered window, which is restored with its input when the current one closes. */
  covered: ModalView | undefined = undefined;

  private readonly onOpen: (view: ModalView) => void;

  /** `onOpen` is called for each window that opens. */
  constructor(onOpen: (view: ModalView) => void = () => undefined) {
    this.onOpen = onOpen;
    makeAutoObservable<this, "onOpen">(this, { onOpen: false }, { autoBind: true });
  }

  /** Whether a window is open. */
  get isOpen(): boolean {
    return this.view !== undefined;
  }

  /** Replaces the current modal. */
  open(view: ModalView): void {
    this.view = view;
    this.covered = undefined;
    this.onOpen(view);
  }

  /** Shows a modal over the current one. */
  cover(view: ModalView): void {
    this.covered = this.view;
    this.view = view;
  }

  /** The heading of a plan's window, once its name is known. */
  setTitle(title: string): void {
    if (this.view?.kind === "product") this.view.title = title;
  }

  /** Back to the window that was covered. */
  uncover(): void {
    this.view = this.covered;
    this.covered = undefined;
  }

  close(): void {
    this.view = undefined;
    this.covered = undefined;
  }
}
