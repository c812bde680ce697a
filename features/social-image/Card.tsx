import { drawFlag, getOutline } from "@/features/shared/ui/Flag/drawFlag";
import type { FlagName } from "@/features/shared/ui/Flag/drawFlag";
import { light } from "@/features/shared/styles/colours";
import { Drawing } from "@/features/shared/ui/Mark/Drawing";

/** Content of a card: title, description, section and URL of the page, and a word spelt in flags. */
export type CardWords = {
  siteName: string;
  kicker: string;
  title: string;
  description: string;
  url: string;
  flags: readonly FlagName[];
};

const flagColours = { white: "#ffffff", red: "#c8291e", blue: "#17468f", yellow: "#f1b51c", black: "#101418" };

/** Long titles are smaller; a Han character is as wide as two Latin ones. */
function getFontSize(title: string): number {
  const length = [...title].reduce((sum, character) => sum + (/[⺀-鿿＀-￯]/u.test(character) ? 2 : 1), 0);
  if (length <= 28) return 80;
  return length <= 52 ? 66 : 54;
}

/** The image of a page, 1,200 × 630, in the subset of HTML that satori accepts. */
export function Card({ siteName, kicker, title, description, url, flags }: CardWords) {
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
          alignItems: "flex-start",
          justifyContent: "space-between",
          borderTop: `2px solid ${light.lineStrong}`,
          fontFamily: "Mono, Han",
          fontSize: 24,
          color: light.ink2,
        }}
      >
        <div style={{ display: "flex", paddingTop: 24 }}>{url}</div>
        {/* The hoist hangs from the line. */}
        <div style={{ display: "flex", gap: 10, paddingTop: 10 }}>
          {flags.map((name, index) => (
            <svg key={index} width={66} height={44} viewBox="0 0 24 16">
              {drawFlag(name, flagColours)}
              <path d={getOutline(name)} fill="none" stroke={light.ink} strokeWidth={0.5} strokeOpacity={0.4} />
            </svg>
          ))}
        </div>
      </div>
    </div>
  );
}
