import { lazy, Suspense } from "react";

import { observer } from "@/features/shared/mobx";

import { useStudio } from "./StudioContext.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

const Palette = lazy(() => import("#cms/shell/palette/Palette.tsx"));
const NewPageDialog = lazy(() => import("#cms/new-page/NewPageDialog.tsx"));
const NotificationsDialog = lazy(() => import("#cms/notifications/NotificationsDialog.tsx"));
const KeysDialog = lazy(() => import("#cms/shell/keys/KeysDialog.tsx"));

/** The open dialog, one at a time; signing in again has priority. */
export const Windows = observer(function Windows() {
  const { window: shown, session } = useStudio();
  return (
    <Suspense fallback={null}>
      {session.kind === "ended" ? <SignInAgain person={session.person} /> : null}
      {shown === "palette" ? <Palette /> : null}
      {shown === "new-page" ? <NewPageDialog /> : null}
      {shown === "notifications" ? <NotificationsDialog /> : null}
      {shown === "keys" ? <KeysDialog /> : null}
    </Suspense>
  );
});
