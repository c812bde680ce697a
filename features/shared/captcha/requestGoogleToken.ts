type Google = { ready(run: () => void): void; execute(siteKey: string, options: { action: string }): Promise<string> };

declare global {
  interface Window {
    grecaptcha?: Google;
  }
}

const timeoutMs = 15_000;

let loaded: Promise<Google> | undefined;

/** Requests a token from Google reCAPTCHA v3; its script is loaded on first use. */
export async function requestGoogleToken(siteKey: string, action: string): Promise<string> {
  loaded ??= load(siteKey);
  // A script that could not be loaded is tried again with the next token.
  loaded.catch(() => (loaded = undefined));
  const google = await loaded;
  return google.execute(siteKey, { action });
}

function load(siteKey: string): Promise<Google> {
  const script = document.createElement("script");
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  script.async = true;
  return new Promise<Google>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("reCAPTCHA did not answer in time")), timeoutMs);
    script.addEventListener("error", () => reject(new Error("reCAPTCHA could not be loaded")));
    script.addEventListener("load", () => {
      const google = window.grecaptcha;
      if (!google) return reject(new Error("reCAPTCHA has an unknown API"));
      google.ready(() => {
        clearTimeout(late);
        resolve(google);
      });
    });
    document.head.append(script);
  });
}
