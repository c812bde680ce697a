import { Fragment } from "react";

import { CodeName } from "@/features/shared/ui/CodeName";

/** A text of the data files, with code between backticks. */
export const CodeText = ({ children: text }: { children: string }) => (
  <>
    {text.split("`").map((part, index) =>
      // Parts never move, so the index is a stable key.
      index % 2 === 1 ? <CodeName key={index}>{part}</CodeName> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);
