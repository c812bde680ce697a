import { makeAutoObservable, runInAction } from "@/features/shared/mobx";
import { HttpError } from "@/features/shared/http";

import { isProblem } from "./ClaimState";
import type { CheckedAddress, ClaimState, WalletAddressProblem } from "./ClaimState";
import { getChallengeUrl } from "./api";
import type { Received } from "./api";
import { claimTools } from "./claimTools";
import type { ClaimTools } from "./claimTools";
import { isObstacle, isOver } from "@/features/shared/contracts/faucetApi";
import type { Claim, Faucet, Obstacle } from "@/features/shared/contracts/faucetApi";

// The hardest challenge takes minutes on an old phone.
const workTimeoutMs = 15 * 60_000;

/** One faucet and one visitor's claim on it. */
export class ClaimStore {
  readonly id: string;
  faucet: Faucet | undefined;
  /** Whether the rules for this visitor are loaded. */
  isOwn = false;
  /** Whether they are being loaded. */
  isAsking = false;
  /** When the service first failed to answer, as ISO text; `undefined` while it answers. */
  downSince: string | undefined = undefined;
  obstacle: Obstacle | undefined = undefined;
  walletAddress = "";
  // Initialised, because MobX observes only properties that exist at construction.
  problem: WalletAddressProblem | undefined = undefined;
  /** Hexadecimal digits of a wallet address that has another number of them. */
  digits: number | undefined = undefined;
  state: ClaimState = { kind: "idle" };

  private readonly deps: ClaimTools;
  private token: string | undefined;
  private stop: () => void = () => undefined;
  private latest = 0;

  constructor(id: string, faucet: Faucet | undefined, changed: Partial<ClaimTools> = {}) {
    this.id = id;
    this.faucet = faucet;
    this.deps = { ...claimTools, ...changed };
    makeAutoObservable<this, "deps" | "token" | "stop" | "latest">(
      this,
      { id: false, deps: false, token: false, stop: false, latest: false },
      { autoBind: true },
    );
  }

  /** Whether the last request to the faucet's service failed. */
  get isDown(): boolean {
    return this.faucet === undefined || this.downSince !== undefined;
  }

  get isBusy(): boolean {
    return this.state.kind === "working" || this.state.kind === "sending";
  }

  get canClaim(): boolean {
    return !this.isBusy && !this.isDown && this.faucet !== undefined && this.obstacle === undefined;
  }

  /** Loads this visitor's rules and restores a claim that a reload interrupted. */
  async open(): Promise<void> {
    const claimId = this.deps.storage.findClaimId(this.id);
    await Promise.all([this.refresh(), claimId === undefined ? undefined : this.resume(claimId)]);
  }

  close(): void {
    this.stop();
  }

  /** Reloads the rules, with the wallet address when it is valid. */
  async refresh(): Promise<void> {
    const latest = (this.latest += 1);
    this.isAsking = true;
    const isGood = this.walletAddress.trim() !== "" && this.problem === undefined;
    try {
      const faucet = await this.deps.request(this.id, isGood ? this.walletAddress.trim() : "");
      // Ignore a late response for an address typed earlier.
      runInAction(() => latest === this.latest && this.learn(faucet));
    } catch (error) {
      console.error("faucet: the rules could not be read", error);
      runInAction(() => (this.downSince ??= new Date().toISOString()));
    } finally {
      runInAction(() => (this.isAsking = latest !== this.latest));
    }
  }

  /** Adopts text typed before hydration, unless the store has a value. */
  takeTyped(walletAddress: string): void {
    if (walletAddress && !this.walletAddress) this.setWalletAddress(walletAddress);
  }

  setWalletAddress(walletAddress: string): void {
    this.walletAddress = walletAddress;
    this.problem = undefined;
    if (this.obstacle?.reason === "address_cooldown") this.obstacle = undefined;
    if (this.state.kind === "refused") this.state = { kind: "idle" };
  }

