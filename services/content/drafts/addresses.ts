import { branches, pathOf } from "../authoring/pathOf.ts";
import { isObject } from "../model/document.ts";
import type { StoredDocument } from "../model/document.ts";
import { WriteError } from "../write/writeError.ts";
import type { Neighbours } from "./Neighbours.ts";

type Find = (id: string) => StoredDocument | undefined;

// What the site itself answers at: languages, endpoints, data, files.
const own = /^(en|cn|api|badges|builds|data|feeds|health|ready|og|preview|slice-simulator|\d{3})$/;
const files = /\.(xml|txt|json|webmanifest|svg|ico|png|js|css|html)$/;

const hasAddress = ({ type }: StoredDocument) => type === "page" || type in branches;

/** Throws `WriteError` when a document's page could not be reached, or would stand where something else does. */
export function refuseAddress(document: StoredDocument, beside: Neighbours): void {
  if (!hasAddress(document)) return;
  const findOne: Find = (id) => (id === document.id ? document : beside.find(id));
  refuseCycle(document, findOne);
  const { uid, lang, type } = document;
  if (type === "page" && !parentOf(document) && uid !== null && (own.test(uid) || files.test(uid))) {
    throw new WriteError(400, `/${uid}/ is an address of the site itself; choose another uid`, taken);
  }
  const path = pathOf(document, findOne);
  const isThere = (one: StoredDocument) =>
    one.id !== document.id && one.lang === lang && hasAddress(one) && pathOf(one, beside.find) === path;
  const other = beside.withUid(uid).find(isThere);
  if (other) throw new WriteError(400, `${path} is the address of the ${other.type} ${other.id} already`, taken);
}

const taken = [{ field: "uid", reason: "taken" }];

function parentOf({ type, data }: StoredDocument): string | undefined {
  const { parent } = data;
  return type === "page" && isObject(parent) && typeof parent.id === "string" ? parent.id : undefined;
}

function refuseCycle(document: StoredDocument, find: Find): void {
  const seen = new Set<string>();
  for (let one: StoredDocument | undefined = document; one;) {
    if (seen.has(one.id)) {
      throw new WriteError(400, "The pages above this one lead back to it; choose another parent", [
        { field: "data.parent", reason: "a circle" },
      ]);
    }
    seen.add(one.id);
    const above = parentOf(one);
    one = above === undefined ? undefined : find(above);
  }
}

/** Throws `WriteError` for a document without which no page can be shown: its removal, or a new uid of the home page. */
export function refuseLoss(document: StoredDocument, repeatable: boolean, uid?: string | null): void {
  const isHome = document.type === "page" && document.uid === "home";
  if (uid === document.uid || (uid !== undefined && !isHome)) return;
  if (isHome && uid !== undefined) {
    throw new WriteError(409, "The page home answers at the site's first address; its uid stays home", taken);
  }
  if (isHome || !repeatable) {
    const what = isHome ? "the home page" : `the only ${document.type}`;
    throw new WriteError(409, `This is ${what} in ${document.lang}, which the site needs; change it instead`);
  }
}
