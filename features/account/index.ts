/**
 * Accounts: signing in, the account page, API keys with their usage, and the marks of the visitor's plan.
 * The platform holds accounts and keys; the session is an httpOnly cookie of the site.
 */
export { AccountHost } from "./AccountHost";
export { KeyHost } from "./keys/KeyHost";
