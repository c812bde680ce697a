/** Cookie without a secret: the access token itself is httpOnly. */
export const signedInHint = "signedIn";

/** Whether the visitor may be signed in. */
export const hasHint = (cookies: string): boolean => new RegExp(`(?:^|;\\s*)${signedInHint}=1(?:;|$)`).test(cookies);
