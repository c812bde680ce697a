import type { Locale } from "@/features/shared/locale";

import type { FieldName, FormId } from "./form/forms";

type Messages = {
  labels: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  subjects: Record<string, string>;
  choose: string;
  optional: string;
  send: Record<FormId, string>;
  sending: string;
  success: string;
  successTitle: string;
  failure: string;
  limited: string;
  limitedTitle: string;
  offline: string;
  close: string;
  titles: {
    contact: string;
    sales: string;
    share: string;
    qr: string;
    ambassadors: string;
    product: string;
    location: string;
  };
  ledes: { contact: string; sales: string; location: string };
  book: string;
  direct: string;
  bot: string;
  community: string;
  copyLink: string;
  copied: string;
  productLink: string;
  qrNote: string;
  read: string;
  perMonth: string;
  choosePlan: string;
  rate: (count: string) => string;
  privacy: string;
  loading: string;
  unlimited: string;
  units: (count: string) => string;
  perDay: (count: string) => string;
};

export const messages: Record<Locale, Messages> = {
  en: {
    labels: {
      email: "Email address",
      name: "Full name",
      subject: "Subject",
      message: "Message",
      company: "Company",
      telegram: "Telegram",
      website: "Website",
      project: "Project",
      source_code: "Source code",
      chains: "Chains",
    },
    hints: { chains: "Keys or names with commas, such as eth, base, sol", website: "https://…" },
    subjects: {
      "customer-support": "Customer support",
      "business-sales": "Business and sales",
      partnership: "Partnership",
      feedback: "Feedback",
      other: "Something else",
    },
    choose: "Choose one",
    optional: "optional",
    send: {
      "contact-modal": "Send message",
      "sales-modal": "Send to sales",
      contact: "Send message",
      newsletter: "Subscribe",
      "media-kit": "Send to marketing",
      enterprise: "Ask for an offer",
      startup: "Apply",
      ambassador: "Apply",
      affiliate: "Apply",
      project: "Submit project",
    },
    sending: "Sending…",
    successTitle: "Sent",
    success: "Thank you! Your request successfully sent.",
    failure: "Something went wrong, please, try again.",
    limitedTitle: "You seem to be making too many requests",
    limited: "Please, try again later",
    offline: "You are offline. What you typed is kept; send it when the connection is back.",
    close: "Close",
    titles: {
      contact: "Write to us",
      sales: "Talk to sales",
      share: "Share",
      qr: "Support bot",
      ambassadors: "Become an ambassador",
      product: "Plan",
      location: "Choose location",
    },
    ledes: {
      contact: "We answer by email on working days in Singapore (UTC+8).",
      sales: "Say which chains, how many requests at the peak, and what must not fail. We answer with a price.",
      location: "Endpoints on this site are then shown for this region.",
    },
    book: "Book a call",
    direct: "Direct message",
    bot: "Support bot",
    community: "Community group",
    copyLink: "Copy Link",
    copied: "Copied!",
    productLink: "Link",
    qrNote: "Scan with the camera of your phone, or open the link.",
    read: "Read the terms",
    perMonth: "a month",
    choosePlan: "Buy",
    rate: (count) => `${count} requests a second at most`,
    privacy: "Used to answer you and for nothing else.",
    loading: "Loading…",
    unlimited: "Unlimited requests",
    units: (count) => `${count} compute units`,
    perDay: (count) => `${count} requests a day`,
  },
  cn: {
    labels: {
      email: "邮箱",
      name: "姓名",
      subject: "主题",
      message: "留言",
      company: "公司",
      telegram: "Telegram",
      website: "网站",
      project: "项目",
      source_code: "源代码",
      chains: "使用的链",
    },
    hints: { chains: "键名或名称，用逗号分隔，例如 eth, base, sol", website: "以 https:// 开头" },
    subjects: {
      "customer-support": "客户支持",
      "business-sales": "商务与销售",
      partnership: "合作",
      feedback: "反馈",
      other: "其他",
    },
    choose: "请选择",
    optional: "选填",
    send: {
      "contact-modal": "发送留言",
      "sales-modal": "发送给销售",
      contact: "发送留言",
      newsletter: "订阅",
      "media-kit": "发送给市场团队",
      enterprise: "索取报价",
      startup: "申请",
      ambassador: "申请",
      affiliate: "申请",
      project: "提交项目",
    },
    sending: "正在发送……",
    successTitle: "已发送",
    success: "谢谢！你的请求已成功发送。",
    failure: "出了点问题，请重试。",
    limitedTitle: "你的请求似乎过于频繁",
    limited: "请稍后再试",
    offline: "当前处于离线状态。填写的内容已保留，恢复连接后再发送即可。",
    close: "关闭",
    titles: {
      contact: "联系我们",
      sales: "联系销售",
      share: "分享",
      qr: "支持机器人",
      ambassadors: "成为大使",
      product: "套餐",
      location: "选择地区",
    },
    ledes: {
      contact: "我们在新加坡工作日（UTC+8）通过邮件回复。",
      sales: "请说明需要哪些链、峰值请求量，以及哪些环节不能中断。我们会回复报价。",
      location: "选择后，本站显示该地区的接入点。",
    },
    book: "预约通话",
    direct: "私信",
    bot: "支持机器人",
    community: "社区群组",
    copyLink: "复制链接",
    copied: "已复制！",
    productLink: "链接",
    qrNote: "用手机相机扫码，或直接打开链接。",
    read: "阅读条款",
    perMonth: "每月",
    choosePlan: "购买",
    rate: (count) => `每秒最多 ${count} 次请求`,
    privacy: "仅用于回复你，不作他用。",
    loading: "正在读取……",
    unlimited: "请求数不限",
    units: (count) => `${count} 计算单元`,
    perDay: (count) => `每天 ${count} 次请求`,
  },
};
