import { Fragment } from "react";

type Props = {
  text: string;
  /** Stands where the text may break. */
  mark: string;
};

/** A text that may break at its marks, which are not shown. What lies between two of them is one text to the browser. */
export const WordBreaks = ({ text, mark }: Props) =>
  text.split(mark).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
