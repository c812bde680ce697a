/** Stands for a slice that stays as it was drawn last; it has the slice's `id`. */
export const keptType = "preview_kept";

/** The last entry of a state that asks to be told when it is drawn; its `id` is the state's. */
export const stateType = "preview_state";
