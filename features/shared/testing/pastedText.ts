import fc from "fast-check";

const awkward = [
  ...["]]>", "<![CDATA[", "</script>", "<!--", "-->", "<b>&amp;</b>", '"', "'", "\\", "`", "${x}", "{name}"],
  ...["\0", "\u0001", "\b", "\v", "\f", "\u001b[31m", "\u007f", "\u0085", "\u2028", "\u2029", "\ufeff", "\ufffe"],
  ...["\uffff", "\ud83d", "\ude00", "😀", "👩‍💻", "\u202e", "\u200b", "e\u0301", "中文", "العربية", "\u{1ffff}"],
  ...["\n", "\r\n", "\r", "\t", " ", "=1+1", "@SUM(A1)", "-1", "+1", "---", "# h", "[a](javascript:x)", "| a |", "* "],
];

/** Any text that can be pasted into a field: signs of every format, controls, halves of characters, all scripts. */
export const pastedText = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...awkward),
        fc.string(),
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));
