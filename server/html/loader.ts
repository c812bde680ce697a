import { createHash } from "node:crypto";

import { speculationRules } from "../http/speculation.ts";
import { guard } from "./guard.ts";
import { escapeHtml } from "./missing.ts";

/**
 * Adds one whole style sheet of several. They are used at once when the last is there: the first of them alone would
 * undo what rules of the page's own make of rules in it, for as long as the others take, and each would be one more
 * time that the browser works out every element's style.
 */
const addSheet = `let sheets=[],addSheet=(u,count)=>{let e=document.createElement("link");e.href=u;e.rel="stylesheet";e.media="not all";e.dataset.precedence="next";e.onload=e.onerror=()=>{sheets.push(e);sheets.length===count&&sheets.forEach(one=>one.media="all")};document.head.append(e)};`;

/**
 * Adds a page's scripts at the first sign that someone is about to use it. A pointer that only rests where the page
 * appears is none: browsers say `pointerover` for it, but `pointermove` only when it moves; browsers without a screen say
 * both, of a pointer in the corner. An arrow key on a menu, or the search's ⌘K and what is typed behind it, is held
 * before they are ready and made again afterwards, as the page's first script does with clicks. What is typed into a
 * field meanwhile is noted beside it. What such a sign changes is painted first: the scripts come a frame later and one
 * at a time, so that no first click waits for them to be added.
 * An anchor that is no place on the page names a window over it, which opens by itself.
 * A page that was loaded again, or returned to from another site, may have neighbours in the history that the router once
 * opened in its place: browsers only tell it to show them. Before there is a router, it is loaded as what it now should
 * be; so too where someone went back before this script was there, which the address the page was asked by tells. Both
 * are compared as parsed: the entry keeps an empty query's "?", and `location.search` does not. The same address is
 * loaded again at most once in ten seconds (the guard of `reloadOnce`, in session storage).
 * For someone who is signed in they come at once: who that is stands in the header. So they do for someone who chose a
 * region, on a page with samples: these name it.
 * Data comes before the scripts that read it, and they come after the whole page; a page whose data cannot be had stays
 * as it is.
 * The manifest, which browsers ask for while a page is drawn, waits for the loader too.
 * Which links may be opened in advance is said here too: no link is aimed at before the page is drawn.
 * The page says that it is ready with `data-ready` on its root element.
 */
