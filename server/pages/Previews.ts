import { LRUCache } from "lru-cache";

import { readPreviewCookies } from "../../features/shared/contracts/previewCookies.ts";

const confirmedForMs = 60_000;
const maxConfirmed = 500;

/** Recognizes editors in draft mode; cookies can be forged, so they are checked against the secret and a confirmation. */
export class Previews {
  private readonly secret: string;
  /** Preview cookies with a token that the repository accepted. */
  private readonly confirmed = new LRUCache<string, true>({ max: maxConfirmed, ttl: confirmedForMs });

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The preview cookie of an editor in draft mode; `undefined` for everyone else. */
  findCookie(cookie: string): string | undefined {
    const cookies = readPreviewCookies(cookie);
    return cookies?.draftMode === this.secret ? cookies?.preview : undefined;
  }

  /**
   * Records that the repository accepted the token of a preview cookie (decoded): for a minute its pages get an
   * editor's policy.
   */
  confirm(cookie: string): void {
    this.confirmed.set(cookie, true);
  }

  /** Whether a cookie, as it was sent, was confirmed within the last minute. */
  isConfirmed(cookie: string | undefined): boolean {
    return cookie !== undefined && this.confirmed.has(decode(cookie));
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The framework keeps a value with a broken escape unchanged.
    return text;
  }
}
