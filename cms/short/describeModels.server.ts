import type { Fields, Models } from "#cms/repository/domain/model/models.ts";

type Described = Record<string, unknown>;

/** Fields by name: their kind with the allowed values, or the fields of a group's entries. */
const describeFields = (fields: Fields): Described =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, config = {} }]) => {
      if (type === "Group") return [name, [describeFields(config.fields ?? {})]];
      if (type === "Slices") return [name, Object.keys(config.choices ?? {})];
      const options = config.options?.length ? `: ${config.options.join(" | ")}` : "";
      return [name, `${type}${config.repeat ? " (several)" : ""}${options}`];
    }),
  );

/** Types and slices as agents write them; of one type only with its slices. */
export function describeModels(models: Models, type: string | undefined): { types: Described; slices: Described } {
  const types = [...models.types.values()].filter(({ id }) => type === undefined || id === type);
  const isUsed = (id: string) =>
    type === undefined ||
    types.some(({ fields }) => Object.values(fields).some(({ config }) => config?.choices && id in config.choices));
  const slices = [...models.slices.values()].filter(({ id }) => isUsed(id));
  return {
    types: Object.fromEntries(types.map(({ id, fields }) => [id, describeFields(fields)])),
    slices: Object.fromEntries(
      slices.map(({ id, variations }) => [
        id,
        Object.fromEntries(
          Object.entries(variations).map(([name, { primary, items }]) => [
            name,
            {
              ...describeFields(primary),
              ...(Object.keys(items).length > 0 ? { $items: [describeFields(items)] } : {}),
            },
          ]),
        ),
      ]),
    ),
  };
}
