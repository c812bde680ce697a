import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  title: string;
  text: string;
  policy: string;
  grant: string;
  refuse: string;
  now: Record<string, string>;
};

export const messages = translate<Messages>({
  en: {
    title: "May we measure this visit?",
    text: "Page views, loading times, which forms are opened, and session recordings with all input masked, to find and repair what fails. The site is the same either way.",
    policy: "Cookie policy",
    grant: "Allow",
    refuse: "Refuse",
    now: { granted: "Currently allowed.", refused: "Currently refused." },
  },
  cn: {
    title: "可以统计这次访问吗？",
    text: "包括页面浏览、加载时间、打开了哪些表单，以及遮盖了输入内容的使用录像，用来发现并修复问题。无论怎么选，网站都一样。",
    policy: "Cookie 政策",
    grant: "允许",
    refuse: "拒绝",
    now: { granted: "当前：允许。", refused: "当前：拒绝。" },
  },
});
