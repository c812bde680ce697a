import { translate } from "@/features/shared/contracts/translate";

type Messages = { compared: (version: string, count: string) => string; added: string; removed: string };

export const messages = translate<Messages>({
  en: {
    compared: (version, count) =>
      `Compare with ${version}, word by word: ${count} ${count === "1" ? "section" : "sections"}`,
    added: "added words",
    removed: "removed words",
  },
  cn: {
    compared: (version, count) => `与 ${version} 版逐字比较：${count} 条有改动`,
    added: "新增文字",
    removed: "删去文字",
  },
});
