import { lazy } from "react";
import type { ComponentType } from "react";

import type { ModalStore, ModalView } from "@/features/app-state";
import type { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

import type { Channels } from "./Channels";
import { loadView } from "./loadView";

/** Props of each modal. */
export type ViewProps = { store: ModalStore; locale: Locale; channels: Channels; close: () => void };

/** The content of each kind of window, loaded when a visitor aims at it or it is first shown. */
export const views: Record<ModalView["kind"], ComponentType<ViewProps>> = {
  contact: lazy(loadView.contact),
  share: lazy(loadView.share),
  qr: lazy(loadView.qr),
  notice: lazy(loadView.notice),
  ambassadors: lazy(loadView.ambassadors),
  product: lazy(loadView.product),
  location: lazy(loadView.location),
};

/** The heading of a window. */
export function getTitle(view: ModalView, text: (typeof messages)[Locale]): string {
  if (view.kind === "notice") return view.title;
  if (view.kind === "qr") return text.titles.qr;
  if (view.kind === "product" && view.title) return view.title;
  if (view.kind === "contact") return view.target === "sales" ? text.titles.sales : text.titles.contact;
  return text.titles[view.kind];
}
