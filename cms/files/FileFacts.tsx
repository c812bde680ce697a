import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";

import type { StudioAsset } from "./contract.ts";
import { formatPixels, formatSize } from "./formatSize.ts";
import { messages } from "./messages.ts";
import styles from "./FileDialog.module.css";

/** Size and dimensions of a file, with a link to it. */
export const FileFacts = observer(function FileFacts({ file }: { file: StudioAsset }) {
  const { locale } = useStudio();
  const { url, size, width, height, created } = file;
  return (
    <p className={styles.facts}>
      {width && height ? `${formatPixels(width, height, locale)} · ` : ""}
      {formatSize(size, locale)} · <Moment at={created} locale={locale} /> ·{" "}
      <a href={url} target="_blank" rel="noopener">
        {messages[locale].detail.original}
      </a>
    </p>
  );
});
