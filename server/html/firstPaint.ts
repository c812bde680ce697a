import { facesPath } from "./laterFaces.ts";

const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*\bhref="([^"]+)"[^>]*>/g;

/**
 * Asks for the page's faces ahead of its style, which is why a browser draws nothing before they are there (Chromium;
 * up to 1.5 s). On a telephone and wherever that wait is long, the system's faces draw this page (`data-faces` on the
 * root element) and those that links change it to, because to draw everything anew would hold up the change, and lines
 * would break elsewhere under the reader's eyes.
 */
const faces = `let kept,off,c=navigator.connection||{},f=me.dataset.faces;try{kept=localStorage.faces===f;off=localStorage.slash}catch(e){console.warn("storage is closed",e)}if(f&&!kept&&(c.saveData||c.rtt>=150||/Mobi/.test(navigator.userAgent)))r.dataset.faces="later";else if(f)for(let u of f.split(" "))d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:u}))`;

/** Whether the page begins at its top: what is below its first screen is drawn after that (base.css). */
const top = `location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(r.dataset.top="")`;

/**
 * A click that comes before the page's scripts are ready is held and made again afterwards, or after five seconds
 * without them, unless the browser alone does what is expected: plain links, menus, fields. Other signs of use before
 * the loader is there are kept for it. The slash leads to the page's search, where it was not switched off.
 */
const clicks = `let fields="input,select,textarea",on=addEventListener,loader=()=>d.querySelector("script[data-scripts]"),end=me.end=()=>{removeEventListener("click",click,true);removeEventListener("keydown",slash,true);let e=me.held;me.held=0;e&&e.isConnected&&e.click()},click=t=>{let e=t.target.closest("a[href],button,summary,label,input,select,textarea,[role=button],[data-copy],[data-player]");if(!e||!loader()||t.button||t.metaKey||t.ctrlKey||t.shiftKey||t.altKey||e.matches("summary,label,"+fields)||e.localName=="a"&&!Object.keys(e.dataset)[0])return;if("ready"in r.dataset)return end();t.preventDefault();t.stopImmediatePropagation();me.held||setTimeout(end,5e3);me.held=e;me.begin&&me.begin()},slash=t=>{let e=!off&&t.key=="/"&&!t.ctrlKey&&!t.metaKey&&!t.target.matches(fields)&&loader()&&d.querySelector('[data-key="/"]');if(e){t.preventDefault();e.focus()}};on("click",click,true);on("keydown",slash,true);me.sign=e=>{me.early=e};for(let n of me.signs=["pointermove","touchstart","focusin","keydown","input"])on(n,me.sign,{capture:true,passive:true})`;

/**
 * The loader, and where faces are late the request for them, follow the first paint, which they would hold up. A page
 * that is drawn in advance, or behind others, is not painted; there they come once it is loaded.
 */
const rest = `let rest=()=>{let s=loader();if(s&&s.type){let e=s.cloneNode();e.type="";e.onerror=end;s.replaceWith(e)}if(r.dataset.faces&&!c.saveData)import("${facesPath}").catch(e=>console.warn("faces: not fetched",e))};on("load",()=>setTimeout(rest,d.prerendering?0:1e3));new PerformanceObserver(rest).observe({type:"paint",buffered:true})`;

/** The script that a page begins with; its element tells the loader what is held. */
export const firstScript = `{let d=document,r=d.documentElement,me=d.currentScript;${top};${faces};${clicks};${rest}}`;

// What says how a page is read, and the guard over its scripts, stay ahead.
const start = /<head>(<script>[\s\S]*?<\/script>)?(<meta[^>]*>)*/;

// Sets the visitor's choices (`modeScript`).
const choices = /(<script data-choices="[^"]*">)([\s\S]*?)(?=<\/script>)/;

/**
 * Puts the script above at the head of a page, in the place of the requests for its faces. The page's own first script
 * becomes part of it: each one is named in the policy, and headers are not packed.
 */
export function aroundFirstPaint(html: string): string {
  const addresses = [...html.matchAll(preload)].map(([, address = ""]) => address);
  const first = choices.exec(html)?.[2] ?? "";
  const element = `<script data-faces="${addresses.join(" ")}">${first}${firstScript}</script>`;
  return html
    .replace(preload, "")
    .replace(choices, (_, opening: string) => opening)
    .replace(start, (head) => head + element);
}
