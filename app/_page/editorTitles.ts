import { translate } from "@/features/shared/translate";

/** Titles of the pages that only editors see. */
export const editorTitles = translate({
  en: { preview: "Preview", simulator: "Slice simulator" },
  cn: { preview: "预览", simulator: "切片模拟器" },
});
