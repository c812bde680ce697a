import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { requireRole, toPersonRef } from "#cms/people/Actor.server.ts";
import type { Actor } from "#cms/people/Actor.server.ts";
import type { NotificationService } from "#cms/notifications/NotificationService.server.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { csvHead, csvLine } from "#kit/submissions/csv.ts";
import { listLeads, listNewest, toLead } from "#kit/submissions/listLeads.ts";
import type { Lead, LeadFilter } from "#kit/submissions/listLeads.ts";
import { removeOfPerson, removeOlder } from "#kit/submissions/removeSubmissions.ts";

import type { Submission, SubmissionChange, SubmissionQuery, SubmissionRemoval, Submissions } from "./contract.ts";
import { listFormFields } from "./listFormFields.server.ts";
import type { FormSources } from "./listFormFields.server.ts";

type Options = FormSources & {
  store: ContentStore;
  people: PeopleStore;
  events: Pick<EventLog, "add">;
  notificationService: Pick<NotificationService, "tell">;
};

const pageSize = 50;
const dayMs = 24 * 60 * 60 * 1_000;

/** Submissions of all forms, for publishers and owners (403 for others). Events name forms and counts, never a visitor. */
export class SubmissionService {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** A page of submissions, newest first. */
  async list({ before, ...query }: SubmissionQuery, actor: Actor): Promise<Submissions> {
    requireRole(actor, "publisher");
    const { db } = this.options.store;
    const [leads, forms] = await Promise.all([
      listNewest(db, toFilter(query), pageSize + 1, before),
      db.selectFrom("submissions").select("form").distinct().where("state", "=", "accepted").orderBy("form").execute(),
    ]);
    return {
      results: leads.slice(0, pageSize).map(toSubmission),
      hasMore: leads.length > pageSize,
      forms: forms.map(({ form: name }) => ({ name, fields: listFormFields(name, this.options) })),
    };
  }

  /** All submissions of a query as CSV, oldest first. */
  export(query: SubmissionQuery, actor: Actor): AsyncGenerator<string> {
    requireRole(actor, "publisher");
    this.options.events.add(actor, "submissions-exported", undefined, { detail: query.form ?? null });
    return writeCsv(this.options.store, toFilter(query));
  }

  /** Marks a submission as done or open, or assigns it; whoever it is newly assigned to is told of it. */
  async change(id: string, { is_done: isDone, assignee }: SubmissionChange, actor: Actor): Promise<Submission> {
    requireRole(actor, "publisher");
    const { store, people, events, notificationService } = this.options;
    const person = assignee ? people.all.find((one) => one.id === assignee) : undefined;
    if (assignee && !(person && hasRole(person.role, "publisher")))
      throw new WriteError(400, "assignee must be a publisher or an owner", [{ field: "assignee", reason: "unknown" }]);
    const change = {
      ...(isDone === undefined ? {} : { done_at: isDone ? new Date(Date.now()) : null }),
      ...(assignee === undefined ? {} : { assignee }),
    };
    const { db } = store;
    const former = await db.selectFrom("submissions").select("assignee").where("id", "=", id).executeTakeFirst();
    const accepted = db.updateTable("submissions").where("id", "=", id).where("state", "=", "accepted");
    // An update of nothing would be no SQL.
    const row = await accepted
      .set({ id, ...change })
      .returningAll()
      .executeTakeFirst();
    if (!row) throw gone();
    events.add(actor, "submission-changed", undefined, { detail: row.form });
    if (person && person.id !== former?.assignee)
      notificationService.tell([person.id], {
        kind: "assigned",
        by: toPersonRef(actor),
        document: { id: null, title: row.form },
      });
    return toSubmission(toLead(row));
  }

  async remove(id: string, actor: Actor): Promise<void> {
    requireRole(actor, "publisher");
    const { store, events } = this.options;
    const row = await store.db.deleteFrom("submissions").where("id", "=", id).returning("form").executeTakeFirst();
    if (!row) throw gone();
    events.add(actor, "submissions-deleted", undefined, { detail: row.form });
  }

  /** Deletes everything of a person, or everything older than some days; returns how many. */
  async removeMany({ email, older_than_days: days = 0 }: SubmissionRemoval, actor: Actor): Promise<number> {
    requireRole(actor, "owner");
    const { db } = this.options.store;
    const removed = email
      ? await removeOfPerson(db, email)
      : await removeOlder(db, new Date(Date.now() - days * dayMs));
    this.options.events.add(actor, "submissions-deleted", undefined, { detail: String(removed) });
    return removed;
  }
}

const gone = () => new WriteError(404, "There is no such submission", [], named("no-submission"));

async function* writeCsv({ db }: ContentStore, filter: LeadFilter): AsyncGenerator<string> {
  yield csvHead();
  let after: string | undefined;
  do {
    const { leads, next } = await listLeads(db, filter, after);
    yield leads.map(csvLine).join("");
    after = next;
  } while (after);
}

const toFilter = ({ form, state, assignee, search }: SubmissionQuery): LeadFilter => ({
  form,
  search,
  ...(state ? { isDone: state === "done" } : {}),
  ...(assignee ? { assignee: assignee === "nobody" ? null : assignee } : {}),
});

const toSubmission = ({ id, createdAt, form, email, name, fields, doneAt, assignee }: Lead): Submission => ({
  ...{ id, form, email, name, fields, assignee },
  at: Date.parse(createdAt),
  done_at: doneAt === null ? null : Date.parse(doneAt),
});
