/** One condition on a value, as in a query: `>=5`, `!Blue`, `Smith*`, `!*`. */
export type FilterCondition =
  | { is: 'present' }
  | { is: 'absent' }
  | { is: 'equal' | 'unequal' | 'like' | 'unlike' | 'more' | 'less' | 'atLeast' | 'atMost'; value: string }

export interface ListFilter {
  /** `Name|ID=x`: any of these properties may match. */
  names: readonly string[]
  /** `a|b`: any of these conditions may hold. */
  anyOf: readonly FilterCondition[]
}

/** Longest first. `!<` and `!>` are the inclusive forms of older clients; one release spelled them `=<` and `=>`. */
const operators: [sign: string, is: 'more' | 'less' | 'atLeast' | 'atMost'][] = [
  ['>=', 'atLeast'],
  ['<=', 'atMost'],
  ['=>', 'atLeast'],
  ['=<', 'atMost'],
  ['!<', 'atLeast'],
  ['!>', 'atMost'],
  ['>', 'more'],
  ['<', 'less'],
]

export const parseFilter = (name: string, value: string): ListFilter => ({
  names: name.split('|').filter((part) => part !== ''),
  anyOf: value.split('|').map(parseCondition),
})

function parseCondition(text: string): FilterCondition {
  if (text === '*') return { is: 'present' }
  if (text === '!*') return { is: 'absent' }
  const [sign, is] = operators.find(([start]) => text.startsWith(start)) ?? []
  if (sign && is) return { is, value: text.slice(sign.length) }
  const negative = text.startsWith('!')
  const value = negative ? text.slice(1) : text
  if (value.includes('*')) return { is: negative ? 'unlike' : 'like', value }
  return { is: negative ? 'unequal' : 'equal', value }
}

/** `Smi*h` as a pattern of SQL's `like`, with its special characters escaped. */
export const likePattern = (value: string): string => value.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%')
