// Runs before every other script of the editing screen.
import { policy } from "./guardMarkup.ts";
import { cleanMarkup } from "./cleanMarkup.ts";

// Created once, before anything else could take its name.
const inert = window.trustedTypes?.createPolicy("pasted-markup", { createHTML: (markup) => markup });

// What an editor pastes is parsed; everything else that would become markup is refused as on every page.
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
