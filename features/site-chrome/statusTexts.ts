import type { ErrorStatus } from "@/features/shared/contracts/errorStatuses";
import { translate } from "@/features/shared/contracts/translate";

/** Status messages as in RFC 9110 and RFC 6585, each with a sentence for visitors; 500 is in `messages`. */
type Messages = Record<Exclude<ErrorStatus, 500>, { title: string; text: string }>;

export const statusTexts = translate<Messages>({
  en: {
    400: { title: "Bad Request", text: "The address is not well formed. Check it for a % or another stray character." },
    401: {
      title: "Unauthorized",
      text: "This address answers only with a session or a token. Sign in, then try again.",
    },
    403: { title: "Forbidden", text: "This address does not answer to you: another role or another site may open it." },
    405: { title: "Method Not Allowed", text: "This page can be opened, but nothing can be sent to it." },
    406: {
      title: "Not Acceptable",
      text: "This address is for programs: it does not answer in a form that browsers show.",
    },
    413: { title: "Content Too Large", text: "More was sent than is accepted here. Send less, or in parts." },
    414: { title: "URI Too Long", text: "The address is longer than 8,192 characters. Shorten it." },
    415: { title: "Unsupported Media Type", text: "What was sent has a kind that is not accepted here." },
    422: { title: "Unprocessable Content", text: "What was sent could be read, but a value in it is not valid." },
    429: {
      title: "Too Many Requests",
      text: "Too many requests came from your network. Wait a minute, then try again.",
    },
    431: {
      title: "Request Header Fields Too Large",
      text: "Your browser sent more than 16 KB of headers. Delete the cookies of this site, then open it again.",
    },
    502: {
      title: "Bad Gateway",
      text: "A service behind this address gave no usable response. Try again in a minute.",
    },
    503: {
      title: "Service Unavailable",
      text: "This page cannot be read right now. It exists; please try again in a minute.",
    },
    504: { title: "Gateway Timeout", text: "The response took too long. Try again in a minute." },
  },
  cn: {
    400: { title: "请求无效", text: "网址格式不正确。请检查其中是否有多余的 % 或其他字符。" },
    401: { title: "需要登录", text: "这个地址需要登录或令牌才能访问。请登录后再试。" },
    403: { title: "没有权限", text: "你没有权限打开这个地址，请换一个有权限的角色或站点。" },
    405: { title: "不支持的请求方法", text: "这个页面可以打开，但不接受提交的内容。" },
    406: { title: "无法提供所需格式", text: "这个地址供程序调用，不提供浏览器能显示的格式。" },
    413: { title: "请求内容过大", text: "发送的内容超出了上限。请减少内容，或分几次发送。" },
    414: { title: "网址过长", text: "网址超过了 8,192 个字符，请缩短后再试。" },
    415: { title: "不支持的内容类型", text: "发送的内容类型在这里不被接受。" },
    422: { title: "内容无法处理", text: "发送的内容可以读取，但其中有的值无效。" },
    429: { title: "请求过于频繁", text: "来自你所在网络的请求过多。请等一分钟再试。" },
    431: { title: "请求头过大", text: "浏览器发送的请求头超过了 16 KB。请删除本站的 Cookie，然后重新打开。" },
    502: { title: "网关错误", text: "这个地址背后的服务没有给出有效响应，请一分钟后再试。" },
    503: { title: "服务暂时不可用", text: "这个页面确实存在，但现在读不出来，请一分钟后再试。" },
    504: { title: "网关超时", text: "响应用时过长，请一分钟后再试。" },
  },
});
