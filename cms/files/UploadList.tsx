import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import type { StudioAsset } from "./contract.ts";
import type { FilesStore, Upload } from "./FilesStore.ts";
import { formatSize } from "./formatSize.ts";
import { messages } from "./messages.ts";
import styles from "./FilesScreen.module.css";

type Props = { store: FilesStore; onOpen: (file: StudioAsset) => void };

/** Results of the uploads, one line each; a picture leads to where its alternative text is written. */
export const UploadList = observer(function UploadList({ store, onOpen }: Props) {
  const { locale } = useStudio();
  const { uploads } = store;
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state === "done" || state === "failed");
  return (
    <div className={styles.uploads} role="status">
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} data-state={upload.state}>
            {describeUpload(upload, locale)}{" "}
            {store.files
              .filter(({ id, kind }) => id === upload.asset && kind === "image")
              .map((file) => (
                <Button key={file.id} size="small" tone="link" onClick={() => onOpen(file)}>
                  {messages[locale].describe}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {isOver ? (
        <Button size="small" onClick={store.clearUploads}>
          {messages[locale].dismiss}
        </Button>
      ) : null}
    </div>
  );
});

function describeUpload(upload: Upload, locale: Locale): string {
  const text = messages[locale];
  const { name, size, state, reason } = upload;
  if (state === "done") return text.uploaded(name);
  if (state !== "failed") return text.uploading(name);
  if (reason === "too-large") return text.notUploaded(name, text.tooLarge(formatSize(size, locale)));
  if (reason === "empty") return text.notUploaded(name, text.isEmpty);
  return text.notUploaded(name, describeFailure(reason?.error, locale));
}
