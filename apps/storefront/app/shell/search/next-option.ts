/** Where the arrow keys lead: down from the field to the first, from the last back to the field, and the same upwards. */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`
