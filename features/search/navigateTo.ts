/** Loads another page of the site; by itself, because a test browser goes nowhere. */
export const navigateTo = (address: string) => window.location.assign(address);
