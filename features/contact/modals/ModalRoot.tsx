"use client";

import { Suspense, useEffect, useRef, useState } from "react";
import type { ComponentType } from "react";

import { ModalStore } from "@/features/app-state";
import type { ModalView } from "@/features/app-state";
import { messages } from "@/features/contact/messages";
import { opensWindow } from "@/features/shared/contracts/anchors";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { report } from "@/features/shared/report";

import type { Channels } from "./Channels";
import { Dialog } from "@/features/shared/ui/Dialog";
import { PendingView } from "./PendingView";
import { getTitle, views } from "./views";
import type { ViewProps } from "./views";

type Props = {
  view: ModalView;
  /** Content of the first view, where it is loaded. */
  Content?: ComponentType<ViewProps>;
  locale: Locale;
  channels: Channels;
  onClosed: () => void;
};

const reportSales = (view: ModalView) => {
  if (view.kind === "contact" && view.target === "sales") report("contact form");
};

const isShort = ({ kind }: ModalView) => kind !== "contact" && kind !== "ambassadors" && kind !== "product";

/** The modal over the page, and its successors. */
export const ModalRoot = observer(function ModalRoot({ view, Content, locale, channels, onClosed }: Props) {
  const [store] = useState(() => new ModalStore(reportSales));
  useEffect(() => store.open(view), [store, view]);
  const text = messages[locale];
  const shown = store.view;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const handleClosed = () => {
    store.close();
    clearModalHash();
    onClosed();
  };
  if (!shown) return null;
  return (
    <Dialog dialog={dialog} title={getTitle(shown, text)} closeLabel={text.close} onClosed={handleClosed}>
      {[store.covered, shown].map((one) => {
        if (!one) return null;
        const View = (one.kind === view.kind && Content) || views[one.kind];
        return (
          <div key={one.kind} hidden={one !== shown} data-columns={one.kind === "contact" || undefined}>
            <Suspense fallback={<PendingView locale={locale} {...(isShort(one) ? { lines: 4 } : {})} />}>
              <View store={store} locale={locale} channels={channels} close={close} />
            </Suspense>
          </div>
        );
      })}
    </Dialog>
  );
});

// A URL that opened the window would open it again on a reload.
function clearModalHash(): void {
  const { pathname, search, hash } = window.location;
  if (opensWindow(hash)) history.replaceState(history.state, "", `${pathname}${search}`);
}
