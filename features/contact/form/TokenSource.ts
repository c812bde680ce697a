import { getBackEndForm } from "@/features/shared/contracts/forms";
import type { FormName } from "@/features/shared/contracts/forms";
import { solveCaptcha } from "@/features/shared/captcha/solveCaptcha";

// The proof of work is good for ten minutes, a token of Google's for two; none is used near its end.
const maxAgeMs = 100_000;

type Prepared = { token: Promise<string>; since: number };

/** Tokens of one form, worked out ahead (at the first focus) and each used once. */
export class TokenSource {
  private prepared: Prepared | undefined;
  private readonly form: FormName;
  private readonly solve: (url: string) => Promise<string>;

  constructor(form: FormName, solve = solveCaptcha) {
    this.form = form;
    this.solve = solve;
  }

  /** Starts the work, so that the token is there when the visitor sends. */
  prepare(): void {
    const age = this.prepared ? Date.now() - this.prepared.since : undefined;
    // Below zero when the clock was set back: then the age is unknown.
    if (age !== undefined && age >= 0 && age < maxAgeMs) return;
    const token = this.solve(`/api/forms/captcha/?form=${encodeURIComponent(getBackEndForm(this.form))}`);
    // Prevents an unhandled rejection; callers that await the token still get the error.
    token.catch(() => (this.prepared = undefined));
    this.prepared = { token, since: Date.now() };
  }

  /** A token that was not used before. */
  async take(): Promise<string> {
    this.prepare();
    const { prepared } = this;
    this.prepared = undefined;
    if (!prepared) throw new Error("no token could be prepared");
    return prepared.token;
  }
}
