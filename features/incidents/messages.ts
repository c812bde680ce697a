import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import type { Incident, Phase, Update } from "./incident";

type Messages = {
  /** Names the strip for screen readers. */
  strip: string;
  kinds: Record<Incident["kind"], string>;
  phases: Record<Phase, string>;
  /** Instead of the last phase, for maintenance: nothing was wrong. */
  done: string;
  /** Instead of an update's state, before a maintenance begins. */
  announced: string;
  /** States of an update. */
  states: Record<string, string>;
  since: (moment: string) => string;
  from: (moment: string) => string;
  started: string;
  ended: string;
  plannedEnd: string;
  duration: string;
  minutes: (minutes: string) => string;
  chains: string;
  allChains: string;
  regions: string;
  allRegions: string;
  /** What the probes measured on its days. */
  effect: string;
  noEffect: string;
  updates: string;
  /** Since the start, beside an update. */
  after: (minutes: string) => string;
  /** Leads to the form for email. */
  subscribe: string;
  measured: string;
  review: string;
  curve: string;
  curveNote: string;
  /** Of regions that lost no minute. */
  quiet: (regions: string) => string;
  /** Leads to the tracker. */
  tracker: string;
  /** Instead of the minutes of a day, and what that means. */
  unmeasured: string;
  unmeasuredNote: string;
  none: string;
  /** With the last measured day, if there is one. */
  noneNow: (day: string | undefined) => string;
  all: string;
  /** Title and description of the feeds. */
  feed: string;
  feedText: string;
  /** In feeds, of an entry that is an example. */
  sample: string;
};

export const messages = translate<Messages>({
  en: {
    strip: "Current incidents",
    kinds: { incident: "Incident", maintenance: "Maintenance" },
    phases: { planned: "Planned", open: "Ongoing", over: "Resolved" },
    done: "Done",
    announced: "Announced",
    states: {
      investigating: "Investigating",
      identified: "Cause found",
      monitoring: "Monitoring",
      resolved: "Resolved",
    },
    since: (moment) => `since ${moment}`,
    from: (moment) => `from ${moment}`,
    started: "Started",
    ended: "Ended",
    plannedEnd: "Planned end",
    duration: "Duration",
    minutes: (minutes) => `${minutes} min`,
    chains: "Chains",
    allChains: "All chains",
    regions: "Regions",
    allRegions: "All regions",
    effect: "Measured downtime",
    noEffect: "none; every probe was answered",
    updates: "Updates, newest first",
    after: (minutes) => `${minutes} min after the start`,
    subscribe: "Get incidents by email",
    measured: "Measured",
    review: "What happened, and what changes",
    curve: "minutes without a response, each day (UTC)",
    curveNote: "From the tracker: a probe a minute, counted where it got no response.",
    quiet: (regions) => `No downtime on these days: ${regions}.`,
    tracker: "All days in the tracker",
    unmeasured: "–",
    unmeasuredNote: "– not measured.",
    none: "No incidents.",
    noneNow: (day) => `No incident report is open${day ? `; ${day}` : ""}.`,
    all: "All incidents",
    feed: "Incidents and maintenance",
    feedText: "Incidents and maintenance in words, with their chains, regions, and end.",
    sample: "example of this demonstration",
  },
  cn: {
    strip: "当前故障",
    kinds: { incident: "故障", maintenance: "维护" },
    phases: { planned: "计划中", open: "进行中", over: "已解决" },
    done: "已完成",
    announced: "已公告",
    states: { investigating: "调查中", identified: "已找到原因", monitoring: "观察中", resolved: "已解决" },
    since: (moment) => `自 ${moment} 起`,
    from: (moment) => `${moment} 开始`,
    started: "开始",
    ended: "结束",
    plannedEnd: "计划结束",
    duration: "持续时间",
    minutes: (minutes) => `${minutes} 分钟`,
    chains: "链",
    allChains: "全部链",
    regions: "地区",
    allRegions: "全部地区",
    effect: "实测中断",
    noEffect: "无，全部探测都有响应",
    updates: "进展（最新在前）",
    after: (minutes) => `开始后 ${minutes} 分钟`,
    subscribe: "邮件订阅故障通知",
    measured: "测量结果",
    review: "原因与改进",
    curve: "每天无响应的分钟数（UTC）",
    curveNote: "来自可用率追踪：每分钟探测一次，没有得到响应的那一分钟计入。",
    quiet: (regions) => `这些天没有中断：${regions}。`,
    tracker: "在可用率追踪中查看全部日期",
    unmeasured: "–",
    unmeasuredNote: "– 表示未测量。",
    none: "没有故障。",
    noneNow: (day) => `目前没有进行中的故障报告${day ? `；${day}` : ""}。`,
    all: "全部故障",
    feed: "故障与维护",
    feedText: "故障与维护的说明，包括涉及的链、地区和结束时间。",
    sample: "演示示例",
  },
});

/** Where an incident or maintenance stands, in words. */
export const getPhaseName = (kind: Incident["kind"], phase: Phase, locale: Locale): string =>
  kind === "maintenance" && phase === "over" ? messages[locale].done : messages[locale].phases[phase];

/** The state of an update, in words; a maintenance has no cause that is found, and nothing to resolve. */
export function getStateName(incident: Pick<Incident, "kind" | "started">, update: Update, locale: Locale): string {
  const text = messages[locale];
  const isMaintenance = incident.kind === "maintenance";
  if (isMaintenance && update.at < incident.started) return text.announced;
  if (isMaintenance && update.state === "resolved") return text.done;
  return text.states[update.state] ?? update.state;
}
