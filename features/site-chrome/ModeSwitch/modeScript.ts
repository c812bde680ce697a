/** The one key under which the visitor's colour mode is kept. */
export const modeKey = "color-mode";

// Runs before the first paint. A page opened where storage is closed keeps the system's mode.
/** Sets the stored colour mode on the root element and hides the banner that was closed; inline in the head. */
export const modeScript = `try{var m=localStorage.getItem("${modeKey}");if(m==="light"||m==="dark")document.documentElement.dataset.mode=m;var b=localStorage.getItem("closed-banner");if(b){var s=new CSSStyleSheet;s.insertRule('[data-banner="'+CSS.escape(b)+'"]{display:none}');document.adoptedStyleSheets.push(s)}}catch(e){console.warn("choices: storage is closed",e)}`;
