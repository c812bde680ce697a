// A repository puts an id before a file's own name: 16 letters, digits, - and _, or a UUID.
const idBefore = /^(?:[\w-]{16}|[\da-f]{8}-[\da-f-]{27})_(?=.)/;

/** A repository file's name at upload: `aBcD-fGh_jKlMnOp_prices.pdf` → `prices.pdf`. */
export const originalName = (path: string): string => (path.split("/").at(-1) ?? "").replace(idBefore, "");
