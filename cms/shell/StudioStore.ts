import type { StudioModels } from "#cms/models/contract.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { Person, Role } from "#cms/people/contract.ts";
import type { Locale } from "@/features/shared/locale";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { KeyBuffer } from "@/features/shared/ui/KeyBuffer";
import { loadModels } from "#cms/list/api.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";
import { findSession } from "#cms/people/api.ts";
import { sendAs } from "#cms/http/sender.ts";
import { noResponse, StudioError } from "#cms/http/StudioError.ts";
import { loadModelWords, noWords } from "#cms/models/loadModelWords.ts";
import type { ModelWords } from "#cms/models/loadModelWords.ts";
import { translateModels } from "#cms/models/translateModels.ts";

import type { Command } from "./palette/PaletteStore.ts";
import { parseRoute } from "./screenPaths.ts";
import type { StudioRoute } from "./screenPaths.ts";

type SessionState =
  | { kind: "loading" }
  | { kind: "signed-in"; person: Person }
  /** Ended while the screen was open; input is kept until the person signs in again. */
  | { kind: "ended"; person: Person }
  | { kind: "failed"; status: number };

/** The open dialog. */
type StudioWindow = "palette" | "keys" | "new-page" | "new-document";

/** What the dialog of a new page begins with: a title in a language, a parent, a type, or the path that the page should have. */
export type PageProposal =
  | { title: string; lang: string }
  | { path: string }
  | { parent: DocumentSummary }
  | { type: string };

type Requests = {
  findSession: typeof findSession;
  loadModels: typeof loadModels;
  /** Navigates to the sign-in form. */
  leadToSignIn: () => void;
};

/** State shared by all screens: session, models, route, language, open dialog and announcement. */
export class StudioStore {
  locale: Locale;
  session: SessionState = { kind: "loading" };
  /** Translations of labels and screens in the interface language. */
  words: ModelWords = noWords;
  route: StudioRoute = { screen: "list" };
  /** The URL's query, in which screens keep their filters. */
  search = "";
  isOnline = true;
  window: StudioWindow | undefined;
  proposal: PageProposal | undefined;
  /** Type of the document that the dialog of a new one creates. */
  newType: string | undefined;
  /** A time to come that was chosen in the calendar, as the field writes it: the next schedule begins with it. */
  moment = "";
  /** How many notifications are unread. */
  unread = 0;
  /** What can be done with the open document, for the palette. */
  documentCommands: readonly Command[] = [];
  /** Read to screen readers. */
  announcement = "";
  /** What is typed until the palette is there. */
  readonly keys = new KeyBuffer();
  private loadedModels: StudioModels | undefined = undefined;
  private chosenLocale: Locale;
  private readonly requests: Requests;

  constructor(locale: Locale, requests: Partial<Requests> = {}) {
    this.locale = locale;
    this.chosenLocale = locale;
    this.requests = { findSession, loadModels, leadToSignIn: () => undefined, ...requests };
    const references = { documentCommands: observableRef, words: observableRef, loadedModels: observableRef };
    const fixed = { requests: false, keys: false } as const;
    makeAutoObservable<this, "requests" | "loadedModels">(this, { ...references, ...fixed }, { autoBind: true });
  }

  /** Loads who is signed in, and the models. */
  async start(signal?: AbortSignal): Promise<void> {
    // A retry keeps the error of the last attempt.
    if (this.session.kind !== "failed") this.session = { kind: "loading" };
    try {
      const person = await this.requests.findSession(signal);
      if (!person) {
        this.requests.leadToSignIn();
        return;
      }
      sendAs(person.id);
      // Requested afterwards: without a session the request would fail, and the browser would log that.
      const [models] = await Promise.all([this.requests.loadModels(signal), this.setLocale(this.locale)]);
      runInAction(() => {
        this.loadedModels = models;
        this.session = { kind: "signed-in", person };
      });
    } catch (error) {
      if (signal?.aborted) return;
      this.failStart(error);
    }
  }

  /** The models with labels in the interface language. */
  get models(): StudioModels | undefined {
    return this.loadedModels && translateModels(this.loadedModels, this.words);
  }

  /** The signed-in person, also after the session ended. */
  get person(): Person | undefined {
    return "person" in this.session ? this.session.person : undefined;
  }

  /** Whether the person has a role's permissions. */
  can(role: Role): boolean {
    return this.person !== undefined && hasRole(this.person.role, role);
  }

  /** Whether the person may change documents of this language and type; owners may change all. */
  mayChange({ lang, type }: { lang: string; type: string }): boolean {
    const { languages = [], types = [] } = this.can("owner") ? {} : (this.person ?? {});
    return (languages.length === 0 || languages.includes(lang)) && (types.length === 0 || types.includes(type));
  }

  /** Handles a failure that is an ended session by asking to sign in again; returns whether it was one. */
  noteFailure(error: unknown): boolean {
    if (!(error instanceof StudioError) || error.status !== 401) return false;
    if (this.session.kind === "signed-in") this.session = { kind: "ended", person: this.session.person };
    return true;
  }

  /** Reloads the session: an owner may have ended it or changed the role, or another tab may have signed in again. */
  async checkSession(signal?: AbortSignal): Promise<void> {
    const { session } = this;
    if (session.kind !== "signed-in" && session.kind !== "ended") return;
    try {
      const person = await this.requests.findSession(signal);
      runInAction(() => {
        if (this.session !== session) return;
        if (person?.id !== session.person.id) this.session = { kind: "ended", person: session.person };
        else if (session.kind === "ended" || person.role !== session.person.role) this.resume(person);
      });
    } catch (error) {
      // Ignored: the next request reports a failed connection.
      if (!signal?.aborted && !(error instanceof StudioError)) throw error;
    }
  }

  /** Continues after signing in again. */
  resume(person: Person): void {
    this.session = { kind: "signed-in", person };
  }

  /** Follows the URL. */
  follow(path: string, search: string): void {
    this.route = parseRoute(path);
    this.search = search;
  }

  /** Changes the language as soon as its words are loaded; the language chosen last wins. */
  async setLocale(locale: Locale): Promise<void> {
    this.chosenLocale = locale;
    const words = await loadModelWords(locale);
    runInAction(() => {
      if (locale !== this.chosenLocale) return;
      this.locale = locale;
      this.words = words;
    });
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
  }

  open(window: StudioWindow, proposal?: PageProposal): void {
    if (window === "palette" && this.window !== window) this.keys.start();
    this.window = window;
    this.proposal = proposal;
  }

  /** Opens the dialog that creates a document of a type without pages. */
  openNewDocument(type: string): void {
    this.newType = type;
    this.window = "new-document";
  }

  close(): void {
    this.window = undefined;
  }

  setDocumentCommands(commands: readonly Command[]): void {
    this.documentCommands = commands;
  }

  setMoment(moment: string): void {
    this.moment = moment;
  }

  setUnread(unread: number): void {
    this.unread = unread;
  }

  /** Announces a sentence to screen readers. */
  announce(text: string): void {
    this.announcement = text;
  }

  private failStart(error: unknown): void {
    const status = error instanceof StudioError ? error.status : undefined;
    if (status === undefined) console.error("studio: the answer of the service was not understood", error);
    if (status === 401) this.requests.leadToSignIn();
    // Any other response means that the service is not working.
    else this.session = { kind: "failed", status: status === noResponse ? noResponse : 502 };
  }
}
