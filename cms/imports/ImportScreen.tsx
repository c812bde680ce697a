import { useEffect, useState } from "react";

import { studioApiPath } from "#contracts/studioPath.ts";
import { formatNumber, getLanguage } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button, ButtonLink } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { writeReleasePath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import section from "#cms/shell/ui/section.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";

import { ImportForm } from "./ImportForm.tsx";
import { ImportLists } from "./ImportLists.tsx";
import { ImportStore } from "./ImportStore.ts";
import { messages } from "./messages.ts";
import styles from "./ImportScreen.module.css";

/** Import with a dry run, and the export of everything. */
export default observer(function ImportScreen() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [store] = useState(() => new ImportStore({ lang: getLanguage(locale).prismic, onFailure: studio.noteFailure }));
  useEffect(() => store.stop, [store]);
  const { state } = store;
  const count = (number: number) => formatNumber(number, locale);
  if (!studio.can("publisher")) return <ScreenNotice title={text.title} sentence={text.forbidden} />;
  const result = state.kind === "planned" || state.kind === "done" ? state.result : undefined;
  const sizes =
    result && ([result.documents, result.files, result.redirects] as const).map(({ length }) => count(length));
  const [documents = "", files = "", redirects = ""] = sizes ?? [];
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="import" />
      <div className={styles.start}>
        <ImportForm store={store} />
        <section aria-label={text.stagesTitle}>
          <h2>{text.stagesTitle}</h2>
          <ol>
            {Object.values(text.stages).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <div className={styles.status}>
        <p role="status">
          {state.kind === "running" ? writeStep(state.line) : null}
          {result?.documents.length === 0 ? text.nothing : null}
          {state.kind === "planned" && result?.documents.length ? text.planned(documents, files, redirects) : null}
        </p>
        {state.kind === "running" ? (
          <Button size="small" onClick={store.stop}>
            {text.stop}
          </Button>
        ) : null}
        {state.kind === "planned" && result?.documents.length ? (
          <Button tone="primary" onClick={() => void store.run(false)}>
            {text.import(documents)}
          </Button>
        ) : null}
      </div>
      {state.kind === "done" && result?.documents.length ? (
        <Notice tone="ok">
          {text.done(documents, files, redirects)}{" "}
          {result.release ? <StudioLink href={writeReleasePath(result.release.id)}>{text.toRelease}</StudioLink> : null}
        </Notice>
      ) : null}
      {state.kind === "failed" ? <Notice tone="error">{describeFailure(state.error, locale)}</Notice> : null}
      {result ? <ImportLists result={result} /> : null}
      {studio.can("owner") ? (
        <section className={`${section.root} ${styles.export}`}>
          <h2>{text.exportTitle}</h2>
          <p>{text.exportText}</p>
          <p>
            <ButtonLink href={`${studioApiPath}export/`} download="content.zip">
              {text.export}
            </ButtonLink>
          </p>
        </section>
      ) : null}
    </>
  );

  function writeStep({
    step = "reading",
    done = 0,
    total = 0,
  }: {
    step?: keyof typeof text.steps;
    done?: number;
    total?: number;
  }) {
    return step === "files" ? text.steps.files(count(done), count(total)) : text.steps[step];
  }
});
