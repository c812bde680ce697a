import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";

/** Next steps after a form was sent. */
type Steps = {
  /** What was sent, and where. */
  title: string;
  /** Steps with their times, all of which another page of the site promises. */
  next: string;
  /** Links to further pages; paths without language. */
  links: readonly { path: string; text: string }[];
};

type Kind =
  | "question"
  | "support"
  | "sales"
  | "newsletter"
  | "incidents"
  | "press"
  | "startup"
  | "ambassador"
  | "affiliate"
  | "project";

const kinds: Record<FormId, Kind> = {
  "contact-modal": "question",
  "sales-modal": "sales",
  contact: "question",
  newsletter: "newsletter",
  "incident-mail": "incidents",
  "media-kit": "press",
  enterprise: "sales",
  startup: "startup",
  ambassador: "ambassador",
  affiliate: "affiliate",
  project: "project",
};

const bySubject: Record<string, Kind> = { "customer-support": "support", "business-sales": "sales" };

const steps = translate<Record<Kind, Steps>>({
  en: {
    question: {
      title: "Message sent",
      next: "A person reads it and answers by email, on working days in Singapore (UTC+8).",
      links: [
        { path: "/faq/", text: "Frequently asked questions" },
        { path: "/docs/", text: "Documentation" },
      ],
    },
    support: {
      title: "Message sent to support",
      next: "Support answers by email, on working days in Singapore (UTC+8). For incidents on a paid plan, the service level agreement sets response times from 1 to 4 hours.",
      links: [
        { path: "/docs/errors/", text: "What an error means" },
        { path: "/tracker/", text: "Availability today" },
        { path: "/sla/#support", text: "Response times in the SLA" },
      ],
    },
    sales: {
      title: "Message sent to sales",
      next: "Sales answers by email with a price, on working days in Singapore (UTC+8).",
      links: [
        { path: "/pricing/#calculator", text: "Calculate the cost" },
        { path: "/dedicated-nodes/", text: "Configure a dedicated node" },
        { path: "/sla/", text: "Service level agreement" },
      ],
    },
    newsletter: {
      title: "Subscribed",
      next: "You get the next monthly email. Every email has a link to unsubscribe.",
      links: [{ path: "/blog/", text: "Read the blog" }],
    },
    incidents: {
      title: "One step left",
      next: "Open the link in our first email. From then on you get each incident, update and maintenance by email, with a link to unsubscribe.",
      links: [{ path: "/incidents/", text: "Past incidents" }],
    },
    press: {
      title: "Message sent to marketing",
      next: "Marketing answers by email, on working days in Singapore (UTC+8).",
      links: [
        { path: "/about/", text: "About the company" },
        { path: "/blog/", text: "Blog" },
      ],
    },
    startup: {
      title: "Application sent",
      next: "A person reads it and answers by email, on working days in Singapore (UTC+8).",
      links: [
        { path: "/docs/get-started/", text: "Send a first request" },
        { path: "/nodes/near/", text: "NEAR nodes" },
      ],
    },
    ambassador: {
      title: "Application sent",
      next: "Two people read it and send you a small task. We decide within 10 working days in Singapore after the task, and say why if we decline.",
      links: [
        { path: "/ambassador-program-terms-of-service/", text: "Terms of the program" },
        { path: "/docs/", text: "Documentation" },
      ],
    },
    affiliate: {
      title: "Application sent",
      next: "A person reads it and answers by email within 5 working days in Singapore.",
      links: [
        { path: "/affiliate-policy/", text: "Terms of the program" },
        { path: "/pricing/", text: "Plans and prices" },
      ],
    },
    project: {
      title: "Project submitted",
      next: "We check the project against the five criteria for every entry, and answer by email.",
      links: [{ path: "/marketplace/", text: "Marketplace" }],
    },
  },
  cn: {
    question: {
      title: "留言已发送",
      next: "由专人阅读，在新加坡工作日（UTC+8）通过邮件回复。",
      links: [
        { path: "/faq/", text: "常见问题" },
        { path: "/docs/", text: "开发文档" },
      ],
    },
    support: {
      title: "留言已发送给客户支持",
      next: "客户支持在新加坡工作日（UTC+8）通过邮件回复。付费套餐遇到故障时，以服务等级协议中更短的时限为准。",
      links: [
        { path: "/docs/errors/", text: "查询错误含义" },
        { path: "/tracker/", text: "今日可用率" },
        { path: "/sla/#support", text: "协议中的响应时限" },
      ],
    },
    sales: {
      title: "留言已发送给销售",
      next: "销售在新加坡工作日（UTC+8）通过邮件回复报价。",
      links: [
        { path: "/pricing/#calculator", text: "计算费用" },
        { path: "/dedicated-nodes/", text: "配置专用节点" },
        { path: "/sla/", text: "服务等级协议" },
      ],
    },
    newsletter: {
      title: "订阅成功",
      next: "你将从下一封月度邮件起收到。每封邮件都附有退订链接。",
      links: [{ path: "/blog/", text: "阅读博客" }],
    },
    incidents: {
      title: "还差一步",
      next: "打开第一封邮件里的链接后，每次故障、进展和维护都会发邮件通知你，每封都附有退订链接。",
      links: [{ path: "/incidents/", text: "以往的故障" }],
    },
    press: {
      title: "留言已发送给市场团队",
      next: "市场团队在新加坡工作日（UTC+8）通过邮件回复。",
      links: [
        { path: "/about/", text: "关于公司" },
        { path: "/blog/", text: "博客" },
      ],
    },
    startup: {
      title: "申请已提交",
      next: "由专人审阅，在新加坡工作日（UTC+8）通过邮件回复。",
      links: [
        { path: "/docs/get-started/", text: "发送第一个请求" },
        { path: "/nodes/near/", text: "NEAR 节点" },
      ],
    },
    ambassador: {
      title: "申请已提交",
      next: "由两个人审阅，并发给你一个小任务。完成任务后 10 个新加坡工作日内答复；未通过的会说明理由。",
      links: [
        { path: "/ambassador-program-terms-of-service/", text: "计划条款" },
        { path: "/docs/", text: "开发文档" },
      ],
    },
    affiliate: {
      title: "申请已提交",
      next: "由专人审阅，5 个新加坡工作日内通过邮件答复。",
      links: [
        { path: "/affiliate-policy/", text: "计划条款" },
        { path: "/pricing/", text: "套餐与价格" },
      ],
    },
    project: {
      title: "项目已提交",
      next: "我们按收录标准的五项检查审核，并通过邮件答复。",
      links: [{ path: "/marketplace/", text: "应用市场" }],
    },
  },
});

/** Next steps after a form; those of the contact form depend on its subject. */
export function getNextSteps(form: FormId, locale: Locale, { subject }: Values = {}): Steps {
  const chosen = form === "contact" && subject ? bySubject[subject] : undefined;
  return steps[locale][chosen ?? kinds[form]];
}
