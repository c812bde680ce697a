import type { ReactNode } from "react";

type Props = { className?: string | undefined; children: ReactNode };

const id = "page-lead";

/**
 * The words a page begins with, once on a page. The browser draws nothing before they are there: a frame of the header
 * alone would cost a slow phone one more.
 */
export const PageLead = ({ className, children }: Props) => (
  <div id={id} className={className}>
    {/* React takes it into the head. */}
    <link rel="expect" href={`#${id}`} blocking="render" />
    {children}
  </div>
);
