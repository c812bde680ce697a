import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of the editor outside its fields. */
export const messages = translateWithWords("editor", {
  en: {
    cancel: "Cancel",
    loading: "Opening the document…",
    missingTitle: "Document not found",
    missing: "It may have been deleted, or the link is wrong.",
    deleted: "Deleted documents",
    failed: "The document cannot be opened right now.",
    formUse: "Publish the form, then place it on a page: add the slice Form and choose this document.",
    formSubmissions: "Submissions of this form",
    retry: "Try again",
    form: "Content",
    undo: "Undo (Ctrl+Z)",
    redo: "Redo (Ctrl+Shift+Z)",
    words: { undo: "Undo", redo: "Redo" },
    preview: "Preview",
    previewSite: "Preview the site with this draft in a new tab",
    tryIt: "Try it",
    targetIsThere: "The page exists",
    typeGone: (type: string) => `The type “${type}” no longer exists. Its fields are shown as they are stored.`,
    saved: (time: string) => `Saved ${time}`,
    editing: "Typing…",
    saving: "Saving…",
    noCopy: "Not saved yet, and this browser keeps no copy: keep the page open until it says “Saved”",
    offline: "Kept on this computer. The content service does not respond; it is sent as soon as it does",
    signedOut: "Kept on this computer. Sign in again to send it",
    unkept: " · this browser keeps no copy",
    conflict: "Kept on this computer. The same field was changed twice: choose a version below",
    partial: (fields: string, why: string) => `Saved, except “${fields}”: ${why}`,
    goneStatus: "Kept on this computer. The document was deleted",
    leftStatus: "Kept on this computer. The version is no longer in its release",
    wentOut: "This version was published with its release. What you wrote since comes with you.",
    left: "This version is no longer in its release. What you wrote since comes with you.",
    openNow: "Open the document",
    gone: "Somebody deleted this document. What you wrote is kept on this computer.",
    restoreGone: "Restore it with what I wrote",
    inRelease: (release: string) =>
      `This is the version in the release “${release}”. It is published with the release.`,
    alsoIn: (release: string | undefined) =>
      release
        ? `This document has another version in the release “${release}”.`
        : "This document also has a draft outside the release.",
    alsoAt: (release: string, when: string) =>
      `The release “${release}” publishes a version of its own on ${when}. What you write here becomes a draft beside it.`,
    openPlace: "Open it",
    somebody: "Somebody else",
    news: (name: string) => `${name} changed this page too:`,
    newsDiscarded: "Somebody discarded the draft. The form shows what is published, with your unsent changes.",
    newsKinds: {
      added: (slice: string) => `added “${slice}”`,
      removed: (slice: string) => `deleted “${slice}”`,
      moved: (slice: string) => `moved “${slice}”`,
      "both-moved": (slice: string) => `also moved “${slice}”; your position is kept`,
      kept: (slice: string) => `deleted “${slice}”; it is kept because you changed it`,
    },
    newsSeen: "OK",
    newsPutBack: "Undo these changes",
    showField: "Go to the field",
    rejected: (why: string) => `Kept on this computer. It was not accepted: ${why}`,
    approved: (name: string) => `Scheduled by ${name}. If you change it, the schedule is cancelled and ${name} is told`,
    approvalEnded: (name: string, changer: string) =>
      `${changer} changed this after ${name} scheduled it, so the schedule is cancelled. A publisher has to schedule it again`,
    kept: "Kept on this computer",
    otherTab: "you in another tab",
    isHere: (names: string) => `Also editing: ${names}`,
    isInField: (name?: string) =>
      name ? `${name} is working in this field` : "You are working in this field in another tab",
    conflictTitle: (field: string, name?: string) =>
      name ? `${name} also changed “${field}”` : `“${field}” was also changed in another window`,
    mine: "Your version",
    theirs: (name?: string) => (name ? `${name}’s version` : "Version of the other window"),
    takeMine: "Keep your version",
    takeTheirs: (name?: string) => (name ? `Use ${name}’s version` : "Use the other version"),
    empty: "empty",
  },
  cn: {
    typeGone: (type: string) => `类型“${type}”已不存在，其字段按存储的内容显示。`,
    saved: (time: string) => `已保存 ${time}`,
    inRelease: (release: string) => `这是发布组“${release}”中的版本，随发布组一起发布。`,
    alsoIn: (release: string | undefined) =>
      release ? `发布组“${release}”中有此文档的另一个版本。` : "此文档在发布组之外另有一份草稿。",
    alsoAt: (release: string, when: string) =>
      `发布组“${release}”会在 ${when} 发布它自己的版本。你在这里写的内容是另一份草稿。`,
    partial: (fields: string, why: string) => `已保存，但“${fields}”除外：${why}`,
    news: (name: string) => `${name}也修改了此页面：`,
    newsKinds: {
      added: (slice: string) => `添加了“${slice}”`,
      removed: (slice: string) => `删除了“${slice}”`,
      moved: (slice: string) => `移动了“${slice}”`,
      "both-moved": (slice: string) => `也移动了“${slice}”，现在按你放的位置`,
      kept: (slice: string) => `删除了“${slice}”；因为你改过它，所以保留`,
    },
    rejected: (why: string) => `已存于本机。未被接受：${why}`,
    approved: (name: string) => `${name}已定时发布当前内容。如果你修改，定时会失效，并会告知${name}`,
    approvalEnded: (name: string, changer: string) =>
      `${name}定时之后${changer}修改了内容，定时已失效：请发布者重新定时`,
    isHere: (names: string) => `${names} 也在编辑`.replace("） ", "）"),
    isInField: (name?: string) => (name ? `${name} 正在编辑此字段` : "你正在另一个标签页编辑此字段"),
    conflictTitle: (field: string, name?: string) =>
      name ? `${name}也修改了“${field}”` : `另一个窗口也修改了“${field}”`,
    theirs: (name?: string) => (name ? `${name}的版本` : "另一个窗口的版本"),
    takeTheirs: (name?: string) => (name ? `采用${name}的版本` : "采用另一个版本"),
  },
});
