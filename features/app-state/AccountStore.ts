import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import type { OwnAccount } from "@/features/shared/platform/ownAccountSchema";

/** State of loading the account; `signed-out` is a result, not an error. */
export type AccountState = { kind: "idle" | "pending" | "success" | "signed-out" | "error" };

/** Loads the visitor's account; `undefined` when the visitor is not signed in. */
export type RequestAccount = () => Promise<OwnAccount | undefined>;

/** The visitor's account and plan. The access token is not here: it stays in a cookie that scripts cannot read. */
export class AccountStore {
  userData: OwnAccount["userData"] | undefined;
  plan: OwnAccount["plan"] | undefined;
  /** The plan's id on the pricing page. */
  planId: string | undefined;
  /** URL of the visitor's picture on the site's own origin. */
  picture: string | undefined;
  state: AccountState = { kind: "idle" };

  private readonly request: RequestAccount;

  constructor(request: RequestAccount) {
    this.request = request;
    makeAutoObservable<this, "request">(this, { request: false }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.userData !== undefined;
  }

  /** Requests once; concurrent callers share the request in flight. */
  async load(): Promise<void> {
    if (this.state.kind === "pending") return;
    this.state = { kind: "pending" };
    try {
      const account = await this.request();
      runInAction(() => this.take(account));
    } catch (error) {
      console.error("account: it could not be read", error);
      runInAction(() => (this.state = { kind: "error" }));
    }
  }

  private take(account: OwnAccount | undefined): void {
    this.userData = account?.userData;
    this.plan = account?.plan;
    this.planId = account?.planId ?? undefined;
    this.picture = account?.picture ?? undefined;
    this.state = { kind: account ? "success" : "signed-out" };
  }
}
