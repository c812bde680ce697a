import type { AccountKey } from "@/features/shared/contracts/accountKeys";
import { HttpError } from "@/features/shared/http";
import { makeAutoObservable, runInAction } from "@/features/shared/mobx";

import { callEndpoint, createKey, requestKeys } from "./keyApi";
import type { FirstResponse } from "./keyApi";

/** Why there is no key: too many requests, or no response. */
type KeyProblem = { kind: "limit"; retryAfterSeconds: number | undefined } | { kind: "unavailable" };

type FirstCall = { kind: "idle" | "pending" | "failed" } | ({ kind: "answered" } & FirstResponse);

type Api = { requestKeys: typeof requestKeys; createKey: typeof createKey; callEndpoint: typeof callEndpoint };

/** The visitor's keys, the making of a first one, and the first call to its endpoint. */
export class KeyStore {
  keys: AccountKey[] | undefined;
  state: "loading" | "creating" | "ready" = "loading";
  problem: KeyProblem | undefined;
  firstCall: FirstCall = { kind: "idle" };

  private readonly api: Api;

  constructor(api: Partial<Api> = {}) {
    this.api = { requestKeys, createKey, callEndpoint, ...api };
    makeAutoObservable<this, "api">(this, { api: false }, { autoBind: true });
  }

  /** The key in endpoints and samples: the latest. */
  get key(): AccountKey | undefined {
    return this.keys?.at(-1);
  }

  /** Reads the keys of a signed-in visitor; others have none. */
  async load(isSignedIn: boolean): Promise<void> {
    this.state = "loading";
    this.problem = undefined;
    try {
      const keys = isSignedIn ? await this.api.requestKeys() : [];
      runInAction(() => {
        this.keys = keys;
        this.state = "ready";
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Makes a key, once at a time. */
  async create(isSignedIn: boolean): Promise<void> {
    if (this.state === "creating") return;
    this.state = "creating";
    this.problem = undefined;
    try {
      const key = await this.api.createKey(isSignedIn);
      runInAction(() => {
        this.keys = [...(this.keys ?? []), key];
        this.state = "ready";
      });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Sends the first call to an endpoint. */
  async call(url: string): Promise<void> {
    if (this.firstCall.kind === "pending") return;
    this.firstCall = { kind: "pending" };
    try {
      const response = await this.api.callEndpoint(url);
      runInAction(() => (this.firstCall = { kind: "answered", ...response }));
    } catch (error) {
      console.warn("key: the first call was not answered", error);
      runInAction(() => (this.firstCall = { kind: "failed" }));
    }
  }

  private fail(error: unknown): void {
    console.warn("key: the keys could not be read", error);
    const isLimit = error instanceof HttpError && error.status === 429;
    this.problem = isLimit ? { kind: "limit", retryAfterSeconds: error.retryAfter } : { kind: "unavailable" };
    this.state = "ready";
  }
}
