import { reaction } from "@/features/shared/mobx";
import { followWaits } from "#cms/editor/preview/PreviewFrame.ts";
import { Debounce } from "#cms/editor/saving/Debounce.ts";

import type { PageEditing } from "./PageEditing.ts";

const startsAlike = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
}

/** Marks on the page the field that has the focus in the form, and scrolls to it, until the returned function is called. */
export function followFocus(page: PageEditing): () => void {
  const { session, live } = page;
  const follow = () => {
    const { presence, selected } = session;
    const [slice = "", path = ""] = presence.focused.split(" ");
    const isHere = slice === selected;
    const { chosen, typing } = page;
    // What was clicked on the page may be a part of the field, or have none in the form.
    const isClicked = chosen?.slice === selected && (!isHere || startsAlike(chosen.path, path));
    if (typing || isClicked) return;
    const spot = isHere ? page.list(slice).find((one) => one.path === path) : undefined;
    page.setChosen(spot);
    // Of a long text, the part that is in sight is the one that is edited.
    if (spot) live.bring(page.listElements(spot).find(isInSight) ?? spot.element);
  };
  const following = new Debounce(follow, followWaits);
  const stop = reaction(
    () => `${session.presence.focused} ${session.selected}`,
    () => following.call(),
  );
  return () => {
    stop();
    following.cancel();
  };
}
