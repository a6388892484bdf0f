import { startPlatform } from '@tessera/testing/platform'
import { codeOf, itemsOf, type JsonBody } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type FieldKind, filtered, refused } from './filter-model.ts'

const { wire } = await createTestWorld(await startPlatform())

const kinds: Record<string, FieldKind> = {
  Name: 'text',
  Description: 'text',
  FinePrint: 'text',
  Priority: 'number',
  Active: 'flag',
  CanCombine: 'flag',
  StartDate: 'moment',
}
const kindOf = (name: string): FieldKind => kinds[name] ?? 'xp'
const xpPaths = ['xp.a', 'xp.b', 'xp.c.d', 'xp.c.e', 'xp.nowhere']

/** Few characters, so that values collide, including those with a special meaning. */
const sign = fc.constantFrom(
  'a',
  'A',
  'b',
  'é',
  'É',
  'ж',
  '日',
  '🙂',
  '%',
  '_',
  '\\',
  '*',
  '|',
  "'",
  '"',
  ' ',
  '1',
  '-',
  '$',
)
const text = fc.string({ unit: sign, minLength: 1, maxLength: 4 }).filter((one) => one.trim() === one)
const number = fc.constantFrom(0, 1, 2, 2.5, -3, 10, 1e6)
const moments = ['2025-01-01T00:00:00Z', '2025-01-01T23:59:59.999Z', '2025-01-02T00:00:00Z', '2024-02-29T12:30:00.123Z']
const moment = fc.constantFrom(...moments)
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 3 })

const leaf = fc.oneof(text, number, fc.boolean(), fc.constant(null))
const xp = fc.record(
  {
    a: leaf,
    b: fc.oneof(leaf, fc.array(leaf, { maxLength: 3 })),
    c: fc.record({ d: leaf, e: fc.array(fc.oneof(text, number), { maxLength: 2 }) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)

const record = fc.record({
  Name: maybe(text),
  Description: maybe(text),
  FinePrint: maybe(text),
  Priority: maybe(fc.constantFrom(0, 1, 2, 3, 10)),
  Active: fc.boolean(),
  CanCombine: fc.boolean(),
  StartDate: maybe(moment),
  xp: maybe(xp),
})

const records: JsonBody[] = []

beforeAll(async () => {
  const drawn = fc.sample(record, { numRuns: 40, seed: 20260101 })
  for (const [index, one] of drawn.entries()) {
    const made = await wire('POST', '/promotions', {
      ...one,
      ID: `p${String(index).padStart(2, '0')}`,
      Code: `code-${index}`,
      EligibleExpression: 'order.Total > 1',
      ValueExpression: '1',
    })
    expect(made.status, made.text).toBe(201)
    records.push(made.body)
  }
})

/** Operands are taken from stored values, so that half of the filters match something. */
const part = fc
  .tuple(text, fc.nat(3))
  .map(([one, at]) => [...one].with(Math.min(at, [...one].length - 1), '*').join(''))
const textOperand = fc.oneof({ weight: 3, arbitrary: text }, { weight: 2, arbitrary: part })
const compare = fc.constantFrom('', '', '!', '>', '<', '>=', '<=', '=>', '=<', '!<', '!>')
const textCondition = fc.oneof(
  fc.constantFrom('*', '!*', '!', 'nothing-like-it'),
  fc.tuple(compare, textOperand).map(([operator, operand]) => operator + operand),
)
const numberCondition = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('*', '!*', 'x', '1*', '', '>') },
  {
    weight: 5,
    arbitrary: fc
      .tuple(compare, fc.constantFrom('0', '1', '2', '2.5', '-3', '1e6', '2.0', '010'))
      .map((both) => both.join('')),
  },
)
const momentCondition = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('*', '!*', 'soon', '2025-02-30') },
  {
    weight: 5,
    arbitrary: fc.tuple(compare, fc.constantFrom(...moments, '2025-01-01', '2024-02-29')).map((both) => both.join('')),
  },
)
const flagCondition = fc.constantFrom('true', 'false', '!true', '!FALSE', 'True', '*', '!*', 'yes')
const xpCondition = fc.oneof(
  textCondition,
  numberCondition.filter((one) => one !== ''),
  fc.constantFrom('true', '!false'),
)

const alternatives = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((some) => some.join('|'))
const textName = fc.constantFrom('Name', 'Description', 'FinePrint')
const filter = fc.oneof(
  fc.tuple(textName, alternatives(textCondition)),
  fc.tuple(fc.constant('Priority'), alternatives(numberCondition)),
  fc.tuple(fc.constant('StartDate'), alternatives(momentCondition)),
  fc.tuple(fc.constantFrom('Active', 'CanCombine'), alternatives(flagCondition)),
  fc.tuple(fc.constantFrom(...xpPaths), alternatives(xpCondition)),
  fc.tuple(
    fc
      .uniqueArray(fc.oneof(textName, fc.constantFrom(...xpPaths)), { minLength: 2, maxLength: 3 })
      .map((some) => some.join('|')),
    alternatives(textCondition),
  ),
)

test('the database and the rules agree on every filter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(filter, { minLength: 1, maxLength: 2 }), async (filters) => {
      const query = filters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      const reply = await wire('GET', `/promotions?pageSize=100&sortBy=ID&ID=p*&${query.join('&')}`)
      const expected = filters.reduce<JsonBody[] | typeof refused>((left, [name, value]) => {
        const kept = filtered(records, name, value, kindOf)
        return left === refused || kept === refused ? refused : left.filter((one) => kept.includes(one))
      }, records)
      if (expected === refused) {
        expect([reply.status, codeOf(reply)]).toEqual([400, 'List.InvalidType'])
        return
      }
      expect(reply.status, reply.text).toBe(200)
      expect(itemsOf(reply).map(({ ID }) => ID)).toEqual(expected.map(({ ID }) => ID))
    }),
    { numRuns: 300, interruptAfterTimeLimit: 10_000, markInterruptAsFailure: false, verbose: 1 },
  )
})

test('a filter for names after a name agrees with the sort order', async () => {
  const all = itemsOf(await wire('GET', '/promotions?ID=p*&pageSize=100&sortBy=Name')).filter(
    ({ Name }) => Name !== null,
  )
  for (const { Name } of all.slice(0, 10)) {
    const after = itemsOf(
      await wire('GET', `/promotions?ID=p*&pageSize=100&sortBy=Name&Name=${encodeURIComponent(`>${String(Name)}`)}`),
    )
    const found = after.map(({ ID }) => ID)
    const lower = String(Name).toLowerCase()
    if (/[|]/.test(lower) || /^[=]/.test(lower)) continue
    const last = all.findLastIndex((one) => String(one.Name).toLowerCase() === lower)
    expect(found, String(Name)).toEqual(all.slice(last + 1).map(({ ID }) => ID))
  }
})
