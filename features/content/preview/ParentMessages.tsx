"use client";

import { useLayoutEffect } from "react";

import { relayParentMessages } from "./relayParentMessages";

/** Lets the site's own editor speak to Prismic's simulator, which listens in a later effect. */
export function ParentMessages() {
  useLayoutEffect(relayParentMessages, []);
  return null;
}
