import { cleanPasted } from "#contracts/pastedText.ts";
import { uidPattern } from "#cms/drafts/head.contract.ts";
import { typePrefixes } from "#contracts/typePrefixes.ts";
import { getLocaleByLang, localizePath, prismicLang, splitLocale } from "@/features/shared/locale";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { requestUid, searchDocuments } from "#cms/list/api.ts";
import type { TypeModel } from "#cms/models/typeModels.ts";
import type { PageProposal } from "#cms/shell/StudioStore.ts";

import { createPage } from "./createPage.ts";
import { hasBase, nestedType, starts } from "./newPage.ts";
import type { Base, NewPageProblem, Parent, Start } from "./newPage.ts";
import { isStarter, starterTypes } from "./starters.ts";

type Requests = {
  searchDocuments: typeof searchDocuments;
  requestUid: typeof requestUid;
  createPage: typeof createPage;
};

const typingMs = 200;

/** State of the new page dialog: the choices, the UID derived from the title, and the resulting path. */
export class NewPageStore {
  title = "";
  lang: string;
  start: Start = "empty";
  base: Base | undefined;
  parent: Parent | undefined;
  uid = "";
  problem: NewPageProblem | undefined;
  isCreating = false;
  failure: unknown;
  private chosenType: string;
  private isUidOwn = false;
  /** The title whose UID was proposed last. */
  private proposedFor = "";
  /** Parent paths of other document types, by type and language. */
  private prefixes = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly types: readonly TypeModel[];
  private readonly requests: Requests;

  constructor(types: readonly TypeModel[], lang: string, requests: Partial<Requests> = {}) {
    this.types = types;
    this.lang = lang;
    this.chosenType = types.find(({ id }) => id === nestedType)?.id ?? types[0]?.id ?? nestedType;
    this.requests = { searchDocuments, requestUid, createPage, ...requests };
    makeAutoObservable<this, "types" | "requests" | "timer">(
      this,
      {
        base: observableRef,
        parent: observableRef,
        failure: observableRef,
        types: false,
        requests: false,
        timer: false,
      },
      { autoBind: true },
    );
  }

  /** The starters whose type there is. */
  get starts(): Start[] {
    return starts.filter((start) => !isStarter(start) || this.types.some(({ id }) => id === starterTypes[start]));
  }

  /** A copy has the type of its source. */
  get type(): string {
    return this.start === "copy" && this.base ? this.base.type : this.chosenType;
  }

  get canHaveParent(): boolean {
    return this.type === nestedType;
  }

  /** The path of the new page. */
  get address(): string {
    return `${this.above}${this.uid || "…"}/`;
  }

  /** Begins with a parent, or with what a visitor did not find: its path decides about language, type, parent and UID. */
  propose(proposal: PageProposal | undefined): this {
    if (!proposal) return this;
    if ("type" in proposal) {
      this.setType(proposal.type);
      return this;
    }
    if ("title" in proposal) {
      this.setLang(proposal.lang);
      this.setTitle(toTitle(proposal.title));
      return this;
    }
    if ("parent" in proposal) {
      this.setLang(proposal.parent.lang);
      this.setParent(proposal.parent);
      return this;
    }
    const { locale, rest } = splitLocale(proposal.path);
    this.setLang(prismicLang(locale));
    const [, above = "/", last = ""] = /^(.*\/)([^/]+)\/$/.exec(rest) ?? [];
    const type = this.types.find(({ id }) => typePrefixes[id] === above);
    if (type) this.setType(type.id);
    else if (above !== "/") void this.findParent(localizePath(above, locale));
    this.setTitle(toTitle(last.replace(/\.html?$/i, "").replaceAll(/[-_+]+/g, " ")));
    if (uidPattern.test(last.toLowerCase())) this.setUid(last);
    return this;
  }

  private async findParent(path: string): Promise<void> {
    try {
      const { results } = await this.requests.searchDocuments({ path, types: [nestedType], limit: 1 });
      runInAction(() => (this.parent ??= results[0]));
    } catch (error) {
      console.warn("studio: the parent page is not known", error);
    }
  }

