import { translate } from "#contracts/translate.ts";

import { countNoun } from "./countNoun.ts";

const list = (documents: string, files: string, redirects: string) =>
  `${countNoun(documents, "document")}, ${countNoun(files, "file")} and ${countNoun(redirects, "redirect")}`;

export const messages = translate({
  en: {
    title: "Import and export",
    help: "A dry run shows every document, file, redirect and loss. The import becomes a release of drafts; delete the release to take it back.",
    forbidden: "Publishers and owners import. Ask one of them.",
    kind: "From",
    kinds: { wordpress: "WordPress", markdown: "Markdown files", prismic: "Prismic repository" },
    file: {
      wordpress: "Export (.xml), or a ZIP archive with it and its uploads",
      markdown: "ZIP archive of the folder",
    },
    choose: "Choose a file",
    large: (megabytes: string) => `At most ${megabytes} MB; a developer imports larger ones with a command.`,
    repository: "Name of the repository",
    token: "Access token",
    tokenHint: "Only for a private repository",
    lang: "Language",
    type: "Posts become",
    dryRun: "Dry run",
    import: (count: string) => `Import ${countNoun(count, "document")}`,
    stop: "Stop",
    steps: {
      reading: "Reading…",
      files: (done: string, total: string) => `Checking files: ${done} of ${total}`,
      documents: "Making documents…",
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
    losses: (count: string) => `Losses and notes (${count})`,
    draft: "draft",
    exportTitle: "Export",
    exportText: "Every document, draft and file in one ZIP archive, as content folders have them.",
    export: "Download everything",
  },
  cn: {
    title: "导入和导出",
    help: "试运行会列出每篇文档、每个文件、每条重定向和所有缺失。导入内容成为一个草稿发布组；删除该发布组即可撤回。",
    forbidden: "只有发布者和所有者可以导入。",
    kind: "来源",
    kinds: { wordpress: "WordPress", markdown: "Markdown 文件", prismic: "Prismic 仓库" },
    file: { wordpress: "导出文件（.xml），或包含它和上传文件的 ZIP", markdown: "文件夹的 ZIP 压缩包" },
    choose: "选择文件",
    large: (megabytes: string) => `此处最多 ${megabytes} MB；更大的文件请由开发者用命令导入。`,
    repository: "仓库名称",
    token: "访问令牌",
    tokenHint: "仅私有仓库需要",
    lang: "语言",
    type: "文章导入为",
    dryRun: "试运行",
    import: (count: string) => `导入 ${count} 篇文档`,
    stop: "停止",
    steps: {
      reading: "正在读取…",
      files: (done: string, total: string) => `正在检查文件：${done} / ${total}`,
      documents: "正在生成文档…",
      saving: "正在保存…",
    },
    planned: (documents: string, files: string, redirects: string) =>
      `将导入 ${documents} 篇文档、${files} 个文件和 ${redirects} 条重定向。`,
    done: (documents: string, files: string, redirects: string) =>
      `已导入 ${documents} 篇文档、${files} 个文件和 ${redirects} 条重定向。`,
    nothing: "没有可导入的内容",
    toRelease: "打开发布组",
    documents: (count: string) => `文档（${count}）`,
    files: (count: string) => `文件（${count}）`,
    redirects: (count: string) => `重定向（${count}）`,
    losses: (count: string) => `缺失和说明（${count}）`,
    draft: "草稿",
    exportTitle: "导出",
    exportText: "所有文档、草稿和文件打包为一个 ZIP，结构与内容文件夹相同。",
    export: "下载全部内容",
  },
});
