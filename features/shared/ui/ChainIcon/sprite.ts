// Written by `npm run generate`. DO NOT EDIT.
/** Address of the chain icons, with the version of what is in it. */
export const sprite = "/icons/chains.svg?v=037cb8b770";
