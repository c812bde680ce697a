import { Suspense, useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { loadAsset } from "#cms/files/api.ts";
import type { StudioAsset } from "#cms/files/contract.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { AltText } from "#cms/editor/parts/AltText.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";

import { AssetPicker } from "./AssetPicker.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { canCrop, fitImage, imageUrl, mayMove, readConstraint } from "./images.ts";
import { messages } from "./messages.ts";
import styles from "./ImageField.module.css";

const CropDialog = lazyEditorPart("CropDialog");

/** A picture of the library with its alternative text and crop. */
export function ImageField({ value, onChange, ...frame }: FieldProps) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const [open, setOpen] = useState<"library" | "crop">();
  const image = isJsonObject(value) ? value : {};
  const url = imageUrl(image, 640);
  const close = () => setOpen(undefined);
  const [isMoving, setMoving] = useState(false);
  const constraint = readConstraint(frame.field.config);
  const width = isJsonObject(image.dimensions) ? Number(image.dimensions.width) : 0;
  const { width: minWidth = 0 } = constraint;
  // A drawing is sharp at any width.
  const isNarrow = width > 0 && width < minWidth && canCrop(toText(image.url));
  const pick = async (asset: StudioAsset) => {
    close();
    const animated = mayMove(asset.name) && (await isAnimatedFile(asset.id));
    setMoving(animated && Boolean(constraint.width && constraint.height));
    onChange(fitImage({ ...asset, animated }, session.summary.lang, constraint));
  };
  const crop = async () => {
    const name = toText(image.url);
    const isAnimated = mayMove(name) && (await isAnimatedFile(toText(image.id) || name));
    setMoving(isAnimated);
    setOpen(isAnimated ? undefined : "crop");
  };
  return (
    <FieldFrame {...frame} isGroup>
      {(control) => (
        <>
          {url ? (
            <div className={styles.root}>
              <img src={url} alt="" />
              <AltText {...control} image={image} onChange={onChange} />
            </div>
          ) : null}
          <span className={styles.buttons}>
            <Button size="small" onClick={() => setOpen("library")}>
              {url ? text.replace : text.chooseImage}
            </Button>
            {url ? (
              <>
                {canCrop(toText(image.url)) ? (
                  <Button size="small" onClick={() => void crop()}>
                    {text.crop}
                  </Button>
                ) : null}
                <Button size="small" onClick={() => onChange(undefined)}>
                  {text.removeImage}
                </Button>
              </>
            ) : null}
          </span>
          {isNarrow ? (
            <Notice tone="warning">
              {formatNumber(width, locale)} px · {text.narrow(formatNumber(minWidth, locale))}
            </Notice>
          ) : null}
          {isMoving && url ? <Notice tone="warning">{text.cropMoves}</Notice> : null}
          {open === "library" ? (
            <Dialog title={text.chooseImage} onClose={close} isWide>
              <AssetPicker kind="image" minWidth={constraint.width} onPick={(asset) => void pick(asset)} />
            </Dialog>
          ) : null}
          {open === "crop" ? (
            <Suspense fallback={null}>
              <CropDialog
                image={image}
                constraint={constraint}
                onClose={close}
                onChange={(next) => {
                  close();
                  onChange(next);
                }}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}

async function isAnimatedFile(id: string): Promise<boolean> {
  try {
    return (await loadAsset(id)).animated;
  } catch (error) {
    // A file that is gone shows nothing either way.
    if (error instanceof StudioError) return false;
    throw error;
  }
}
