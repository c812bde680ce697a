import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { robots: { index: false }, icons: { icon: "/icon.svg" } };

/** The page draws the document: its language follows from the query, which a layout does not get. */
export default function SignInLayout({ children }: { children: ReactNode }) {
  return children;
}
