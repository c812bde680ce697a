/** A link of the settings, with its words. */
type Channel = { href: string; text: string };

/** The ways to reach the team that are not forms; what an editor left empty is missing. */
export type Channels = {
  /** URLs where plans are bought. */
  account: string;
  calendar?: Channel | undefined;
  email?: Channel | undefined;
  bot?: Channel | undefined;
  community?: Channel | undefined;
};
