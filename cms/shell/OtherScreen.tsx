import { lazy } from "react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "./StudioContext.tsx";

import { MissingScreen } from "./MissingScreen.tsx";
import { PageDocument } from "./PageDocument.tsx";

const RouteScreen = lazy(() => import("./RouteScreen.tsx"));
const DocumentEditor = lazy(() =>
  import("#cms/editor/DocumentEditor.tsx").then(({ DocumentEditor: component }) => ({ default: component })),
);

/** The screen that the URL names, unless it is the list; loaded when it is first opened. */
export const OtherScreen = observer(function OtherScreen() {
  const { route, search } = useStudio();
  switch (route.screen) {
    case "document": {
      const release = new URLSearchParams(search).get("release") ?? undefined;
      return <DocumentEditor key={`${route.id} ${release ?? ""}`} documentId={route.id} release={release} />;
    }
    case "at":
      return <PageDocument key={route.path} path={route.path} />;
    case "list":
    case "missing":
      return <MissingScreen />;
    default:
      return <RouteScreen screen={route.screen} />;
  }
});
