/** @jest-environment node */
import methodGroups from "@/content/data/methods.json";

import { getKind, listKinds } from "./referenceKinds";
import type { MethodMember } from "./references";
import { findReference } from "./references";

/** Families whose references describe every member that a documented answer shows; the others name some. */
const fullFamilies = ["utxo", "solana", "sui", "near", "aptos", "substrate"];

type Documented = { family: string; method: string; result: unknown; members: readonly MethodMember[] };

/** Methods with a documented answer whose reference describes members of the result. */
const documented: Documented[] = methodGroups.flatMap(({ family, kind, methods }) =>
  Object.entries(methods).flatMap(([method, entry]) => {
    const members = findReference(family, method)?.result.fields ?? [];
    if (members.length === 0 || !("answer" in entry) || (kind !== "json-rpc" && kind !== "rest")) return [];
    const { answer } = entry;
    return [{ family, method, members, result: kind === "json-rpc" && "result" in answer ? answer.result : answer }];
  }),
);

const isObject = (value: unknown): value is Record<string, unknown> => getKind(value) === "object";
/** An object itself, or the objects of a list. */
const listObjects = (value: unknown): Record<string, unknown>[] => [value].flat().filter(isObject);

/** The objects in which a member stands: `vout.value` is a member of each object of the list `vout`. */
const findOwners = (result: unknown, path: readonly string[]): Record<string, unknown>[] =>
  path.reduce((owners, name) => owners.flatMap((owner) => listObjects(owner[name])), listObjects(result));

const parse = ({ name }: MethodMember) => {
  const path = name.split(".");
  return { path: path.slice(0, -1), key: path.at(-1) ?? "" };
};

test("members that a reference describes are in the documented answer, of the types it names", () => {
  const differing = documented.flatMap(({ family, method, result, members }) =>
    members.flatMap((member) => {
      const { path, key } = parse(member);
      const kinds = listKinds(member.type);
      const mayLack = member.isOptional || !fullFamilies.includes(family);
      const wrong = findOwners(result, path).filter((owner) =>
        Object.hasOwn(owner, key) ? !kinds.includes(getKind(owner[key])) : !mayLack,
      );
      return wrong.length > 0 ? [`${family} ${method}: ${member.name} is no ${member.type}`] : [];
    }),
  );
  expect(differing).toEqual([]);
});

test("every member of a documented answer is described, where its neighbours are", () => {
  const strays = documented
    .filter(({ family }) => fullFamilies.includes(family))
    .flatMap(({ family, method, result, members }) => {
      const described = new Set(members.map(({ name }) => name));
      const paths = new Set(members.map((member) => parse(member).path.join(".")));
      return [...paths].flatMap((path) =>
        findOwners(result, path ? path.split(".") : [])
          .flatMap((owner) => Object.keys(owner))
          .map((key) => (path ? `${path}.${key}` : key))
          .filter((name) => !described.has(name))
          .map((name) => `${family} ${method}: ${name}`),
      );
    });
  expect([...new Set(strays)]).toEqual([]);
});
