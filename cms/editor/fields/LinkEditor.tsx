import { useState } from "react";

import { useEditor } from "#cms/editor/EditorContext.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { toText } from "#cms/editor/store/json.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { ClearButton } from "./ClearButton.tsx";
import { AssetPicker } from "./AssetPicker.tsx";
import { DocumentName } from "./DocumentName.tsx";
import { DocumentPicker } from "./DocumentPicker.tsx";
import { documentTarget, mediaTarget, toLinkKind, webTarget, withTarget } from "./links.ts";
import type { LinkKind } from "./links.ts";
import { messages } from "./messages.ts";
import { PartSelect } from "./PartSelect.tsx";
import { UrlInput } from "./UrlInput.tsx";
import controls from "./control.module.css";
import styles from "./LinkEditor.module.css";

type Props = {
  link: JsonObject;
  kinds: readonly LinkKind[];
  types: readonly string[];
  /** With the name of what was picked. */
  onChange: (link: JsonObject, name?: string) => void;
  /** Names what the link belongs to, for a screen reader. */
  name: string;
  /** Whether it may open in a new tab. Default: true. */
  canOpenTabs?: boolean;
  /** Whether the search for a page is open at first. */
  startsPicking?: boolean;
};

/** The target of one link: a page, a URL or a file. */
export function LinkEditor({ link, kinds, types, onChange, name, canOpenTabs = true, startsPicking = false }: Props) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const kind = toLinkKind(link, kinds);
  const [isPicking, setPicking] = useState(startsPicking);
  const words = { Any: text.linkNone, Document: text.linkDocument, Web: text.linkWeb, Media: text.linkMedia };
  const choose = (next: LinkKind) => {
    setPicking(next === "Document" || next === "Media");
    onChange(withTarget(link, { link_type: next }));
  };
  const pick = (target: JsonObject, picked?: string) => {
    setPicking(false);
    onChange(withTarget(link, target), picked);
  };
  // A field for documents alone names one; visitors follow the others.
  const isFollowed = kinds.length > 1;
  const empty = kinds.length > 1 ? "Any" : kind;
  const [url, id] = [toText(link.url), toText(link.id)];
  const setTab = (tab: string | undefined) =>
    onChange(withTarget(link, kind === "Web" ? webTarget(url, tab) : documentTarget(id, toText(link.anchor), tab)));
  return (
    <div className={styles.root}>
      {kinds.length > 1 ? (
        <select
          className={controls.root}
          aria-label={joinWithColon(locale, name, text.linkKind)}
          value={kind}
          onChange={({ target }) => choose(kinds.find((one) => one === target.value) ?? "Any")}
        >
          {(["Any", ...kinds] as const).map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      ) : null}
      {kind === "Web" ? (
        <UrlInput
          data-first=""
          aria-label={joinWithColon(locale, name, text.url)}
          value={url}
          onChange={(next) => onChange(withTarget(link, webTarget(next, link.target)))}
        />
      ) : null}
      {(kind === "Document" || kind === "Media") && (id || !isPicking) ? (
        <span className={controls.row}>
          <button
            type="button"
            className={styles.picked}
            data-first=""
            aria-expanded={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            {kind === "Document" ? <DocumentName id={id} /> : toText(link.name) || toText(link.url) || text.findFile}
          </button>
          {link.id === undefined ? null : <ClearButton name={name} onClear={() => pick({ link_type: empty })} />}
        </span>
      ) : null}
      {kind === "Document" && id && isFollowed ? (
        <PartSelect
          key={id}
          {...{ id, name, anchor: toText(link.anchor) }}
          onChange={(anchor) => onChange(withTarget(link, documentTarget(id, anchor, link.target)))}
        />
      ) : null}
      {canOpenTabs && (kind === "Web" || (kind === "Document" && id && isFollowed)) ? (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={link.target === "_blank"}
            onChange={({ target }) => setTab(target.checked ? "_blank" : undefined)}
          />
          {text.newTab}
        </label>
      ) : null}
      {isPicking && kind === "Document" ? (
        <DocumentPicker
          // A link that visitors follow leads to a page.
          types={types.length > 0 || !isFollowed ? types : session.models.pageTypes}
          onPick={(found) => pick(documentTarget(found.id, "", link.target), found.title)}
          onUrl={kinds.includes("Web") ? (found) => pick(webTarget(found, link.target)) : undefined}
        />
      ) : null}
      {isPicking && kind === "Media" ? (
        <AssetPicker kind="any" onPick={(asset) => pick(mediaTarget(asset), asset.filename)} />
      ) : null}
    </div>
  );
}
