import { countNoun } from "#contracts/countNoun.ts";
import { translateWithWords } from "#cms/models/translateWithWords.ts";

const list = (documents: string, files: string, redirects: string) =>
  `${countNoun(documents, "document")}, ${countNoun(files, "file")} and ${countNoun(redirects, "redirect")}`;

export const messages = translateWithWords("imports", {
  en: {
    title: "Import and export",
    help: "Pages from another system become drafts here; everything can be downloaded as well.",
    stages: {
      try: "The dry run reads everything and changes nothing. It lists every document, file and redirect, and what cannot be carried over.",
      import: "The import creates a release of drafts. Visitors see nothing of it yet.",
      publish: "Look through the release and publish it; or delete it, which undoes the import.",
    },
    stagesTitle: "How an import works",
    forbidden: "Publishers and owners import. Ask one of them.",
    kind: "From",
    kinds: { wordpress: "WordPress", markdown: "Markdown files", prismic: "Prismic repository" },
    file: {
      wordpress: "Export of the site",
      markdown: "ZIP archive of the folder",
    },
    fileHint: {
      wordpress: (megabytes: string) =>
        `The .xml file, or a ZIP archive of it and the uploads, at most ${megabytes} MB. A developer imports larger ones with a command.`,
      markdown: (megabytes: string) => `At most ${megabytes} MB. A developer imports larger ones with a command.`,
    },
    choose: "Choose a file",
    drop: "or drop it here",
    repository: "Name of the repository",
    token: "Access token",
    tokenHint: "Only for a private repository",
    lang: "Language",
    type: "Posts become",
    dryRun: "Dry run",
    needsFile: "Choose a file first.",
    import: (count: string) => `Import ${countNoun(count, "document")}`,
    stop: "Stop",
    steps: {
      reading: "Reading…",
      files: (done: string, total: string) => `Checking files: ${done} of ${total}`,
      documents: "Creating documents…",
      saving: "Saving…",
    },
    planned: (documents: string, files: string, redirects: string) =>
      `To import: ${list(documents, files, redirects)}.`,
    done: (documents: string, files: string, redirects: string) => `Imported: ${list(documents, files, redirects)}.`,
    nothing: "Nothing to import",
    toRelease: "Open the release",
    documents: (count: string) => `Documents (${count})`,
    files: (count: string) => `Files (${count})`,
    redirects: (count: string) => `Redirects (${count})`,
    losses: (count: string) => `Left out or changed (${count})`,
    draft: "draft",
    exportTitle: "Export",
    exportText: "Every document, draft and file in one ZIP archive, laid out as a content folder.",
    export: "Download everything",
  },
});