  /** Validates the wallet address, then checks whether it can be paid. */
  async checkWalletAddress(): Promise<void> {
    const { walletAddress } = this;
    const checked = await this.deps.check(walletAddress, this.faucet?.faucetAddress ?? "");
    if (walletAddress !== this.walletAddress) return;
    this.takeChecked(checked);
    if (this.problem === undefined) await this.refresh();
  }

  /** Solves the proof of work, sends the claim and follows it; does nothing while it cannot be sent. */
  async submit(): Promise<void> {
    if (!this.canClaim) return;
    this.takeChecked(await this.deps.check(this.walletAddress, this.faucet?.faucetAddress ?? ""));
    if (this.problem !== undefined || !this.canClaim) return;
    const received = await this.tryTwice();
    runInAction(() => this.receive(received));
  }

  /** Returns to the form for another claim; the previous one is unaffected. */
  startOver(): void {
    this.stop();
    this.deps.storage.deleteClaimId(this.id);
    this.state = { kind: "idle" };
    this.walletAddress = "";
    void this.refresh();
  }

  /** Shows the address that was read in a pasted text, or its problem. */
  private takeChecked(checked: CheckedAddress): void {
    if ("address" in checked) this.walletAddress = checked.address;
    this.problem = "problem" in checked ? checked.problem : undefined;
    this.digits = "digits" in checked ? checked.digits : undefined;
  }

  private learn(faucet: Faucet): void {
    this.faucet = faucet;
    this.isOwn = true;
    this.downSince = undefined;
    const { reason, nextEligibleAt } = faucet;
    this.obstacle = reason && nextEligibleAt ? { reason, until: nextEligibleAt } : undefined;
  }

  /** A task may have expired or become harder through other requests from this network: solve a new one. */
  private async tryTwice(): Promise<Received> {
    const first = await this.attempt();
    return first.kind === "refused" && first.code.startsWith("captcha_") ? this.attempt() : first;
  }

  private async attempt(): Promise<Received> {
    try {
      // A retry after a network failure carries the same token, so the claim is accepted once.
      this.token ??= await this.work();
      runInAction(() => (this.state = { kind: "sending" }));
      const received = await this.deps.claim(this.id, this.walletAddress.trim(), this.token);
      if (received.kind !== "unavailable") this.token = undefined;
      return received;
    } catch (error) {
      console.error("faucet: the work could not be done", error);
      return { kind: "unavailable" };
    }
  }

  private work(): Promise<string> {
    runInAction(() => (this.state = { kind: "working", seconds: this.faucet?.difficulty.estimatedSeconds ?? 1 }));
    return this.deps.solve(getChallengeUrl(this.id), workTimeoutMs);
  }

  private receive(received: Received): void {
    if (received.kind === "taken") return this.follow(received.claim);
    if (received.kind === "unavailable") return void (this.state = received);
    this.state = { kind: "refused", code: received.code };
    const { code, reason, nextEligibleAt } = received;
    if (isProblem(reason)) this.problem = reason;
    if (isObstacle(code) && nextEligibleAt) this.obstacle = { reason: code, until: nextEligibleAt };
  }

  private async resume(claimId: string): Promise<void> {
    try {
      const claim = await this.deps.state(claimId);
      runInAction(() => this.state.kind === "idle" && this.follow(claim));
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) this.deps.storage.deleteClaimId(this.id);
      console.warn("faucet: the previous claim could not be read", error);
    }
  }

  private follow(claim: Claim): void {
    this.stop();
    this.state = { kind: "claimed", claim };
    this.deps.storage.saveClaimId(this.id, claim.claimId);
    if (!isOver(claim)) this.stop = this.deps.watch(claim.claimId, this.takeUpdate);
  }

  private takeUpdate(claim: Claim): void {
    this.state = { kind: "claimed", claim };
    // The list of payouts and the balance changed.
    if (isOver(claim)) void this.refresh();
  }
}