const hydrate = `(()=>{let d=document,r=d.documentElement,c=d.currentScript.dataset,later=[],first=d.querySelector("script[data-faces]"),manifest=d.querySelector("link[data-rel]"),held,s=c.scripts.split(" "),signs=first.signs,o={capture:true,passive:true},begun,called,ready=()=>"ready"in r.dataset;
let add=u=>{let e=d.createElement("script");e.src=u;e.async=true;d.head.append(e);return e},preload=u=>{let e=d.createElement("link");e.href=u;e.rel="preload";e.as="script";d.head.append(e)};${addSheet}
let begin=()=>{if(begun)return;begun=1;let jobs=(c.sheets||"").split(" ").filter(Boolean).map((u,i,all)=>()=>addSheet(u,all.length)),next=()=>{let job=jobs.shift();job&&(job(),setTimeout(next))},all=()=>s.forEach(add),data=()=>{let e=add(c.flight);e.onload=()=>d.readyState==="loading"?d.addEventListener("DOMContentLoaded",all):all();e.onerror=end};jobs.push(...(c.flight?[data,...s.map(u=>()=>preload(u))]:s.map(u=>()=>add(u))));next()};
let soon=e=>{if(called||/move/.test(e?.type)&&!e.clientX&&!e.clientY)return;called=1;signs.forEach(n=>removeEventListener(n,soon,o));requestAnimationFrame(()=>setTimeout(begin))};
let hold=(e,again)=>{e.preventDefault();e.stopImmediatePropagation();held||setTimeout(end,5e3);held=[e.target,again];soon()};
let key=e=>{if(ready())return end();if(/^k$/i.test(e.key)&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey)hold(e,new KeyboardEvent("keydown",{bubbles:true,cancelable:true,key:"k",ctrlKey:true}));else if(/^Arrow(Up|Down)$/.test(e.key)&&e.target instanceof Element&&e.target.localName==="summary")hold(e,new KeyboardEvent("keydown",{bubbles:true,cancelable:true,key:e.key}));else if(held?.[1].key==="k"&&!e.isComposing&&(e.key==="Backspace"||[...e.key].length===1&&!e.ctrlKey&&!e.metaKey&&!e.altKey)){e.preventDefault();e.stopImmediatePropagation();later.push(new KeyboardEvent("keydown",{bubbles:true,cancelable:true,key:e.key}))}};
let note=t=>{t.dataset.typed=t.value},typed=e=>note(e.target);
let end=()=>{removeEventListener("keydown",key,true);removeEventListener("input",typed,true);watch.disconnect();if(held){let[t,again]=held;held=0;t.isConnected&&[again,...later].forEach(k=>t.dispatchEvent(k))}first.end()};
let watch=new MutationObserver(()=>ready()&&end());
watch.observe(r,{attributes:true,attributeFilter:["data-ready"]});
let place=()=>{let h=location.hash.slice(1);h&&!d.getElementById(h)&&begin()};d.readyState==="loading"?d.addEventListener("DOMContentLoaded",place):place();addEventListener("hashchange",place);
let at=u=>u.pathname+u.search,here=()=>at(location),asked=performance.getEntriesByType("navigation")[0]?.name??"",was=asked.startsWith(location.origin+"/")?at(new URL(asked)):here(),again=()=>{let k="reloaded-at",[time,...last]=(sessionStorage[k]??"0").split(" ");if(Math.abs(Date.now()-time)<1e4&&last.join(" ")===here())return;sessionStorage[k]=Date.now()+" "+here();location.reload()},follow=()=>{if(!ready()&&here()!==was)try{again()}catch(e){console.warn("session storage is closed, the page is not reloaded",e)}};follow();addEventListener("popstate",follow);
/(^|; )signedIn=1/.test(d.cookie)&&begin();try{localStorage.region&&d.querySelector("[data-regional],[data-region]")&&begin()}catch(e){console.warn("storage is closed, no region was chosen",e)}
for(let t of d.querySelectorAll("input,textarea"))t.value!==t.defaultValue&&note(t);
addEventListener("keydown",key,true);addEventListener("input",typed,true);signs.forEach(n=>{removeEventListener(n,first.sign,true);addEventListener(n,soon,o)});first.begin=soon;let early=first.early;first.early=0;if(early){early.type==="keydown"&&key(early);soon(early)}first.held&&soon();if(manifest)manifest.rel="manifest";if(HTMLScriptElement.supports?.("speculationrules")){let e=d.createElement("script");e.type="speculationrules";e.textContent=${JSON.stringify(speculationRules)};d.head.append(e)}})();`;

type Wanted = {
  scripts: string[];
  /** Address of the data that hydration reads; "" when it stands in the page. */
  flight: string;
  /** Style sheets whose rules the page carries in part. */
  sheets: string[];
};

/** What the loader's file holds: the same for every page, so that a visitor fetches it once. */
export const loaderScript = guard + hydrate;

const digest = createHash("sha256").update(loaderScript).digest("base64");

/** Path of the loader's file; a changed loader has another. */
export const loaderPath = `/_next/loader/${Buffer.from(digest, "base64").toString("base64url").slice(0, 16)}.js`;

/** Whether a path is, or was under an earlier build, the loader's. */
export const isLoaderPath = (path: string) => /^\/_next\/loader\/[\w-]+\.js$/.test(path);

/** The element that stands for a page's scripts. The page's first script makes it one that runs, after the first paint. */
export function loaderOf({ scripts, flight, sheets }: Wanted): string {
  if (scripts.length === 0) return guardElement;
  const data = flight ? ` data-flight="${escapeHtml(flight)}"` : "";
  const source = `src="${loaderPath}" integrity="sha256-${digest}"`;
  return `<script async="" type="text/plain" ${source} data-scripts="${scripts.join(" ")}"${data}${sheetsOf(sheets)}></script>`;
}

/** Whether a page's scripts wait for the loader. */
export const hasLoader = (html: string) => /<script\b[^>]*\sdata-scripts="/.test(html);

/** The element a page begins with that keeps its scripts. */
export const guardElement = `<script>${guard}</script>`;

const complete = `{${addSheet}document.currentScript.dataset.sheets.split(" ").forEach((u,i,all)=>addSheet(u,all.length))}`;

/**
 * Adds whole style sheets without holding up the page that carries the rules it needs. They come after those rules, so
 * that in the end the order of all rules is the sheets' own.
 */
export const sheetsElement = (sheets: string[]) => `<script${sheetsOf(sheets)}>${complete}</script>`;

const sheetsOf = (sheets: string[]) => (sheets.length > 0 ? ` data-sheets="${sheets.join(" ")}"` : "");
