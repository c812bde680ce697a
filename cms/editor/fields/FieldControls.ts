import { createContext, use } from "react";
import type { ComponentType } from "react";

import type { FieldProps } from "./FieldProps.ts";

/** The control of each field type. */
export type FieldControls = Record<string, ComponentType<FieldProps>>;

// A context, because groups contain fields of any type and importing the controls would be circular.
const FieldControlsContext = createContext<FieldControls>({});

export const FieldControlsProvider = FieldControlsContext.Provider;

export const useFieldControls = (): FieldControls => use(FieldControlsContext);
