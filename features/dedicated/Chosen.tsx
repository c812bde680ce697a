"use client";

import { useEffect, useRef, useState } from "react";

import { separator } from "./separator";

/** The choices with their labels. */
export type Choice = { name: string; value: string };

/** Shows the choice of the surrounding form; `first` is the initial one. */
export function Chosen({ first }: { first: Choice[] }) {
  const list = useRef<HTMLDListElement>(null);
  const [choices, setChoices] = useState(first);
  useEffect(() => {
    const form = list.current?.closest("form");
    if (!form) return;
    const read = () => setChoices(readChoices(form));
    // A choice made before hydration counts.
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, []);
  return (
    <dl ref={list}>
      {choices.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The labels of the choices in the form. */
function readChoices(form: HTMLFormElement): Choice[] {
  const choices = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("select, input:checked")];
  const groups = Map.groupBy(choices, (choice) => getText(getName(choice)));
  return [...groups].map(([name, own]) => ({
    name,
    value: own.map((choice) => getText(getValue(choice))).join(separator),
  }));
}

const getName = (choice: Element) =>
  choice.closest("fieldset")?.querySelector("legend") ?? choice.previousElementSibling;

const getValue = (choice: HTMLInputElement | HTMLSelectElement) =>
  choice instanceof HTMLSelectElement ? choice.selectedOptions[0] : choice.labels?.[0];

const getText = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
