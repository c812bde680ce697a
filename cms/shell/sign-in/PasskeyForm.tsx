"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import type { FormEvent, ReactNode } from "react";

import { hasPasskeys, readPasskey } from "#cms/shell/passkey.ts";

type Props = {
  /** The only origin where passkeys work. */
  origin: string;
  /** Why there was none: another address, or nothing chosen. */
  elsewhere: ReactNode;
  failed: ReactNode;
  /** Button and hidden fields. */
  children: ReactNode;
};

// A browser does not change.
const subscribe = () => () => undefined;

/** Signs in with a passkey, where the browser has them; the button stands there before script runs. */
export function PasskeyForm({ origin, elsewhere, failed, children }: Props) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => hasPasskeys() || location.origin !== origin,
    () => true,
  );
  // A button that is pressed before would send nothing.
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [problem, setProblem] = useState<ReactNode>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    setProblem(undefined);
    const response = location.origin === origin ? await readPasskey() : undefined;
    if (!response || !field.current) return setProblem(location.origin === origin ? failed : elsewhere);
    field.current.value = response;
    return form.submit();
  };
  if (!isShown) return null;
  return (
    <form method="post" action="/api/studio/sign-in/" inert={!isReady} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="passkey" ref={field} />
      {children}
      {problem}
    </form>
  );
}
