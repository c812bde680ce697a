const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*\bhref="([^"]+)"[^>]*>/g;

/**
 * Asks for the page's faces ahead of its style, which is why a browser draws nothing before they are there (Chromium;
 * up to 1.5 s). Where that wait is long, the system's faces draw this page (`data-faces` on the root element) and those
 * that links change it to, because to draw everything anew would hold up the change. Ours are fetched once the page is
 * loaded, and at hand for the next that is.
 */
const script = `(()=>{let d=document,r=d.documentElement,c=navigator.connection,k="faces",a=d.currentScript.dataset.addresses,u=a.split(" "),kept=()=>{try{return localStorage.getItem(k)===a}catch(e){console.warn("faces: storage is closed",e)}},keep=()=>{try{localStorage.setItem(k,a)}catch(e){console.warn("faces: storage is closed",e)}};
if(c&&(c.saveData||c.rtt>=150)&&!kept()){r.dataset.faces="later";c.saveData||addEventListener("load",()=>setTimeout(()=>Promise.all(u.map(f=>fetch(f,{signal:AbortSignal.timeout(6e4)}).then(x=>x.ok?x.arrayBuffer():Promise.reject(x.status)))).then(keep,e=>console.warn("faces: not fetched",e)),1e3))}
else u.forEach(f=>{let e=d.createElement("link");e.rel="preload";e.as="font";e.type="font/woff2";e.crossOrigin="";e.href=f;d.head.append(e)})})()`;

/** Puts the script above in the place of a page's preloaded faces. */
export function holdFaces(html: string): string {
  const addresses = [...html.matchAll(preload)].map(([, address = ""]) => address);
  let first = true;
  return html.replace(preload, () => {
    const element = first ? `<script data-addresses="${addresses.join(" ")}">${script}</script>` : "";
    first = false;
    return element;
  });
}
