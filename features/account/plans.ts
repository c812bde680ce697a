/** Plans that the demonstration can show an account of. */
export const demoPlans = ["free", "start", "growth", "unlimited"] as const;

/** Whether a word names one of them. */
export const isDemoPlan = (value: string): value is (typeof demoPlans)[number] =>
  demoPlans.some((plan) => plan === value);
