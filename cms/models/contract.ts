/** Models: the types, slices and languages that the Studio shows, with their labels translated. */
import { array, boolean, object, string } from "yup";
import type { InferType } from "yup";

const modelSchema = object({ id: string().required() }).required();

/**
 * `GET /models` → the models as Slice Machine writes them, pushed ones included, and the languages, the master first.
 * The members beyond these are those of the files `customtypes/…/index.json` and `slices/…/model.json`.
 */
export const modelsSchema = object({
  types: array(modelSchema).required(),
  slices: array(modelSchema).required(),
  languages: array(
    object({ id: string().required(), name: string().required(), is_master: boolean() }).required(),
  ).required(),
});
export type StudioModels = InferType<typeof modelsSchema>;
