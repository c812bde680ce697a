/** The one key under which the visitor's colour mode is kept. */
export const modeKey = "color-mode";

// Runs before the first paint. A page opened where storage is closed keeps the system's mode.
/** Sets the stored colour mode on the root element; inline in the head. */
export const modeScript = `try{var m=localStorage.getItem("${modeKey}");if(m==="light"||m==="dark")document.documentElement.dataset.mode=m;var b=localStorage.getItem("closed-banner");if(b)document.documentElement.dataset.closedBanner=b}catch(e){console.warn("colour mode: storage is closed",e)}`;
