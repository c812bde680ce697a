import { editBarPath } from "../../features/shared/contracts/studioPath.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList, Representation } from "../http/representation.ts";

const end = "</body>";
const barred = new WeakMap<Representation, Promise<Representation>>();
// Those of the body, which changes, and of its storage.
const own = new Set(["etag", "content-type", "content-length", "cache-control", "vary"]);

/** An editor's copy of a stored page: with the bar's script, and not to be stored. The page itself is unchanged. */
export function addEditBar(page: Representation): Promise<Representation> {
  const known = barred.get(page);
  if (known) return known;
  const copy = writeCopy(page);
  barred.set(page, copy);
  return copy;
}

function writeCopy({ status, variants: { identity } }: Representation): Promise<Representation> {
  const { headers } = identity;
  const type = getValue(headers, "content-type");
  const others = headers.filter((_, index) => !own.has(headers[index - (index % 2)] ?? ""));
  const body = type.startsWith("text/html") ? withBar(identity.body) : identity.body;
  const storage = ["cache-control", "private, no-store", "vary", getValue(headers, "vary")];
  return prepare({ status, type, headers: [...storage, ...others], body, quality: 4 });
}

const getValue = (headers: HeaderList, name: string) => headers[headers.indexOf(name) + 1] ?? "";

/** The HTML of a page with the bar's script at its end. */
export function withBar(html: Buffer): Buffer {
  const at = html.lastIndexOf(end);
  const script = Buffer.from(`<script src="${editBarPath}" async></script>`);
  return at < 0 ? html : Buffer.concat([html.subarray(0, at), script, html.subarray(at)]);
}
