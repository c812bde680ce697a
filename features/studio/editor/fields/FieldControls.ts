import { createContext, use } from "react";
import type { ComponentType } from "react";

import type { FieldProps } from "./FieldProps";

/** The control of each field type. */
export type FieldControls = Record<string, ComponentType<FieldProps>>;

// Groups hold fields of any type, so they get the controls from here rather than by an import in a circle.
const FieldControlsContext = createContext<FieldControls>({});

export const FieldControlsProvider = FieldControlsContext.Provider;

export const useFieldControls = (): FieldControls => use(FieldControlsContext);
