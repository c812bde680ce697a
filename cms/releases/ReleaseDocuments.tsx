import { formatMoment } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { loadDocument, moveDraft } from "#cms/drafts/api.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { getTypeLabel } from "#cms/models/typeModels.ts";
import styles from "#cms/shell/ui/rows.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

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
  const describe = ({ kind, label, at }: NonNullable<ReleaseDocument["clashes"]>[number]) => {
    const when = at === null ? "" : formatMoment(new Date(at), locale);
    if (kind === "release") return text.inRelease(label, when);
    return kind === "draft" ? text.hasDraft(label) : text.publishedSince(label, when);
  };
  if (documents.length === 0) return <p>{text.empty}</p>;
  return (
    <ul className={styles.root}>
      {documents.map((document) => (
        <li key={document.id}>
          <span>
            <StudioLink href={writeDocumentPath(document.id)} lang={document.lang}>
              {document.title}
            </StudioLink>{" "}
            <small>
              {getTypeLabel(models, document.type)} · {document.lang}
              {document.path ? ` · ${document.path}` : ""}
            </small>
            {document.errors > 0 ? <strong role="note"> {text.errors(document.errors)}</strong> : null}
            {document.clashes.map((clash) => (
              <small key={`${clash.kind} ${clash.id}`} role="note">
                {" "}
                ⚠ {describe(clash)}
              </small>
            ))}
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
