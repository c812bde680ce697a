/**
 * A post's text as HTML: without the comments of the block editor, with paragraphs where the classic editor keeps blank
 * lines, and without shortcodes, which only their plugins can read; `lose` is called with the name of each.
 */
export function cleanPostHtml(content: string, lose: (shortcode: string) => void): string {
  const isBlocks = content.includes("<!-- wp:");
  const plain = content.replaceAll(/<!--.*?-->/gs, "");
  return readShortcodes(isBlocks ? plain : addParagraphs(plain), lose);
}

// https://developer.wordpress.org/reference/functions/wpautop/
const blockTag =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|pre|blockquote|figure|figcaption|section|article|aside|hr|iframe|form|address|video|audio|script|style)\b/i;

function addParagraphs(text: string): string {
  // Blank lines in code are no paragraphs.
  const kept: string[] = [];
  const held = text.replaceAll(/<pre\b.*?<\/pre>/gis, (block) => `\n\n<pre data-kept="${kept.push(block) - 1}">\n\n`);
  const paragraphs = held.split(/\n\s*\n/).map((part) => {
    const words = part.trim();
    const index = /^<pre data-kept="(\d+)">$/.exec(words)?.[1];
    if (index !== undefined) return kept[Number(index)] ?? "";
    if (words === "" || blockTag.test(words)) return words;
    return `<p>${words.replaceAll("\n", "<br>")}</p>`;
  });
  return paragraphs.join("\n");
}

const caption = /\[caption[^\]]*\]\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)\s*(.*?)\[\/caption\]/gis;
const embed = /\[(?:embed|youtube|vimeo)[^\]]*\]\s*(https?:[^\s[<]+)\s*\[\/(?:embed|youtube|vimeo)\]/gi;
// A word in brackets that is no link, footnote or list of choices.
const shortcode = /\[\/?([a-z][a-z0-9_-]{2,40})(?:\s+[^[\]<>]*=[^[\]<>]*|\s*\/)?\]/gi;

function readShortcodes(html: string, lose: (shortcode: string) => void): string {
  return html
    .replaceAll(caption, "<figure>$1<figcaption>$2</figcaption></figure>")
    .replaceAll(embed, "<figure>$1</figure>")
    .replaceAll(shortcode, (whole, name: string) => {
      const isKnown = known.has(name.toLowerCase()) || /=|^\[\//.test(whole) || html.includes(`[/${name}]`);
      if (!isKnown) return whole;
      if (!whole.startsWith("[/")) lose(name);
      return "";
    });
}

const known = new Set(["gallery", "playlist", "audio", "video", "embed", "caption", "contact-form-7"]);
