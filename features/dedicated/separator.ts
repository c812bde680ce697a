/** Between several values of one choice. */
export const separator = " · ";
