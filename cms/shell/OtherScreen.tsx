import { lazy } from "react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "./StudioContext.tsx";

import { MissingScreen } from "./MissingScreen.tsx";
import { PageDocument } from "./PageDocument.tsx";

const TreeScreen = lazy(() => import("#cms/tree/TreeScreen.tsx"));
const FilesScreen = lazy(() => import("#cms/files/FilesScreen.tsx"));
const PeopleScreen = lazy(() => import("#cms/people/PeopleScreen.tsx"));
const ReleasesScreen = lazy(() => import("#cms/releases/ReleasesScreen.tsx"));
const ReplaceScreen = lazy(() => import("#cms/replace/ReplaceScreen.tsx"));
const SmallScreen = lazy(() => import("./SmallScreen.tsx"));
const AccountScreen = lazy(() => import("#cms/people/account/AccountScreen.tsx"));
const DocumentEditor = lazy(() =>
  import("#cms/editor/DocumentEditor.tsx").then(({ DocumentEditor: component }) => ({ default: component })),
);

/** The screen that the URL names, unless it is the list; each is loaded when it is first opened. */
export const OtherScreen = observer(function OtherScreen() {
  const { route, search } = useStudio();
  switch (route.screen) {
    case "document": {
      const release = new URLSearchParams(search).get("release") ?? undefined;
      return <DocumentEditor key={`${route.id} ${release ?? ""}`} documentId={route.id} release={release} />;
    }
    case "at":
      return <PageDocument key={route.path} path={route.path} />;
    case "tree":
      return <TreeScreen />;
    case "people":
      return <PeopleScreen />;
    case "releases":
      return <ReleasesScreen />;
    case "replace":
      return <ReplaceScreen />;
    case "account":
      return <AccountScreen />;
    case "files":
      return <FilesScreen />;
    case "audit":
    case "calendar":
    case "checks":
    case "deleted":
    case "import":
    case "not-found":
    case "notifications":
    case "submissions":
    case "waiting":
    case "webhooks":
      return <SmallScreen screen={route.screen} />;
    default:
      return <MissingScreen />;
  }
});
