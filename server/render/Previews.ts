import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { object, string } from "yup";

import { readPreviewCookies } from "../../features/shared/contracts/previewCookies.ts";

const confirmedForMs = 60_000;
const maxConfirmed = 500;

const manifestShape = object({ preview: object({ previewModeId: string().required() }).required() });

/** The secret of the framework's draft mode; `undefined` where the build has none. */
export function readDraftSecret(distDir: string): string | undefined {
  const file = join(distDir, "prerender-manifest.json");
  if (!existsSync(file)) return undefined;
  return manifestShape.validateSync(JSON.parse(readFileSync(file, "utf8"))).preview.previewModeId;
}

/** Recognizes editors in draft mode; cookies can be forged, so they are checked against the secret and a confirmation. */
export class Previews {
  private readonly secret: string | undefined;
  /** Preview cookies whose token the repository knew, and until when that counts, by `performance.now()`. */
  private readonly confirmed = new Map<string, number>();

  constructor(secret: string | undefined) {
    this.secret = secret;
  }

  /** The preview cookie of an editor whom the framework let into draft mode; `undefined` for everyone else. */
  findCookie({ cookie }: { cookie?: string | undefined }): string | undefined {
    if (cookie === undefined || this.secret === undefined) return undefined;
    const cookies = readPreviewCookies(cookie);
    return cookies?.draftMode === this.secret ? cookies?.preview : undefined;
  }

  /** The repository knows the token in a preview cookie (decoded): for a minute its pages may do what editors need. */
  confirm(cookie: string): void {
    this.confirmed.delete(cookie);
    const [oldest] = this.confirmed.keys();
    if (this.confirmed.size >= maxConfirmed && oldest !== undefined) this.confirmed.delete(oldest);
    this.confirmed.set(cookie, performance.now() + confirmedForMs);
  }

  /** Whether that was confirmed within the last minute, for a cookie as it was sent. */
  isConfirmed(cookie: string | undefined): boolean {
    const until = cookie === undefined ? undefined : this.confirmed.get(decode(cookie));
    return until !== undefined && performance.now() < until;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The framework leaves a value with a broken escape as it is.
    return text;
  }
}
