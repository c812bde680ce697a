import type { MouseEvent } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import type { StudioAsset } from "./contract.ts";
import { FileFacts } from "./FileFacts.tsx";
import { messages } from "./messages.ts";
import styles from "./FileDialog.module.css";

type Focal = StudioAsset["focal"];
type Props = { file: StudioAsset; focal: Focal; onFocal: (focal: Focal) => void };

const previewWidth = 1_200;
const middle = { x: 0.5, y: 0.5 };

/** A file's thumbnail; for pictures also the focal point. */
export const FilePicture = observer(function FilePicture({ file, focal, onFocal }: Props) {
  const text = messages[useStudio().locale].detail;
  const { url, kind } = file;
  if (kind !== "image") {
    return (
      <div className={styles.picture}>
        {kind === "video" ? <video src={url} controls preload="metadata" /> : null}
        {kind === "audio" ? <audio src={url} controls preload="metadata" /> : null}
        <FileFacts file={file} />
      </div>
    );
  }
  const { x, y } = focal ?? middle;
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onFocal({ x: round((event.clientX - box.left) / box.width), y: round((event.clientY - box.top) / box.height) });
  };
  const drawSlider = (axis: "x" | "y", label: string) => (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round((axis === "x" ? x : y) * 100)}
        onChange={(event) => onFocal({ x, y, [axis]: Number(event.target.value) / 100 })}
      />
    </label>
  );
  return (
    <div className={styles.picture}>
      <div className={styles.frame} onClick={point}>
        <img src={`${url}?w=${previewWidth}`} alt="" />
        <span className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </div>
      <fieldset className={styles.focal}>
        <legend>{text.focal}</legend>
        <p>{text.focalHint}</p>
        {drawSlider("x", text.focalX)}
        {drawSlider("y", text.focalY)}
        <Button size="small" disabled={!focal} onClick={() => onFocal(null)}>
          {text.focalClear}
        </Button>
      </fieldset>
      <FileFacts file={file} />
    </div>
  );
});

const round = (share: number) => Math.min(Math.max(Math.round(share * 100) / 100, 0), 1);
