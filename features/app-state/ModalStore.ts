import { makeAutoObservable } from "@/features/shared/mobx";

/** What can stand over the page. */
export type ModalView =
  | { kind: "contact"; target: "other" | "sales"; message?: string | undefined }
  | { kind: "share"; url: string; title: string }
  | { kind: "qr"; url: string; title: string }
  | { kind: "notice"; isError: boolean; title: string; detail: string }
  | { kind: "ambassadors" }
  | { kind: "product"; plan: string }
  | { kind: "location" };

/** The one window over the page: which it is, or none. */
export class ModalStore {
  view: ModalView | undefined;
  /** What stands behind the window and comes back after it, with what was typed there. */
  covered: ModalView | undefined;

  private readonly onOpen: (view: ModalView) => void;

  /** `hear` is told of each window that opens. */
  constructor(onOpen: (view: ModalView) => void = () => undefined) {
    this.onOpen = onOpen;
    makeAutoObservable<this, "hear">(this, { hear: false }, { autoBind: true });
  }

  /** Whether something stands over the page. */
  get isOpen(): boolean {
    return this.view !== undefined;
  }

  /** Shows a window in place of whatever stood there. */
  open(view: ModalView): void {
    this.view = view;
    this.covered = undefined;
    this.onOpen(view);
  }

  /** Shows a window over the present one, which is kept. */
  cover(view: ModalView): void {
    this.covered = this.view;
    this.view = view;
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
