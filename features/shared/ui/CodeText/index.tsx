import { Fragment } from "react";

import { CodeName } from "@/features/shared/ui/CodeName";

/** A text of the data files, in which names of code stand between backticks. */
export const CodeText = ({ children: text }: { children: string }) => (
  <>
    {text.split("`").map((part, index) =>
      // Parts do not move: their place is their identity.
      index % 2 === 1 ? <CodeName key={index}>{part}</CodeName> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);
