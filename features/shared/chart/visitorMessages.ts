import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  begin: string;
  /** Instead of `begin` where no region has an endpoint here. */
  beginSite: string;
  loading: string;
  milliseconds: (value: string) => string;
  atLeast: (value: string) => string;
  you: string;
  table: string;
  place: string;
  floor: string;
  measured: string;
  site: string;
  zone: string;
  choose: string;
  /** The region with the least latency, and the button that chooses it. */
  nearest: (region: string) => string;
  use: string;
  again: string;
  measuring: (done: number, all: number) => string;
  done: string;
  lost: string;
  noUrl: string;
  /** Where no region has an endpoint here. */
  noRegion: string;
  note: string;
};

export const visitorMessages = translate<Messages>({
  en: {
    begin: "Find my nearest region",
    beginSite: "Measure from this browser",
    loading: "Loading …",
    milliseconds: (value) => `${value} ms`,
    atLeast: (value) => `min. ${value} ms`,
    you: "You",
    table: "Latency from this browser",
    place: "To",
    floor: "Light in fibre, at least",
    measured: "Measured, p50",
    site: "This site",
    zone: "You are near",
    choose: "Choose a place",
    nearest: (region) => `Nearest to you: ${region}`,
    use: "Use this region",
    again: "Measure",
    measuring: (done, all) => `${done} of ${all}`,
    done: "The measurement is done.",
    lost: "No response",
    noUrl: "Not connected here",
    noRegion: "No region is connected to this site.",
    note: "Your place is your browser’s time zone and is not sent anywhere. Each target gets ten requests after one that opens the connection.",
  },
  cn: {
    begin: "找出离我最近的地区",
    beginSite: "从本浏览器测量",
    loading: "正在载入……",
    milliseconds: (value) => `${value} 毫秒`,
    atLeast: (value) => `至少 ${value} 毫秒`,
    you: "你",
    table: "从本浏览器测得的延迟",
    place: "目标",
    floor: "光纤中至少",
    measured: "实测 p50",
    site: "本站",
    zone: "你在",
    choose: "选择地点",
    nearest: (region) => `离你最近：${region}`,
    use: "选用该地区",
    again: "测量",
    measuring: (done, all) => `${done}/${all}`,
    done: "测量完成。",
    lost: "无响应",
    noUrl: "此处未接入",
    noRegion: "本站未接入任何地区的节点。",
    note: "位置取自浏览器的时区，不会发送到任何地方。每个目标先建立连接，再测十次。",
  },
});
