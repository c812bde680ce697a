import type { Locale } from "@/features/shared/locale";
import type { EditorSession, Step } from "#cms/editor/EditorSession.ts";
import { isMainHeading } from "#cms/editor/model/FieldModel.ts";
import { newSlice } from "#cms/editor/model/newValues.ts";
import type { SliceModel, Variation } from "#cms/editor/model/EditorModels.ts";
import type { OrderChange } from "#cms/editor/store/Change.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { duplicateSlice, insertSlices, moveSlice, removeSlice } from "#cms/editor/store/sliceCommands.ts";

import { messages } from "./messages.ts";
import { noteRecent } from "./recentSlices.ts";
import { copySlice } from "./sliceClipboard.ts";
import { nameSlice } from "./sliceNames.ts";

type Context = { session: EditorSession; locale: Locale };

const nameByKey = ({ models, store }: EditorSession, key: string) => nameSlice(models, store.slice(key));

/** Inserts a slice into a zone, scrolls to it and announces its position. */
export function addSlice({ session, locale }: Context, zone: string, index: number, slice: JsonObject): void {
  const [key = ""] = insertSlices(session.store, zone, index, [slice]);
  session.reveal(key);
  const count = session.store.keys(zone).length;
  session.announce(messages[locale].added(nameByKey(session, key), index + 1, count));
}

/** Inserts an empty slice; its main heading, if it has one, begins as the page's title. */
export function addNewSlice(
  context: Context,
  zone: string,
  index: number,
  slice: SliceModel,
  variation: Variation,
): void {
  noteRecent(slice.type, variation.id);
  const text = toText(context.session.store.get("", "data/title"));
  const heading = variation.primary.find(isMainHeading);
  const values = heading && text ? { [heading.name]: [{ type: "heading1", text, spans: [], direction: "ltr" }] } : {};
  addSlice(context, zone, index, newSlice(slice, variation, values));
}

/** Inserts the copied slice; returns the reason if the zone does not allow it. */
export function pasteSlice(
  context: Context,
  zone: string,
  index: number,
  slice: JsonObject | undefined,
): string | undefined {
  const { session, locale } = context;
  const text = messages[locale];
  const type = toText(slice?.slice_type);
  const isAllowed = session.models.choices(session.summary.type, zone).some((choice) => choice.type === type);
  if (slice && isAllowed) {
    addSlice(context, zone, index, slice);
    return undefined;
  }
  return slice ? text.cannotPaste(nameSlice(session.models, slice)) : text.nothingToPaste;
}

/** Moves a slice and announces its new position. */
export function moveTo({ session, locale }: Context, key: string, index: number): void {
  const to = moveSlice(session.store, key, index);
  const zone = session.store.findZone(key) ?? "";
  session.bring({ slice: key, path: "", isFocused: false });
  session.announce(messages[locale].moved(nameByKey(session, key), to + 1, session.store.keys(zone).length));
}

export function remove({ session, locale }: Context, key: string): void {
  const name = nameByKey(session, key);
  const keys = session.store.keys(session.store.findZone(key) ?? "");
  const index = keys.indexOf(key);
  removeSlice(session.store, key);
  // Focus moves to the slice now at that position.
  session.bring({ slice: keys[index + 1] ?? keys[index - 1] ?? "", path: "", isFocused: true });
  session.announce(messages[locale].removed(name), true);
}

/** Announces an undo or redo with what it did to a slice. */
export function announceStep({ session, locale }: Context, { kind, change }: Step): void {
  const text = messages[locale];
  const [slice, ...more] = change.slices;
  const key = slice?.key ?? findMoved(change.orders[0], session.selected);
  const order = session.store.keys(session.store.findZone(key) ?? "");
  const place = [order.indexOf(key) + 1, order.length] as const;
  const describe = () => {
    if (!key || more.length > 0) return "";
    if (!slice) return text.moved(nameByKey(session, key), ...place);
    return slice.after
      ? text.added(nameSlice(session.models, slice.after), ...place)
      : text.removed(nameSlice(session.models, slice.before ?? {}));
  };
  session.announce(text[kind](describe()));
}

/** The slice that moved; of two that changed places, the selected one. */
function findMoved(order: OrderChange | undefined, selected: string): string {
  if (!order) return "";
  const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key).join();
  const moved = order.after.filter((key) => without(order.before, key) === without(order.after, key));
  return moved.find((key) => key === selected) ?? moved[0] ?? "";
}

export function duplicate({ session, locale }: Context, key: string): void {
  const copy = duplicateSlice(session.store, key);
  if (copy === undefined) return;
  session.reveal(copy);
  const keys = session.store.keys(session.store.findZone(copy) ?? "");
  session.announce(messages[locale].added(nameByKey(session, copy), keys.indexOf(copy) + 1, keys.length));
}

export function copy({ session, locale }: Context, key: string): void {
  copySlice(session.store.slice(key));
  session.announce(messages[locale].copied(nameByKey(session, key)));
}
