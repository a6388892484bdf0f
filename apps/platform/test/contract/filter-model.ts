import type { JsonBody } from '@tessera/testing/wire'

/** The filter rules in plain TypeScript, to compare with the database's results. */
export type FieldKind = 'text' | 'number' | 'flag' | 'moment' | 'xp'
export const refused = Symbol('List.InvalidType')

type Test = (value: unknown) => boolean
type Compare = { sign: string; operand: string }

const signs: Record<string, string> = {
  '>=': '>=',
  '<=': '<=',
  '=>': '>=',
  '=<': '<=',
  '!<': '>=',
  '!>': '<=',
  '>': '>',
  '<': '<',
}

function read(text: string): Compare {
  const two = signs[text.slice(0, 2)]
  if (two) return { sign: two, operand: text.slice(2) }
  const one = signs[text.slice(0, 1)]
  if (one) return { sign: one, operand: text.slice(1) }
  const not = text.startsWith('!')
  const operand = not ? text.slice(1) : text
  return { sign: (not ? '!' : '') + (operand.includes('*') ? '~' : '='), operand }
}

/** Compares by code point, as the database does; JavaScript compares by UTF-16. */
const order = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

const holds = (sign: string, difference: number): boolean =>
  ({ '>': difference > 0, '<': difference < 0, '>=': difference >= 0, '<=': difference <= 0, '=': difference === 0 })[
    sign
  ] ?? false

function likes(pattern: string, text: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`, 'u').test(text.toLowerCase())
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** A condition on one non-null value, by type; undefined if the operand is invalid. */
const positive: Record<FieldKind, (compare: Compare) => Test | typeof refused> = {
  text: ({ sign, operand }) =>
    sign === '~'
      ? (value) => likes(operand, String(value))
      : (value) => holds(sign, order(String(value).toLowerCase(), operand.toLowerCase())),
  number: ({ sign, operand }) =>
    isNumber(operand) ? (value) => holds(sign, Number(value) - Number(operand)) : refused,
  flag: ({ sign, operand }) =>
    /^(true|false)$/i.test(operand) ? (value) => holds(sign, Number(value) - Number(/^true$/i.test(operand))) : refused,
  moment: ({ sign, operand }) => {
    const at = Date.parse(operand.includes('T') ? operand : `${operand}T00:00:00Z`)
    if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(operand.slice(0, 10))) return refused
    const wholeDay = sign === '=' && !operand.includes('T')
    return (value) => {
      const difference = Date.parse(String(value)) - at
      return wholeDay ? difference >= 0 && difference < 86_400_000 : holds(sign, difference)
    }
  },
  xp: (compare) => (value) => [value].flat().some((element) => xpHolds(compare, element)),
}

function xpHolds({ sign, operand }: Compare, element: unknown): boolean {
  if (element === null) return false
  const text = typeof element === 'object' ? JSON.stringify(element) : String(element)
  if (sign === '~') return likes(operand, text)
  const numeric = isNumber(operand) && typeof element === 'number'
  if (numeric) return holds(sign, element - Number(operand))
  if (isNumber(operand) && sign !== '=') return false
  return holds(sign, order(text.toLowerCase(), operand.toLowerCase()))
}

function condition(kind: FieldKind, text: string): Test | typeof refused {
  const isThere: Test = (value) => value !== null && value !== undefined
  if (text === '*') return isThere
  if (text === '!*') return (value) => !isThere(value)
  const { sign, operand } = read(text)
  const test = positive[kind]({ sign: sign.replace('!', ''), operand })
  if (test === refused) return refused
  // a missing value matches no condition, and so every negated one
  return (value) => (isThere(value) && test(value)) !== sign.startsWith('!')
}

const valueAt = (record: JsonBody, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as JsonBody | null | undefined)?.[key], record)

/** The records that match `names=value`. */
export function filtered(
  records: JsonBody[],
  names: string,
  value: string,
  kindOf: (name: string) => FieldKind,
): JsonBody[] | typeof refused {
  const tests = names
    .split('|')
    .map((name) => value.split('|').map((part) => [name, condition(kindOf(name), part)] as const))
  if (tests.flat().some(([, test]) => test === refused)) return refused
  return records.filter((record) =>
    tests.flat().some(([name, test]) => test !== refused && test(valueAt(record, name))),
  )
}
