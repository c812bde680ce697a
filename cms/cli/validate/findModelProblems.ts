import { hasPlace } from "#contracts/typePrefixes.ts";
import type { Problem } from "#cms/repository/domain/model/context.ts";
import type { Models, SliceFile, TypeFile } from "#cms/repository/domain/model/models.ts";

type FileProblems = { file: string; problems: Problem[] };

/** Slice zones that offer a slice without a model, by the file of their type. */
export function findDanglingChoices({ types, slices }: { types: TypeFile[]; slices: SliceFile[] }): FileProblems[] {
  const known = new Set(slices.map(({ id }) => id));
  return types.flatMap(({ id, json }) => {
    const problems = Object.entries(json).flatMap(([tab, fields]) =>
      Object.entries(fields).flatMap(([name, { config }]) =>
        Object.entries(config?.choices ?? {}).flatMap(([choice, { type }]) =>
          type === "SharedSlice" && !known.has(choice)
            ? [{ field: `json.${tab}.${name}.config.choices.${choice}`, reason: `there is no slice ${choice}` }]
            : [],
        ),
      ),
    );
    return problems.length > 0 ? [{ file: `${id}/index.json`, problems }] : [];
  });
}

/** Types with a UID field whose documents have no pages. */
export const listTypesWithoutPath = ({ types }: Models): string[] =>
  [...types.values()]
    .filter(({ fields }) => Object.values(fields).some(({ type }) => type === "UID"))
    .map(({ id }) => id)
    .filter((id) => !hasPlace(id));

/** What to do about such a type. */
export const describeTypeWithoutPath = (type: string): string =>
  `customtypes/${type}: has a UID, but its documents have no pages: a line in features/shared/contracts/typePrefixes.ts gives them a path`;
