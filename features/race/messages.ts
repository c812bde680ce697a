import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  site: string;
  pasted: string;
  waiting: string;
  start: string;
  again: string;
  loading: string;
  opening: string;
  running: string;
  done: (calls: string) => string;
  figures: (p50: string, p95: string, calls: string) => string;
  lost: (calls: string) => string;
  noResponse: string;
  milliseconds: (value: string) => string;
  lane: (place: string, figures: string) => string;
  download: string;
  endpoint: string;
  url: string;
  hint: (origins: string) => string;
  join: string;
  needsUrl: string;
  needsHttps: string;
  needsPlain: string;
  needsOrigin: (origins: string) => string;
  method: string;
  noScript: string;
};

export const messages = translate<Messages>({
  en: {
    site: "This site",
    pasted: "Your endpoint",
    waiting: "8 calls, not sent yet",
    start: "Measure",
    again: "Measure again",
    loading: "Loading …",
    opening: "Opening the connections …",
    running: "The calls are on their way …",
    done: (calls) => `Finished: ${calls} calls.`,
    figures: (p50, p95, calls) => `p50 ${p50} · p95 ${p95} · ${calls} calls`,
    lost: (calls) => `${calls} lost`,
    noResponse: "no response",
    milliseconds: (value) => `${value} ms`,
    lane: (place, figures) => `Responses from ${place} by time: ${figures}`,
    download: "Download the calls:",
    endpoint: "Measure an endpoint of your own",
    url: "Endpoint URL",
    hint: (origins) => `The security policy of this page lets it call ${origins} and no other host.`,
    join: "Add",
    needsUrl: "Paste the whole URL, such as https://fra.example.com/eth/mainnet/KEY.",
    needsHttps: "The URL has to begin with https://.",
    needsPlain: "The URL must not hold a user name or a password.",
    needsOrigin: (origins) => `This page may only call ${origins}.`,
    method:
      "A first request to each place opens the connection and is not counted. Then eight GET requests leave for each at once, timed until the response begins, whatever its status. Over HTTP/1.1 a browser sends six at once, and the wait of the others counts.",
    noScript: "The measurement runs in your browser and needs JavaScript.",
  },
  cn: {
    site: "本站",
    pasted: "你的端点",
    waiting: "8 次调用，尚未发出",
    start: "开始测量",
    again: "重新测量",
    loading: "正在载入……",
    opening: "正在建立连接……",
    running: "调用已发出……",
    done: (calls) => `完成，共 ${calls} 次调用。`,
    figures: (p50, p95, calls) => `p50 ${p50} · p95 ${p95} · ${calls} 次调用`,
    lost: (calls) => `${calls} 次无响应`,
    noResponse: "无响应",
    milliseconds: (value) => `${value} 毫秒`,
    lane: (place, figures) => `${place}的响应按时间分布：${figures}`,
    download: "下载全部调用：",
    endpoint: "加入你自己的端点",
    url: "端点 URL",
    hint: (origins) => `本页的安全策略只允许调用 ${origins}，不能调用其他主机。`,
    join: "加入",
    needsUrl: "请粘贴完整的 URL，例如 https://fra.example.com/eth/mainnet/KEY。",
    needsHttps: "URL 须以 https:// 开头。",
    needsPlain: "URL 中不能有用户名或密码。",
    needsOrigin: (origins) => `本页只能调用 ${origins}。`,
    method:
      "先与每个地点建立连接，这一步不计时。然后同时向每个地点发出八个 GET 请求，计时到响应开始为止，状态码不限。HTTP/1.1 下浏览器一次只发六个，其余的等待时间也计算在内。",
    noScript: "测试在你的浏览器中运行，需要 JavaScript。",
  },
});
