// The bar of signed-in editors on a page of the site: no visitor's page names this script.
import { startEditBar } from "./startEditBar.ts";

startEditBar();
