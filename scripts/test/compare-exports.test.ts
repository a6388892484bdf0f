import { expect, test } from 'vitest'
import { compareExports } from '../compare-exports.ts'

const listed = [{ file: 'a.ts', names: ['one', 'two'], why: 'later' }]
const reported = (...names: string[]) => [{ file: 'a.ts', exports: names.map((name) => ({ name })) }]

test('an export that only tests use must be listed', () => {
  expect(compareExports(reported('one', 'two', 'three'), listed)).toEqual(['Only tests use three in a.ts: delete it.'])
})

test('a name is listed for its own file only', () => {
  const elsewhere = [...reported('one', 'two'), { file: 'b.ts', exports: [{ name: 'one' }] }]
  expect(compareExports(elsewhere, listed)).toEqual(['Only tests use one in b.ts: delete it.'])
})

test('a listed export that is used or gone must leave the list', () => {
  expect(compareExports(reported('one'), listed)).toEqual([
    'scripts/test-only-exports.ts lists two in a.ts, which is used or gone.',
  ])
  expect(compareExports([], listed)).toHaveLength(2)
})

test('nothing else is a problem', () => {
  expect(compareExports([...reported('one', 'two'), { file: 'c.ts' }], listed)).toEqual([])
})
