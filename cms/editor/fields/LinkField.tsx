import { useState } from "react";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { configNames } from "#cms/editor/model/FieldModel.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { isSameJson, toJsonList, toText, withMember } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { LinkEditor } from "./LinkEditor.tsx";
import { isGoodUrl, linkKinds, toLink, toStoredLink } from "./links.ts";
import { messages } from "./messages.ts";
import { nameOption } from "./nameOption.ts";
import { useNewEntryFocus } from "./useNewEntryFocus.ts";
import controls from "./control.module.css";
import styles from "./LinkEditor.module.css";

/** A link or a list of links, each with text and variant if the model allows them. */
export function LinkField({ value, onChange, ...frame }: FieldProps) {
  const { config } = frame.field;
  if (config.repeat !== true) {
    return (
      <FieldFrame {...frame} isGroup>
        {() => (
          <OneLink
            field={frame.field}
            link={toLink(value)}
            onChange={(link) => onChange(toStoredLink(link, linkKinds(config.select)))}
          />
        )}
      </FieldFrame>
    );
  }
  return <LinkList {...frame} value={value} onChange={onChange} />;
}

function LinkList({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const { list, focusEntry } = useNewEntryFocus();
  const links = toJsonList(value).map(toLink);
  const set = (next: JsonObject[]) => onChange(next.length > 0 || value !== undefined ? next : undefined);
  const add = () => {
    set([...links, { link_type: "Any" }]);
    focusEntry(links.length);
  };
  const move = (index: number, step: number) => {
    const [moved] = links.slice(index, index + 1);
    if (moved) set(links.toSpliced(index, 1).toSpliced(index + step, 0, moved));
  };
  return (
    <FieldFrame {...frame} isGroup>
      {() => (
        <>
          <ol ref={list} className={styles.entries}>
            {links.map((link, index) => {
              const name = toText(link.text) || text.entry(index + 1);
              return (
                <li key={toText(link.key) || index} className={styles.entry}>
                  <OneLink field={frame.field} link={link} onChange={(next) => set(links.toSpliced(index, 1, next))} />
                  <span className={styles.tools}>
                    <IconButton
                      icon={ArrowUp}
                      label={text.moveUp(name)}
                      disabled={index === 0}
                      onClick={() => move(index, -1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={text.moveDown(name)}
                      disabled={index === links.length - 1}
                      onClick={() => move(index, 1)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={text.remove(name)}
                      onClick={() => set(links.toSpliced(index, 1))}
                    />
                  </span>
                </li>
              );
            })}
          </ol>
          <span>
            <Button size="small" onClick={add}>
              <Plus size={16} aria-hidden="true" /> {text.add(frame.field.label)}
            </Button>
          </span>
        </>
      )}
    </FieldFrame>
  );
}

type OneProps = Pick<FieldProps, "field"> & { link: JsonObject; onChange: (link: JsonObject) => void };

function OneLink({ field: { config, label }, link: stored, onChange }: OneProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  // An invalid URL is kept in local state: storing it would make the repository reject every save.
  const [anchorOfLink, setHeld] = useState<{ link: JsonObject; over: JsonObject }>();
  const link = anchorOfLink && isSameJson(anchorOfLink.over, stored) ? anchorOfLink.link : stored;
  const change = (next: JsonObject) => {
    const url = next.link_type === "Web" ? toText(next.url) : "";
    const canStore = url === "" || isGoodUrl(url);
    setHeld(canStore ? undefined : { link: next, over: stored });
    if (canStore) onChange(next);
  };
  const variants = configNames(config.variants);
  const hasWords = (config.allowText === true && (link.link_type ?? "Any") !== "Any") || link.text !== undefined;
  return (
    <>
      <LinkEditor
        link={link}
        kinds={linkKinds(config.select)}
        types={configNames(config.customtypes)}
        onChange={change}
        name={label}
        canOpenTabs={config.allowTargetBlank !== false}
      />
      <span className={styles.words}>
        {hasWords ? (
          <input
            className={controls.root}
            aria-label={joinWithColon(locale, label, text.linkText)}
            placeholder={text.linkText}
            value={toText(link.text)}
            onChange={({ target }) => change(withMember(link, "text", target.value || undefined))}
          />
        ) : null}
        {variants.length > 0 ? (
          <select
            className={controls.root}
            aria-label={joinWithColon(locale, label, text.linkVariant)}
            value={toText(link.variant) || variants[0]}
            onChange={({ target }) => change(withMember(link, "variant", target.value))}
          >
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {nameOption(variant, locale)}
              </option>
            ))}
          </select>
        ) : null}
      </span>
    </>
  );
}
