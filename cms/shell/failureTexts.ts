import type { FailureCode } from "#cms/http/contract.ts";
import { translate } from "#contracts/translate.ts";

type Texts = Partial<Record<FailureCode, (...values: string[]) => string>>;

/** Sentences for the service's failures by language; English ones come with each failure. */
export const failureTexts = translate<Texts>({
  en: {
    "path-own": (path) => `${path} is used by the site itself. Choose another URL.`,
  },
  cn: {
    misfit: () => "有内容与模型不符，请修正标出的字段。",
    "uid-missing": () => "缺少网址名称。",
    "uid-taken": (uid) => `网址名称“${uid}”已被同类型的其他文档使用。`,
    "only-one": () => "此类文档在该语言中只能有一份。",
    "translation-exists": () => "该语言的版本已经存在。",
    "path-own": (path) => `${path} 由网站自身使用，请换一个网址名称。`,
    "path-taken": (path) => `${path} 已被其他页面使用。`,
    "parent-circle": () => "上级页面又回到了此页，请选择其他上级页面。",
    "child-path-taken": (path) => `下级页面会移到已被占用的网址 ${path}，请先移动它。`,
    "home-uid": () => "首页的网址名称必须是 home。",
    needed: () => "网站需要此文档，不能撤下或删除，请改为修改它。",
    redirect: () => "此重定向无法生效，请修正标出的字段。",
    "language-unknown": (lang) => `没有语言“${lang}”。`,
    "type-unknown": (type) => `没有文档类型“${type}”。`,
    "draft-there": () => "那里已有此文档的草稿，请先放弃其中一份。",
    "no-draft": () => "没有可发布的草稿。",
    "not-on-site": () => "此文档不在网站上。",
    "no-release": () => "此发布计划已不存在。",
    "release-changed": () => "发布计划已被他人修改，请重新载入。",
    "no-version": () => "此版本已不存在。",
    "no-replacement": () => "此替换已无法撤销。",
    "replacement-undone": () => "此替换已撤销。",
    "schedule-changed": (name, title) =>
      `${name}在计划之后修改了${title ? `“${title}”` : "草稿"}，请发布者查看后重新计划。`,
    stopped: (count) => `有 ${count} 个错误，无法发布。`,
    "file-unknown-kind": (name) => `${name} 不是图片（PNG、JPEG、WebP、AVIF、GIF、SVG）、视频、音频、PDF 或 ZIP 文件。`,
    "file-script": (name) => `${name} 含有页面图片不允许的内容（脚本或外部资源），请另存为普通 SVG。`,
    "picture-too-large": (name, width, height, max) =>
      `${name} 有 ${width} × ${height} 像素，图片最多 ${max} 百万像素，请缩小后再存。`,
    "picture-broken": (name) => `${name} 已损坏或不完整，无法作为图片读取，请重新导出或下载。`,
    "picture-hidden": (name, format) => `${name} 是 ${format} 格式，浏览器无法显示，请导出为 JPEG 或 PNG。`,
    "no-file": () => "此文件已不存在。",
    "file-project": () => "此文件属于项目，请在 content/images 中修改。",
    "file-used": (...titles) => `仍在使用：${titles.join("、")}。请先从这些文档中移除。`,
    "file-other-kind": (name) => `${name} 与原文件种类不同。图片只能用图片替换，其他文件也只能用同类文件替换。`,
    "file-escape": (name) => `文件地址 ${name} 中的 % 无效，请写作 %25。`,
    "person-taken": (name) => `已有名为“${name}”的成员。`,
    "too-many-people": (max) => `成员已达上限 ${max} 人。`,
    "last-owner": () => "这是唯一的所有者，请先让其他人成为所有者。",
    "no-person": () => "此成员已不存在。",
    "too-many-comments": (max) => `未解决的评论已达 ${max} 条，请先解决一些。`,
    "no-comment": () => "此评论已不存在。",
    "preview-ended": () => "此链接已失效。",
    "preview-large": (max) => `预览链接最多显示 ${max} MB，请改为跟随草稿。`,
    "preview-many": () => "预览链接过多，请先结束一些。",
    "session-ended": () => "此会话已结束。",
    "too-many-tokens": (max) => `你的令牌已达上限 ${max} 个，请先撤销一些。`,
    "no-token": () => "此令牌已被撤销。",
    "password-wrong": () => "当前密码不正确。",
    "other-person": (name) => `此浏览器中已由“${name}”登录，请重新登录。`,
  },
});
