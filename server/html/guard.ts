/**
 * Runs before every other script of a page. Where the browser checks such things, only the site's own files may become
 * scripts, and no text may become elements but the empty script that React makes one from. Text without "<" is only
 * text: React writes the contents of data blocks that way.
 */
export const guard = `(w=>{w.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:u=>{let a=new URL(u,location.origin);if(a.origin===location.origin&&a.pathname.startsWith("/_next/"))return u;throw new TypeError("script refused: "+a)},createHTML:h=>{if(!h.includes("<")||h==="<script></"+"script>")return h;throw new TypeError("markup refused")}})})(window);`;
