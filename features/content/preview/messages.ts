import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  name: string;
  leave: string;
  /** Text of the bar, by how the page differs from the published one. */
  new: (title: string) => string;
  changed: (title: string) => string;
  same: (title: string) => string;
  over: string;
  /** The landing, opened without a token. */
  heading: string;
  explanation: string;
  unreachable: string;
  /** The slice simulator, opened outside an editor. */
  simulator: string;
  simulatorUse: string;
  home: string;
};

export const messages = translate<Messages>({
  en: {
    name: "Preview",
    leave: "Leave preview",
    new: (title) => `“${title}” is not published yet. Only people with the preview link see it.`,
    changed: (title) =>
      `“${title}” differs from the published page. Only people with the preview link see the changes.`,
    same: (title) => `“${title}” is the same as the published page.`,
    over: "This preview link has expired or belongs to another repository. You see the published page.",
    heading: "Previews open here",
    explanation:
      "Open a preview from the editor, or with a preview link you were sent: it leads to the page as it will be.",
    unreachable:
      "The content repository is not responding, so the preview cannot be opened now. Try the link again in a minute.",
    simulator: "Slices are shown here while they are edited",
    simulatorUse:
      "Prismic’s page builder and Slice Machine open this page in a frame of theirs. Developers who open it by itself under npm run dev choose any slice and see it with its sample content.",
    home: "Home page",
  },
  cn: {
    name: "预览",
    leave: "退出预览",
    new: (title) => `“${title}”尚未发布，只有拥有预览链接的人才能看到。`,
    changed: (title) => `“${title}”与已发布的页面不同，只有拥有预览链接的人才能看到这些改动。`,
    same: (title) => `“${title}”与已发布的页面相同。`,
    over: "此预览链接已过期，或属于其他内容库。你看到的是已发布的页面。",
    heading: "预览入口",
    explanation: "请从编辑器打开预览，或使用收到的预览链接：它会带你看到页面发布后的样子。",
    unreachable: "内容库暂时没有响应，无法打开预览。请稍后再试此链接。",
    simulator: "编辑时在此显示切片",
    simulatorUse:
      "Prismic 的页面构建器和 Slice Machine 会在各自的框架中打开此页面。开发者在 npm run dev 下直接打开时，可以选择任一切片，查看其示例内容。",
    home: "首页",
  },
});
