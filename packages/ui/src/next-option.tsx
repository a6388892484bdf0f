/**
 * The next option for an arrow key: from the field to the first option, from the last back to the field, and the
 * reverse.
 */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`
