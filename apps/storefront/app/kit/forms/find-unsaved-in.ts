/** Finds in an action's result why nothing of the form was saved, whatever was typed: the shop was down, or staff only look. */
export const findUnsavedIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'unsaved' in answer && typeof answer.unsaved === 'string'
    ? answer.unsaved
    : undefined
