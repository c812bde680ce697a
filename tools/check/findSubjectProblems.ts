const maxLength = 72;
const form = /^[a-z]+\([\w./-]+\): \S.*[^.]$/;

/** Sentences about commit subjects that break their form, `type(room): what changes`; none when all keep it. */
export function findSubjectProblems(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const { length } = [...subject];
    if (length > maxLength) return [`"${subject}" has ${length} characters, ${maxLength} are allowed`];
    return form.test(subject) ? [] : [`"${subject}" is not of the form "type(room): what changes"`];
  });
}
