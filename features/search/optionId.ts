/** The id of the option at a position of a list. */
export const optionId = (listId: string, position: number) => `${listId}-${position}`;
