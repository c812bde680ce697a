import { bundleScripts } from "./bundleScripts.mjs";

/**
 * Bundler loader for `import text from "./script.ts?inline"`: the text of the script, bundled, for a script element.
 * @this {{ resourcePath: string; addDependency?(file: string): void }}
 * @returns {string}
 */
export default function inlineScript() {
  const [text = ""] = bundleScripts([this.resourcePath]).values();
  return text;
}