  setTitle(title: string): void {
    this.title = title;
    this.clear("title");
    if (this.isUidOwn) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.proposeUid(), typingMs);
  }

  setUid(uid: string): void {
    this.isUidOwn = uid !== "";
    this.uid = cleanPasted(uid).toLowerCase();
    this.problem = this.problem === "taken" ? undefined : this.problem;
    this.clear("uid");
  }

  /** Another type than a starter's gives the starter up. */
  setType(type: string): void {
    if (isStarter(this.start) && starterTypes[this.start] !== type) this.start = "empty";
    this.chosenType = type;
    void this.loadPrefix();
  }

  setLang(lang: string): void {
    this.lang = lang;
    this.parent = undefined;
    void this.loadPrefix();
  }

  setStart(start: Start): void {
    this.start = start;
    this.base = undefined;
    this.clear("base");
    if (isStarter(start)) this.setType(starterTypes[start]);
  }

  setBase(base: Base | undefined): void {
    this.base = base;
    this.clear("base");
    void this.loadPrefix();
  }

  setParent(parent: Parent | undefined): void {
    this.parent = parent;
  }

  /** Creates the page; returns its id, or `undefined` if a value is missing or was rejected. */
  async create(): Promise<string | undefined> {
    this.failure = undefined;
    // Whoever is faster than the proposal of a UID waits for it.
    if (!this.isUidOwn && this.proposedFor !== this.title) {
      this.isCreating = true;
      clearTimeout(this.timer);
      await this.proposeUid();
    }
    return this.createNow();
  }

  private async createNow(): Promise<string | undefined> {
    this.problem = this.findProblem();
    this.isCreating = this.problem === undefined;
    if (this.problem) return undefined;
    const { title, type, lang, uid, start, base } = this;
    const parent = this.canHaveParent ? this.parent?.id : undefined;
    try {
      if (await this.isTaken()) {
        return this.rejectTaken();
      }
      const model = this.types.find(({ id }) => id === type);
      const from = base && hasBase(start) ? { kind: start, id: base.id } : undefined;
      const starter = isStarter(start) ? start : undefined;
      return await this.requests.createPage({ title: title.trim(), type, lang, uid, parent, model, from, starter });
    } catch (error) {
      runInAction(() => {
        this.failure = error;
        this.isCreating = false;
      });
      return undefined;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private get above(): string {
    if (this.canHaveParent) return this.parent?.path ?? this.top;
    return this.prefixes.get(`${this.type} ${this.lang}`) ?? `${this.top}…/`;
  }

  private get top(): string {
    const locale = getLocaleByLang(this.lang);
    return locale ? localizePath("/", locale) : "/";
  }

  private async proposeUid(): Promise<void> {
    const { title } = this;
    try {
      const uid = title.trim() ? await this.requests.requestUid(title.trim()) : "";
      runInAction(() => {
        if (this.isUidOwn || this.title !== title) return;
        this.uid = uid;
        this.proposedFor = title;
        this.clear("uid");
      });
    } catch (error) {
      // Ignored: the field stays empty and can be filled in by hand.
      console.warn("studio: no UID could be proposed", error);
    }
  }

  /** The parent path of other types is read from an existing document of the type. */
  private async loadPrefix(): Promise<void> {
    const { type, lang } = this;
    const key = `${type} ${lang}`;
    if (this.canHaveParent || this.prefixes.has(key)) return;
    try {
      const { results } = await this.requests.searchDocuments({ types: [type], lang, limit: 1 });
      const path = results[0]?.path;
      runInAction(() => path && this.prefixes.set(key, path.replace(/[^/]+\/$/, "")));
    } catch (error) {
      console.warn("studio: the path of a type is not known", error);
    }
  }

  /** UIDs are unique among documents of one type and language. */
  private async isTaken(): Promise<boolean> {
    const { type, lang, uid } = this;
    const { results } = await this.requests.searchDocuments({ types: [type], lang, text: uid, limit: 1_000 });
    return results.some((one) => one.uid === uid);
  }

  private findProblem(): NewPageProblem | undefined {
    if (!this.title.trim()) return "title";
    if (hasBase(this.start) && !this.base) return "base";
    return uidPattern.test(this.uid) ? undefined : "uid";
  }

  private rejectTaken(): undefined {
    this.problem = "taken";
    this.isCreating = false;
  }

  private clear(problem: NewPageProblem): void {
    if (this.problem === problem) this.problem = undefined;
  }
}

const toTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
