import { modelsSchema } from "@/features/shared/contracts/studio/models";
import type { StudioModels } from "@/features/shared/contracts/studio/models";

import { send } from "./send";

/** The models of types and slices as Slice Machine writes them, and the languages. */
export const loadModels = (signal?: AbortSignal): Promise<StudioModels> => send("models", modelsSchema, { signal });
