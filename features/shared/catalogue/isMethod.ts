/**
 * Whether a name of the data can be called. A bare capitalised word (`Subscription`, `Notification`) cannot: the
 * research listed it among the methods, but it is a kind of message that a node sends by itself.
 */
export const isMethod = (name: string) => !/^[A-Z][a-z]+$/.test(name);
