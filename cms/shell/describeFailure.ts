import { ValidationError } from "yup";

import type { Failure } from "#cms/http/contract.ts";
import { translate } from "#contracts/translate.ts";
import type { Locale } from "@/features/shared/locale";
import { noResponse, StudioError } from "#cms/http/StudioError.ts";

import { findFailureText } from "./findFailureText.ts";

const sentences = translate({
  en: {
    offline: "There was no answer. Check the connection, then try again.",
    ended: "Your session has ended. Sign in again; what you typed is kept.",
    forbidden: "Your role may not do this. A publisher or an owner can.",
    missing: "It is not there any more. Somebody may have deleted it.",
    changed: "Somebody saved meanwhile. Load the newer version first.",
    tooLarge: "This is too large: a document may have 4 MB, a file 30 MB.",
    often: (seconds: number) => `Too many requests. Try again in ${seconds} seconds.`,
    down: "The content service is not responding right now. Try again in a minute.",
    full: "The disk of the content service is full. Tell whoever runs the site.",
    wrong: (message: string, _fields: string) => (/[.!?…”]$/.test(message) ? message : `${message}.`),
    misfit: "The response does not fit this page. Reload it; if it stays so, tell whoever runs the site.",
    unknown: "This did not work, and the reason is not known. Try again.",
  },
  cn: {
    offline: "没有收到回应。请检查网络连接后重试。",
    ended: "登录已失效，请重新登录；你输入的内容已保留。",
    forbidden: "你的角色无权执行此操作，请联系发布者或所有者。",
    missing: "它已经不存在了，可能被其他人删除。",
    changed: "其他人刚刚保存过。请先载入较新的版本。",
    tooLarge: "内容过大：文档最多 4 MB，文件最多 30 MB。",
    often: (seconds: number) => `请求过于频繁，请在 ${seconds} 秒后重试。`,
    down: "内容服务现在没有响应，请一分钟后再试。",
    full: "内容服务的磁盘已满，请告知网站管理员。",
    wrong: (_message: string, fields: string) => `填写的内容有误${fields ? `：${fields}` : ""}，请修正后重试。`,
    misfit: "返回的数据与此页面不符。请刷新页面；若仍如此，请告知网站管理员。",
    unknown: "操作没有成功，原因不明，请重试。",
  },
});

function writeFailure({ code = "", values = [], message, details = [] }: Failure, locale: Locale): string {
  const text = findFailureText(code, values, locale);
  if (text) return text;
  return sentences[locale].wrong(
    message,
    details
      .map(({ field }) => field)
      .filter(Boolean)
      .join("、"),
  );
}

/** One sentence on why a request failed and what to do; the service's message if it has more detail. */
export function describeFailure(error: unknown, locale: Locale): string {
  const text = sentences[locale];
  // After an update an open tab has the contracts of before.
  if (error instanceof ValidationError) return text.misfit;
  if (!(error instanceof StudioError)) return text.unknown;
  const { status, failure, retryAfterSeconds } = error;
  if (status === noResponse) return text.offline;
  if (status === 401) return text.ended;
  if (status === 403) return failure?.code ? writeFailure(failure, locale) : text.forbidden;
  if (status === 412) return text.changed;
  if (status === 413 && !failure?.code) return text.tooLarge;
  if (status === 429) return text.often(retryAfterSeconds ?? 60);
  if (status === 507) return text.full;
  if (status >= 500) return text.down;
  if (failure) return writeFailure(failure, locale);
  return status === 404 ? text.missing : text.unknown;
}
