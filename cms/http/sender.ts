import { senderHeader } from "./contract.ts";

let sender: string | undefined;

/** Sets the person whose tab this is: their id goes with every request, in case somebody else signs in elsewhere. */
export const sendAs = (person: string): void => {
  sender = person;
};

/** The headers that name the person of this tab; none before they are known. */
export const getSenderHeaders = (): Record<string, string> => (sender === undefined ? {} : { [senderHeader]: sender });
