import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages about scheduled publishing. */
export const messages = translateWithWords("schedules", {
  en: {
    open: "Schedule",
    title: (title: string) => `Schedule “${title}”`,
    mayNot: "Only publishers can schedule. You can request publication instead.",
    what: "Action",
    when: "Date and time",
    publishOn: "Publish on",
    actions: { publish: "Publish", unpublish: "Unpublish", release: "Publish with a release" },
    errorsStop: (count: number) =>
      count === 1 ? "Solve this problem before you schedule:" : `Solve these ${count} problems before you schedule:`,
    nothing: "no changes to publish",
    plan: "Schedule",
    planFor: (when: string) => `Schedule for ${when}`,
    change: "Change the time or add another",
    planned: "Scheduled.",
    takeBack: "Cancel schedule",
    takeBackLabel: (action: string) => `Cancel schedule: ${action}`,
    takenBack: "The schedule is cancelled.",
    release: "Release",
    noRelease: "Choose a release",
    move: "Add to the release",
    moved: "The draft is in the release.",
  },
  cn: {
    errorsStop: (count: number) => `请先解决${count === 1 ? "这个" : `这 ${count} 个`}问题，才能定时：`,
  },
});
