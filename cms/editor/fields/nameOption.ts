import { ownValue } from "#contracts/ownValue.ts";
import { translate } from "#contracts/translate.ts";
import type { Locale } from "@/features/shared/locale";

const written = { json: "JSON", http: "HTTP", nft: "NFT", javascript: "JavaScript", typescript: "TypeScript" };

/** Names of options that read otherwise than they are stored. */
const optionNames = translate<Record<string, string>>({
  en: written,
  cn: {
    ...written,
    none: "无",
    normal: "标准",
    narrow: "窄",
    wide: "宽",
    compact: "紧凑",
    paper: "页面底色",
    raised: "较浅的面板",
    ink: "反色",
    light: "浅色",
    dark: "深色",
    system: "跟随系统",
    start: "开头",
    end: "末尾",
  },
});

/** An option as words: `available_chains` is “Available chains”; keys such as `eth-sepolia` stay as they are. */
export const nameOption = (option: string, locale: Locale): string =>
  ownValue(optionNames[locale], option) ??
  (/^[a-z]+(?:[ _][a-z]+)*$/.test(option)
    ? option.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase())
    : option);
