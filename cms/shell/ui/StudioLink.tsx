import type { ComponentProps, ElementType, MouseEvent } from "react";

import { navigate } from "#cms/shell/navigate.ts";

type Props = ComponentProps<"a"> & { href: string; as?: ElementType<ComponentProps<"a">> };

/** A link to another Studio screen; a plain click navigates without a page load. */
export function StudioLink({ as: Element = "a", href, onClick, ...rest }: Props) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || hasModifier || event.button !== 0) return;
    event.preventDefault();
    navigate(href);
  };
  return <Element href={href} onClick={open} {...rest} />;
}
