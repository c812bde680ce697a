import { speculationRules } from "../http/speculation.ts";

/**
 * Runs before every other script of a page. Where the browser checks such things, only the site's own files may become
 * scripts, no text but the rules for links, and no text may become elements but the empty script that React makes one
 * from. Text without "<" is only text: React writes the contents of data blocks that way.
 */
export const guard = `(w=>{w.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:u=>{let a=new URL(u,location.origin);if(a.origin===location.origin&&a.pathname.startsWith("/_next/"))return u;throw new TypeError("script refused: "+a)},createScript:s=>{if(s===${JSON.stringify(speculationRules)})return s;throw new TypeError("script refused")},createHTML:h=>{if(!h.includes("<")||h==="<script></"+"script>")return h;throw new TypeError("markup refused")}})})(window);`;
