/** Path of the script below. */
export const facesPath = "/faces.js";

/**
 * Fetches the site's faces for a page that the system's have drawn. They are used when nobody looks, or by the next
 * page that is loaded: what is being read stays as it is.
 */
export const facesScript = `let d=document,wanted=d.querySelector("script[data-faces]").dataset.faces;
let face=async u=>{let x=await fetch(u,{priority:"low",signal:AbortSignal.timeout(6e4)});if(!x.ok)throw new Error(x.status+" for "+u);return x.blob()};
Promise.all(wanted.split(" ").map(face)).then(()=>{d.addEventListener("visibilitychange",()=>d.hidden&&delete d.documentElement.dataset.faces);localStorage.faces=wanted}).catch(e=>console.warn("faces: not kept",e));`;
