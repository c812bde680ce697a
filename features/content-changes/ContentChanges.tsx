"use client";

import { useEffect, useState } from "react";

import { parseJson } from "@/features/shared/contracts/parseJson";
import { EditorBar } from "@/features/shared/ui/EditorBar";

import { changeSchema } from "./model";
import type { FileProblem } from "./model";

const shown = {
  "last good version": "shown in its last good version",
  "what fits": "shown without what does not fit",
  nothing: "not shown",
};

type Props = { reload?: () => void };

// A template renders around every parallel route of its segment: only one of them listens.
let isHeld = false;

const reloadPage = () => location.reload();

/** Under development: loads the page again when content or a model has changed, and names files that have problems. */
export function ContentChanges({ reload = reloadPage }: Props) {
  const [problems, setProblems] = useState<FileProblem[]>([]);
  useEffect(() => {
    if (isHeld) return undefined;
    isHeld = true;
    let isKnown = false;
    const events = new EventSource("/api/changes/");
    // Changes are missed while the connection is down.
    events.onopen = () => {
      if (isKnown) reload();
      isKnown = true;
    };
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const change = changeSchema.validateSync(parseJson(data));
      if (change.isChanged) reload();
      else setProblems(change.problems);
    };
    return () => {
      isHeld = false;
      events.close();
    };
  }, [reload]);
  if (problems.length === 0) return null;
  return (
    <EditorBar label="Problems of the content">
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <code>{problem.line ? `${problem.file}:${problem.line}` : problem.file}</code> {shown[problem.served]}:{" "}
            {problem.field && <code>{problem.field}</code>} {problem.reason}
          </li>
        ))}
      </ul>
    </EditorBar>
  );
}
