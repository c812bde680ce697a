import { useEffect, useRef, useState } from "react";
import { Upload } from "lucide-react";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { LiveStatus } from "@/features/shared/ui/LiveStatus";
import { Notice } from "@/features/shared/ui/Notice";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import filterStyles from "#cms/shell/ui/filters.module.css";
import form from "#cms/shell/ui/form.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { useFileDrop } from "#cms/shell/ui/useFileDrop.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { assetKinds } from "./contract.ts";
import type { StudioAsset } from "./contract.ts";
import { FileCard } from "./FileCard.tsx";
import { FileDialog } from "./FileDialog.tsx";
import { FilesStore } from "./FilesStore.ts";
import { messages } from "./messages.ts";
import { UploadList } from "./UploadList.tsx";
import styles from "./FilesScreen.module.css";

/** The asset library: search, upload and describe pictures and files. */
export default observer(function FilesScreen() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [store] = useState(() => new FilesStore(studio.noteFailure));
  const [opened, setOpened] = useState<StudioAsset>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const isDragged = useFileDrop(store.upload);
  const { filters, files, total, state } = store;
  const count = state.kind === "ready" ? text.count(formatNumber(total, locale), total === 1) : "";
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="files">
        <Button tone="primary" size="small" onClick={() => input.current?.click()}>
          <Upload size={16} strokeWidth={2} aria-hidden="true" />
          {text.upload}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={text.upload}
          onChange={(event) => {
            store.upload([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </ScreenHead>
      <search className={filterStyles.root} aria-label={text.filters}>
        <SearchField
          label={text.search}
          value={filters.text}
          locale={locale}
          onChange={(value) => store.filter({ text: value })}
        />
        <Select
          label={text.kind}
          name="kind"
          value={filters.kind}
          placeholder={text.all}
          options={assetKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
          onChange={(value) => store.filter({ kind: assetKinds.find((kind) => kind === value) ?? "" })}
        />
        <label className={form.choice}>
          <Choice
            type="checkbox"
            checked={filters.unused}
            onChange={(event) => store.filter({ unused: event.target.checked })}
          />
          {text.unused}
        </label>
        <p className={styles.count}>{count}</p>
      </search>
      <LiveStatus sentence={count} query={`${filters.text} ${filters.kind} ${filters.unused}`} />
      <UploadList store={store} onOpen={setOpened} />
      {state.kind === "failed" ? (
        <FailureNotice title={text.failedTitle} error={state.error} onRetry={() => void store.load()} />
      ) : null}
      {state.kind === "loading" ? <LoadingRows>{text.loading}</LoadingRows> : null}
      {state.kind === "ready" && files.length === 0 ? (
        <Notice tone="empty" title={store.isFiltered ? text.emptyTitle : text.noneTitle}>
          {store.isFiltered ? text.emptyText : text.noneText}
        </Notice>
      ) : null}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <FileCard file={file} onOpen={() => setOpened(file)} />
          </li>
        ))}
      </ul>
      {store.next === undefined ? null : (
        <Button className={styles.more} onClick={() => void store.loadMore()}>
          {text.more}
        </Button>
      )}
      <p className={styles.limits}>{text.limits}</p>
      {isDragged ? (
        <div className={styles.drop} role="status">
          {text.drop}
        </div>
      ) : null}
      {opened ? (
        <FileDialog
          file={opened}
          onClose={() => setOpened(undefined)}
          onChanged={(file) => {
            store.show(file, opened.id);
            setOpened(file);
          }}
          onDeleted={() => {
            store.drop(opened.id);
            studio.announce(text.detail.deleted(opened.filename));
            setOpened(undefined);
          }}
        />
      ) : null}
    </>
  );
});
