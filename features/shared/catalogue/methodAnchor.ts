/** The anchor of a method in its reference: `GET /blocks/{id}` → `GET-blocks-id`. */
export const methodAnchor = (method: string) => method.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "");
