import { translateWithWords } from "#cms/models/translateWithWords.ts";

export const messages = translateWithWords("calendar", {
  en: {
    title: "Calendar",
    help: "Planned and past publications of all pages. Set a time in a document or a release.",
    previous: "Previous month",
    next: "Next month",
    today: "Today",
    waiting: "Upcoming",
    stuck: "Needs a publisher",
    nothing:
      "Nothing is scheduled. Example: open a document, choose Schedule and a time tomorrow at 9:00; it then appears here and on that day.",
    nothingThen: "Nothing on this day.",
    past: "Past",
    actions: { publish: "Publish", unpublish: "Unpublish" },
    doneActions: { publish: "Published", unpublish: "Unpublished" },
    rest: (count: number) => `${count} more`,
    release: "release",
    late: (when: string) => `late, done at ${when}`,
    failed: (why: string) => `Failed: ${why}`,
    stopped: (why: string) => `Will not run: ${why}`,
    siteAt: "Plan a date",
    moment: "Date and time",
    show: "Preview the site",
    plan: "Find a document to schedule",
  },
});
