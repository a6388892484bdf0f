import type { FilterControl } from './views.ts'

/** Values of a field that the platform counted in a list. */
export interface Facet {
  Name: string
  XpPath: string | null
  Values: readonly { Value: string; Count: number }[]
}

/** A choice of counted values. The value in use stays among them, also when nothing has it. */
export function facetControl(
  name: string,
  label: string,
  values: Facet['Values'],
  words: URLSearchParams,
): FilterControl {
  const value = words.get(name) ?? ''
  const counted = values.map(({ Value, Count }) => ({ value: Value, label: countedLabel(Value, Count) }))
  const isListed = value === '' || counted.some((option) => option.value === value)
  const options = isListed ? counted : [...counted, { value, label: value }]
  return { name, label, kind: 'choice', value, until: '', options }
}

export const countedLabel = (label: string, count: number): string => `${label} (${count})`
