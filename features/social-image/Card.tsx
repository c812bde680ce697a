import { light } from "@/features/shared/styles/colours";
import { Drawing } from "@/features/shared/ui/Mark/Drawing";

/** What stands on a card: the page's title and description, where it belongs, and its URL. */
export type CardWords = { siteName: string; kicker: string; title: string; description: string; url: string };

/** Long titles are set smaller; a Han character takes the room of two Latin ones. */
function getFontSize(title: string): number {
  const length = [...title].reduce((sum, character) => sum + (/[⺀-鿿＀-￯]/u.test(character) ? 2 : 1), 0);
  if (length <= 28) return 80;
  return length <= 52 ? 66 : 54;
}

/** The picture of a page, 1,200 × 630, as the picture maker's own small part of HTML. */
export function Card({ siteName, kicker, title, description, url }: CardWords) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "64px 72px 52px",
        background: light.paper,
        color: light.ink,
        fontFamily: "Sans, Han",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
          <Drawing height={72} />
          <div style={{ fontSize: 38, fontWeight: 600, letterSpacing: "-0.01em" }}>{siteName}</div>
        </div>
        <div style={{ fontFamily: "Mono, Han", fontSize: 24, color: light.ink2 }}>{kicker}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: "center", gap: 26 }}>
        <div
          style={{
            display: "block",
            fontSize: getFontSize(title),
            fontWeight: 600,
            lineHeight: 1.12,
            letterSpacing: "-0.02em",
            lineClamp: 3,
          }}
        >
          {title}
        </div>
        <div
          style={{ display: "block", maxWidth: 980, fontSize: 29, lineHeight: 1.42, color: light.ink2, lineClamp: 3 }}
        >
          {description}
        </div>
      </div>
      <div
        style={{
          display: "flex",
          paddingTop: 24,
          borderTop: `2px solid ${light.lineStrong}`,
          fontFamily: "Mono, Han",
          fontSize: 24,
          color: light.ink2,
        }}
      >
        {url}
      </div>
    </div>
  );
}
