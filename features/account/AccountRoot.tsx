"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { usePathname } from "next/navigation";

import { AccountStore } from "@/features/app-state";
import { observer } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";

import { AccountMenu } from "./AccountMenu";
import { requestAccount } from "./api";

/** The signed-in parts of every page: account menu in the header, and the current plan marked. */
export const AccountRoot = observer(function AccountRoot({ locale }: { locale: Locale }) {
  const [store] = useState(() => new AccountStore(requestAccount));
  const [slots] = useState(() => [...document.querySelectorAll("[data-account-slot]")]);
  const path = usePathname();
  const { isSignedIn, planId, state } = store;
  const isKnown = state.kind !== "idle" && state.kind !== "pending";
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    // Until then the header's first script holds the place of the menu.
    if (!isKnown) return;
    // The header's style hides the link to the sign-in.
    if (isSignedIn) document.documentElement.dataset.signedIn = "";
    else delete document.documentElement.dataset.signedIn;
  }, [isKnown, isSignedIn]);
  useEffect(() => markPlan(document, planId), [planId, path]);
  return slots.map((slot, index) => createPortal(<AccountMenu store={store} locale={locale} />, slot, String(index)));
});

/** Marks the visitor's plan wherever plans are listed (`data-plan`), and no other. */
export function markPlan(root: ParentNode, planId: string | undefined): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-plan]")) {
    if (planId !== undefined && element.dataset.plan === planId) element.dataset.current = "";
    else delete element.dataset.current;
  }
}
