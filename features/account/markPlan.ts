/** Marks the visitor's plan wherever plans are listed (`data-plan`), and no other. */
export function markPlan(root: ParentNode, planId: string | undefined): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-plan]")) {
    if (planId !== undefined && element.dataset.plan === planId) element.dataset.current = "";
    else delete element.dataset.current;
  }
}
