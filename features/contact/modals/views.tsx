import { lazy } from "react";
import type { ComponentType } from "react";

import type { ModalStore, ModalView } from "@/features/app-state";
import type { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

import type { Channels } from "./Channels";

/** Props of each modal. */
export type ViewProps = { store: ModalStore; locale: Locale; channels: Channels; close: () => void };

/** The content of each kind of window, loaded when it is first shown. */
export const views: Record<ModalView["kind"], ComponentType<ViewProps>> = {
  contact: lazy(() => import("./ContactView")),
  share: lazy(() => import("./ShareView")),
  qr: lazy(() => import("./QrView")),
  notice: lazy(() => import("./NoticeView")),
  ambassadors: lazy(() => import("./AmbassadorsView")),
  product: lazy(() => import("./ProductView")),
  location: lazy(() => import("./LocationView")),
};

/** The heading of a window. */
export function getTitle(view: ModalView, text: (typeof messages)[Locale]): string {
  if (view.kind === "notice") return view.title;
  if (view.kind === "qr") return text.titles.qr;
  if (view.kind === "product" && view.title) return view.title;
  if (view.kind === "contact") return view.target === "sales" ? text.titles.sales : text.titles.contact;
  return text.titles[view.kind];
}
