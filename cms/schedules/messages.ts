import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages about scheduled publishing. */
export const messages = translateWithWords("schedules", {
  en: {
    open: "Schedule",
    title: (title: string) => `Schedule “${title}”`,
    mayNot: "Only publishers can schedule. You can request publication instead.",
    what: "Action",
    when: "Date and time",
    actions: { publish: "Publish", unpublish: "Unpublish", release: "Publish with a release" },
    plan: "Schedule",
    change: "Change or add",
    planned: "Scheduled.",
    future: "Choose a date and time in the future.",
    takeBack: "Cancel schedule",
    takeBackLabel: (action: string) => `Cancel schedule: ${action}`,
    takenBack: "The schedule is cancelled.",
    release: "Release",
    noRelease: "Choose a release",
    move: "Add to the release",
    moved: "The draft is in the release.",
  },
  cn: {
    title: (title: string) => `定时发布“${title}”`,
    takeBackLabel: (action: string) => `取消定时：${action}`,
  },
});
