import { ValidationError } from "yup";
import type { AnySchema, InferType } from "yup";

// More rounds than any answer of a back end has levels.
const maxRounds = 12;
// The same fault comes with every reading.
const maxLogged = 500;
const logged = new Set<string>();

const removed = Symbol("removed");

/**
 * The value of a schema, without the fields and entries that have another shape: an optional field is dropped alone, a
 * required one with its entry. What is dropped is logged once under `name`. Throws yup's `ValidationError` when the
 * whole value, or every entry of it, has another shape.
 */
export function readTolerantly<S extends AnySchema>(name: string, schema: S, value: unknown): InferType<S> {
  const dropped: string[] = [];
  let rest = value;
  for (let round = 0; ; round += 1) {
    try {
      const read: InferType<S> = schema.validateSync(rest, { stripUnknown: true, abortEarly: false });
      for (const sentence of dropped) logOnce(`${name}: ${sentence}`);
      return read;
    } catch (error) {
      if (!(error instanceof ValidationError) || round === maxRounds) throw error;
      for (const { path = "", message } of error.inner.length > 0 ? error.inner : [error]) {
        const mark = markFor(rest, splitPath(path));
        if (!mark) throw error;
        dropped.push(
          `${toLabel(rest, mark.path)} is left out: ${message.replace(path, toLabel(rest, splitPath(path)))}`,
        );
        Reflect.set(mark.parent, mark.name, mark.mark);
      }
      rest = compact(rest);
      if (rest === removed) throw error;
    }
  }
}

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

const getMember = (value: unknown, name: string): unknown =>
  isContainer(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** What to remove for a fault: the value at its path, or where there is none, what lacks it; `undefined` for the root. */
function markFor(
  root: unknown,
  path: string[],
): { parent: Container; name: string; mark: unknown; path: string[] } | undefined {
  const name = path.at(-1);
  if (name === undefined) return undefined;
  const parent = path.slice(0, -1).reduce(getMember, root);
  if (!isContainer(parent) || !Object.hasOwn(parent, name)) return markFor(root, path.slice(0, -1));
  const value = getMember(parent, name);
  // A list keeps its places where it may have gaps, such as one percentage a day.
  const isGap = Array.isArray(parent) && value !== null && !isContainer(value);
  return { parent, name, mark: isGap ? null : removed, path };
}

/** A value without what is marked; a list or record that loses every member is lost with them. */
function compact(value: unknown): unknown {
  if (!isContainer(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, compact(member)] as const);
  const kept = members.filter(([, member]) => member !== removed);
  if (kept.length === 0 && members.length > 0) return removed;
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}

/** The members that a path of yup's names: `plans[2].name`, `["a.b"].c`. */
const splitPath = (path: string): string[] =>
  [...path.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, plain]) => quoted ?? index ?? plain ?? "",
  );

/** A path for people: an entry of a list by its own name instead of its place. */
function toLabel(root: unknown, path: string[]): string {
  return path
    .map((name, index) => {
      const entry = path.slice(0, index + 1).reduce(getMember, root);
      const key =
        getMember(getMember(entry, "protocol"), "_key") ?? getMember(entry, "id") ?? getMember(entry, "method");
      return /^\d+$/.test(name) && typeof key === "string" ? key : name;
    })
    .join(".");
}

function logOnce(sentence: string): void {
  if (logged.size >= maxLogged || logged.has(sentence)) return;
  logged.add(sentence);
  console.warn(sentence);
}
