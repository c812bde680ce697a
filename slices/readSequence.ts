import type { Content } from "@prismicio/client";

const maxParticipants = 4;

/** The participants of a sequence, and its messages with the place of sender and receiver among them. */
export function readSequence({ participants, steps }: Content.SequenceSlice["primary"]) {
  const names = (participants ?? "")
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, maxParticipants);
  const messages = steps.flatMap((step) => {
    const [start, end] = [names.indexOf(step.from ?? ""), names.indexOf(step.to ?? "")];
    // A message between participants that are not drawn has no place.
    return start < 0 || end < 0 ? [] : [{ ...step, start, end }];
  });
  return { names, messages };
}
