import { lazy, Suspense, useState } from "react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { AltText } from "#cms/editor/parts/AltText.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";

import { AssetPicker } from "./AssetPicker.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { canCrop, fitImage, imageUrl, readConstraint } from "./images.ts";
import { messages } from "./messages.ts";
import styles from "./ImageField.module.css";

const CropDialog = lazy(() => import("./CropDialog.tsx"));

/** A picture of the library with its alternative text and crop. */
export function ImageField({ value, onChange, ...frame }: FieldProps) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const [open, setOpen] = useState<"library" | "crop">();
  const image = isJsonObject(value) ? value : {};
  const url = imageUrl(image, 640);
  const close = () => setOpen(undefined);
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
                  <Button size="small" onClick={() => setOpen("crop")}>
                    {text.crop}
                  </Button>
                ) : null}
                <Button size="small" onClick={() => onChange(undefined)}>
                  {text.removeImage}
                </Button>
              </>
            ) : null}
          </span>
          {open === "library" ? (
            <Dialog title={text.chooseImage} onClose={close} isWide>
              <AssetPicker
                kind="image"
                onPick={(asset) => {
                  close();
                  onChange(fitImage(asset, session.summary.lang, readConstraint(frame.field.config)));
                }}
              />
            </Dialog>
          ) : null}
          {open === "crop" ? (
            <Suspense fallback={null}>
              <CropDialog
                image={image}
                constraint={readConstraint(frame.field.config)}
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
