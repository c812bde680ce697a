import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  text: string;
  policy: string;
  granted: string;
  refused: string;
  /** The decision, with its day where that is stored. */
  now: Record<"granted" | "refused", (day: string) => string>;
  open: string;
  close: string;
};

export const messages = translate<Messages>({
  en: {
    title: "May we measure this visit?",
    text: "Page views, loading times, which forms are opened, and session recordings with all input masked, to find and repair what fails. The site is the same either way.",
    policy: "Cookie policy",
    granted: "Allow",
    refused: "Refuse",
    now: {
      granted: (day) => (day ? `Allowed since ${day}.` : "Allowed."),
      refused: (day) => (day ? `Refused since ${day}. Nothing is measured.` : "Refused. Nothing is measured."),
    },
    open: "You have not answered yet. Nothing is measured.",
    close: "Close",
  },
  cn: {
    title: "可以统计这次访问吗？",
    text: "包括页面浏览、加载时间、打开了哪些表单，以及遮盖了输入内容的使用录像，用来发现并修复问题。无论怎么选，网站都一样。",
    policy: "Cookie 政策",
    granted: "允许",
    refused: "拒绝",
    now: {
      granted: (day) => (day ? `自 ${day} 起允许。` : "已允许。"),
      refused: (day) => (day ? `自 ${day} 起拒绝，不做任何统计。` : "已拒绝，不做任何统计。"),
    },
    open: "你还没有选择，目前不做任何统计。",
    close: "关闭",
  },
});
