import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { loadDocument } from "#cms/drafts/api.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { describeKind } from "#cms/models/typeModels.ts";
import styles from "#cms/shell/ui/rows.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { ClashList } from "#cms/publishing/ClashList.tsx";
import { describeFinding } from "#cms/checks/describeFinding.ts";
import { describePath } from "#cms/shell/describePath.ts";

import { moveDraft } from "./api.ts";
import type { ReleaseDocument } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = {
  release: string;
  documents: readonly ReleaseDocument[];
  onTake: (task: () => Promise<void>) => Promise<void>;
};

/** The pages of a release, each with the problems that prevent publishing. */
export const ReleaseDocuments = observer(function ReleaseDocuments({ release, documents, onTake }: Props) {
  const { locale, models } = useStudio();
  const text = messages[locale];
  if (documents.length === 0) return <p>{text.empty}</p>;
  return (
    <ul className={styles.root}>
      {documents.map((document) => (
        <li key={document.id}>
          <span>
            <StudioLink href={writeDocumentPath(document.id, release)} lang={document.lang}>
              {document.title}
            </StudioLink>
            <small className={styles.detail}>
              {describeKind(models, document)}
              {document.path ? ` · ${describePath(document)}` : ""}
            </small>
            {document.errors > 0 ? <strong role="note">{text.errors(document.errors)}</strong> : null}
            {document.findings.map((finding, index) => (
              <small key={index} className={styles.detail}>
                {describeFinding(finding, locale)}
              </small>
            ))}
            <ClashList clashes={document.clashes} locale={locale} />
          </span>
          <Button
            size="small"
            aria-label={text.takeOutLabel(document.title)}
            onClick={() =>
              void onTake(async () => {
                const { etag } = await loadDocument(document.id, release);
                await moveDraft(document.id, etag, null, release);
              })
            }
          >
            {text.takeOut}
          </Button>
        </li>
      ))}
    </ul>
  );
});
