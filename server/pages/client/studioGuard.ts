// Runs before every other script of the Studio.
import { policy } from "./guardMarkup.ts";
import { cleanMarkup } from "./cleanMarkup.ts";

// Created once, before another script could take its name.
const inert = window.trustedTypes?.createPolicy("pasted-markup", { createHTML: (markup) => markup });

// Markup that an editor pastes is parsed; all other markup is rejected as on every page.
if (inert) {
  window.trustedTypes?.createPolicy("default", {
    ...policy,
    createHTML: (markup) => {
      try {
        return policy.createHTML(markup);
      } catch (error) {
        if (error instanceof TypeError) return cleanMarkup(inert.createHTML(markup));
        throw error;
      }
    },
  });
}
