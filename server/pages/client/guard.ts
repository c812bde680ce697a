// Runs before every other script of a page.
import { guardMarkup } from "./guardMarkup.ts";

guardMarkup();
