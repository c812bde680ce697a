// Inline at the head of every page.
import { applyStoredChoices } from "./applyStoredChoices";

applyStoredChoices();
