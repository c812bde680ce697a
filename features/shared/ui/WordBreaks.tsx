import { Fragment } from "react";

type Props = {
  text: string;
  /** Marks a line-break opportunity. */
  mark: string;
};

/** A text with line-break opportunities at its marks, which are not shown. Each part between marks is one text node. */
export const WordBreaks = ({ text, mark }: Props) =>
  text.split(mark).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
