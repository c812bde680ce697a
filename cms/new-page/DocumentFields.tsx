import { useCallback, useRef } from "react";

import { foldText, toSearchWords } from "#contracts/foldText.ts";
import { splitLocale } from "#contracts/locales.ts";
import type { DocumentSummary } from "#cms/list/contract.ts";
import { observer } from "@/features/shared/mobx";
import { searchDocuments } from "#cms/list/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Picker } from "#cms/shell/ui/Picker.tsx";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";

import { nestedType } from "./newPage.ts";
import type { Base, Parent } from "./newPage.ts";

type Common = { label: string; hint: string; error?: string | undefined; lang: string };

const maxOptions = 30;
const maxPages = 300;
const maxNamed = 100;
const indent = "\u2003";

const toOption = (document: Parent & Partial<Pick<DocumentSummary, "lang" | "excerpt">>, depth = 0): PickerOption => ({
  id: document.id,
  label: `${indent.repeat(depth)}${document.title || document.id}`,
  note: document.path ?? undefined,
  lang: document.lang,
  excerpt: document.excerpt,
});

type BaseProps = Common & {
  types: string[];
  value: Base | undefined;
  onPick: (base: Base | undefined) => void;
};

/** Picks the document that a new page is copied from. */
export const BaseField = observer(function BaseField({ label, hint, error, lang, types, value, onPick }: BaseProps) {
  const found = useRef<readonly DocumentSummary[]>([]);
  const typeNames = types.join(" ");
  const find = useCallback(
    async (text: string, signal: AbortSignal) => {
      const search = {
        lang,
        types: typeNames.split(" "),
        limit: maxOptions,
        excerpts: true,
        ...(text.trim() ? { text } : {}),
      };
      const { results } = await searchDocuments(search, signal);
      found.current = results;
      return results.map((document) => toOption(document));
    },
    [lang, typeNames],
  );
  return (
    <PickerField
      {...{ label, hint, error, value, find }}
      onPick={(id) => onPick(found.current.find((document) => document.id === id))}
    />
  );
});

type ParentProps = Common & { value: Parent | undefined; onPick: (parent: Parent | undefined) => void };

/** Picks the parent page among the pages of a language: in the order of their paths, or of a search. */
export const ParentField = observer(function ParentField({ label, hint, lang, value, onPick }: ParentProps) {
  const found = useRef<readonly Parent[]>([]);
  const find = useCallback(
    async (text: string, signal: AbortSignal) => {
      const words = toSearchWords(text);
      // Without an order, pages with the words in their names come first.
      const query = words.length > 0 ? { text, limit: maxNamed } : { order: "path" as const, limit: maxPages };
      const { results } = await searchDocuments({ lang, types: [nestedType], ...query }, signal);
      const isNamed = ({ title, path }: Parent) =>
        words.every((word) => foldText(`${title} ${path ?? ""}`).includes(word));
      const pages = results.filter((page) => page.path && isNamed(page));
      found.current = words.length > 0 ? pages.slice(0, maxOptions) : pages;
      return found.current.map((page) => toOption(page, words.length > 0 ? 0 : getDepth(page)));
    },
    [lang],
  );
  return (
    <PickerField
      {...{ label, hint, value, find }}
      onPick={(id) => onPick(found.current.find((document) => document.id === id))}
    />
  );
});

const getDepth = ({ path }: Parent): number => splitLocale(path ?? "").rest.split("/").length - 2;

type PickerFieldProps = Omit<Common, "lang"> & {
  value: Parent | undefined;
  find: (text: string, signal: AbortSignal) => Promise<PickerOption[]>;
  onPick: (id: string | undefined) => void;
};

function PickerField({ label, hint, error, value, find, onPick }: PickerFieldProps) {
  const { noteFailure } = useStudio();
  return (
    <Picker
      {...{ label, hint, error, find }}
      value={value && toOption(value)}
      onFailure={noteFailure}
      onPick={(option) => onPick(option?.id)}
    />
  );
}
