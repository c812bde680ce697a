import { useState } from "react";
import type { FormEvent } from "react";
import { ValidationError } from "yup";

import type { Target } from "@/features/shared/latency/LatencyStore";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";

import { createEndpointSchema } from "./createEndpointSchema";
import { messages } from "./messages";
import styles from "./Race.module.css";

type Props = { targets: readonly Target[]; locale: Locale; onJoin: (url: string) => void };

/** The URL of an endpoint that joins the race. The content security policy of the page decides which ones can. */
export function EndpointField({ targets, locale, onJoin }: Props) {
  const text = messages[locale];
  const [error, setError] = useState<string>();
  const here = window.location.href;
  const origins = [
    ...new Set([here, ...targets.flatMap(({ url }) => url ?? [])].map((url) => new URL(url, here).origin)),
  ];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      onJoin(createEndpointSchema(origins, locale).validateSync(new FormData(event.currentTarget).get("endpoint")));
      setError(undefined);
    } catch (problem) {
      if (!(problem instanceof ValidationError)) throw problem;
      setError(problem.message);
    }
  };
  return (
    <form className={styles.endpoint} onSubmit={submit} noValidate>
      <Field label={text.url} hint={text.hint(origins.join(getPunctuation(locale).listComma))} error={error}>
        {(attributes) => (
          <input {...attributes} name="endpoint" type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <Button type="submit" size="small">
        {text.join}
      </Button>
    </form>
  );
}
