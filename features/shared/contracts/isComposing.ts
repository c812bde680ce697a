/** A key event of the browser, or React's event around it. */
type KeyEvent = { isComposing?: boolean; keyCode: number; nativeEvent?: { isComposing: boolean } };

/**
 * Whether a key belongs to an input method that composes a word: its Enter takes the word and does nothing else. Safari
 * ends a composition before it sends that Enter, and marks it by the key code 229 alone.
 */
export const isComposing = ({ isComposing: isNow, keyCode, nativeEvent }: KeyEvent): boolean =>
  isNow === true || nativeEvent?.isComposing === true || keyCode === 229;
