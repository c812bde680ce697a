import { solveCaptcha } from "./solveCaptcha";

const executed: string[] = [];

beforeEach(() => {
  const challenge = { siteKey: "site-key", action: "contact" };
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve(challenge) }) });
  AbortSignal.timeout = () => new AbortController().signal;
});

test("where the site uses Google's captcha, its script is loaded once and gives each token", async () => {
  const response = solveCaptcha("/api/forms/captcha/?form=contact");
  await new Promise((resolve) => setTimeout(resolve));
  const script = document.querySelector<HTMLScriptElement>("script[src*='recaptcha/api.js?render=site-key']");
  window.grecaptcha = {
    ready: (run) => run(),
    execute: (siteKey, { action }) => {
      executed.push(`${siteKey} ${action}`);
      return Promise.resolve(`token ${executed.length}`);
    },
  };
  script?.dispatchEvent(new Event("load"));
  expect(await response).toBe("token 1");
  expect(await solveCaptcha("/api/forms/captcha/?form=contact")).toBe("token 2");
  expect(executed).toEqual(["site-key contact", "site-key contact"]);
  expect(document.querySelectorAll("script[src*=recaptcha]")).toHaveLength(1);
});
