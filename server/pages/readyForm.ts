import type { Encoding } from "../http/encoding.ts";
import { linesOf } from "../http/ReadyAnswers.ts";
import type { Ready } from "../http/ReadyAnswers.ts";
import type { Representation, Variant } from "../http/representation.ts";

const forms = new WeakMap<Variant, Ready>();

/** A page as it can be sent at once; the same object every time, so that its bytes are put together once. */
export function readyForm({ status, variants }: Representation, encoding: Encoding): Ready | undefined {
  const variant = variants[encoding];
  if (status !== 200) return undefined;
  const known = forms.get(variant);
  if (known) return known;
  const ready: Ready = { status: 200, lines: linesOf(variant.headers), parts: [variant.body], kept: true };
  forms.set(variant, ready);
  return ready;
}
