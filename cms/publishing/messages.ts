import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages about publishing. */
export const messages = translateWithWords("publishing", {
  en: {
    publish: "Publish",
    publishTitle: "Publish this document",
    asking: "Saving and checking…",
    working: "Please wait…",
    more: "More",
    unpublish: "Unpublish",
    unpublishTitle: "Unpublish this document?",
    unpublishLede:
      "Without a redirect, visitors get a “not found” page; you can add one afterwards. The document stays here as a draft.",
    below: (count: number) => (count === 1 ? "1 page below it" : `${count} pages below it`),
    belowMove: "They stay on the site, at these URLs:",
    belowLeave: "They are unpublished too:",
    section: "Unpublish the pages below it too",
    linked: (count: number) => (count === 1 ? "1 link points here" : `${count} links point here`),
    linkedLede: "These links will break. Change them before unpublishing, or soon after.",
    clashes: {
      release: (label: string, when: string) => `also in the release “${label}”${when ? `, ${when}` : ""}`,
      draft: (name: string) => `has another draft${name ? `, by ${name}` : ""}`,
      published: (name: string, when: string) =>
        `was published since${name ? ` by ${name}` : ""}, ${when}: this would undo it`,
      path: (path: string, title: string, release: string, when: string) =>
        `“${title}”${release ? ` in the release “${release}”` : ""}${when ? `, ${when},` : ""} has the same URL ${path}`,
    },
    discard: "Discard draft",
    discardTitle: "Discard unpublished changes?",
    discardLede: "The form goes back to the published version. The draft stays in the history.",
    published: "Published. Visitors see it within two seconds.",
    unpublished: "Unpublished. The document stays here as a draft.",
    redirectUrl: (path: string) => `Redirect ${path}`,
    discarded: "Draft discarded.",
    changes: "What changes for visitors",
    noChanges: "Nothing changes for visitors.",
    firstTime: "This document is new on the site.",
    redirects: "Redirects from old URLs",
    redirectsLede: "Visitors of an old URL are sent to the new one. Published together with the page.",
    redirectLabel: (from: string, to: string) => `Redirect ${from} to ${to}`,
    endedRedirects: "Redirects that end",
    endedRedirectsLede:
      "They start at the URL of this page, or of one that moves with it. Visitors get the page from then on.",
    headings: "Links to headings",
    headingsLede: "These links follow the heading they lead to, here and on other pages.",
    headingLinks: (count: number) => (count === 1 ? "1 link" : `${count} links`),
    problems: "Problems",
    emptySections: (empty: number, all: number) =>
      `${empty} of ${all} ${all === 1 ? "slice" : "slices"} ${empty === 1 ? "is" : "are"} empty. Visitors do not see ${empty === 1 ? "it" : "them"}.`,
    viewPage: "View page",
    errorsStop: (count: number) =>
      count === 1 ? "One problem stops publishing." : `${count} problems stop publishing.`,
    mayNot: "A publisher will review and publish it.",
    ask: "Request publication",
    note: "Note to the publisher",
    reviewer: "Reviewer",
    anyReviewer: "Any publisher",
    due: "Due (optional)",
    requested: "Requested. Publishers see it under “Waiting”.",
    before: "before",
    after: "after",
    share: "Share a preview",
    words: { share: "Share", discard: "Discard" },
    failed: (why: string) => `This did not work: ${why}`,
    kinds: { added: "new", removed: "removed", changed: "changed", moved: "moved" },
    whats: { document: "Page", slice: "Slice", field: "Field", path: "URL", tags: "Tags" },
    position: (before: number, after: number) => `from position ${before} to ${after}`,
  },
  cn: {
    below: (count: number) => `有 ${count} 个下级页面`,
    linked: (count: number) => `有 ${count} 个链接指向这里`,
    clashes: {
      release: (label: string, when: string) => `也在发布组“${label}”中${when ? `（${when}）` : ""}`,
      draft: (name: string) => `另有一份草稿${name ? `（${name}）` : ""}`,
      published: (name: string, when: string) =>
        `此后已发布过（${[name, when].filter(Boolean).join("，")}），发布会覆盖它`,
      path: (path: string, title: string, release: string, when: string) =>
        `${release ? `发布组“${release}”中的` : ""}“${title}”${when ? `（${when}）` : ""}也使用网址 ${path}`,
    },
    redirectLabel: (from: string, to: string) => `${from} 重定向到 ${to}`,
    redirectUrl: (path: string) => `为 ${path} 设置重定向`,
    headingLinks: (count: number) => `${count} 个链接`,
    emptySections: (empty: number, all: number) => `${all} 个切片中有 ${empty} 个没有内容，访客看不到。`,
    errorsStop: (count: number) => `有 ${count} 个问题，无法发布。`,
    failed: (why: string) => `操作没有成功：${why}`,
    position: (before: number, after: number) => `从位置 ${before} 到 ${after}`,
  },
});
