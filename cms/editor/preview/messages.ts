import { translate } from "#contracts/translate.ts";

/** Messages of the preview. */
export const messages = translate({
  en: {
    title: "Preview of the page",
    widths: "Width",
    phone: "Phone",
    tablet: "Tablet",
    desktop: "Desktop",
    mode: "Color mode",
    light: "Light",
    dark: "Dark",
    stalled: "The preview does not answer.",
    reload: "Load it again",
    empty: (name: string) => `${name}: empty, not shown on the site`,
  },
  cn: {
    title: "页面预览",
    widths: "宽度",
    phone: "手机",
    tablet: "平板",
    desktop: "桌面",
    mode: "颜色模式",
    light: "浅色",
    dark: "深色",
    stalled: "预览没有响应。",
    reload: "重新加载",
    empty: (name: string) => `${name}：没有内容，网站上不显示`,
  },
});
