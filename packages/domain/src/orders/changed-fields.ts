import { invalidProperty, type Problem } from '../order-model/problem.ts'

/** Input fields that differ from the current values. */
export const changedFields = (current: object, input: object): string[] => {
  const now = new Map<string, unknown>(Object.entries(current))
  return Object.entries(input)
    .filter(([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(now.get(field) ?? null))
    .map(([field]) => field)
}

/** The API name of a field. */
export const wireName = (field: string): string =>
  field === 'xp' ? field : field.replace(/^./, (one) => one.toUpperCase())

export const closedFieldProblems = (changed: readonly string[], open: readonly string[]): Problem[] =>
  changed
    .filter((field) => !open.includes(field))
    .map(wireName)
    .map((name) => invalidProperty(name, `${name} cannot be changed on a submitted order.`))
