import { and, empty, join, literal, name, or, type Sql, sql } from '@tessera/server/sql'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const shown = (query: Sql): [string, readonly unknown[]] => [query.statement(), query.values]

describe('a piece of SQL', () => {
  test('has its values beside it, numbered in order', () => {
    expect(shown(sql`select * from t where a = ${1} and b = ${'x'}`)).toEqual([
      'select * from t where a = $1 and b = $2',
      [1, 'x'],
    ])
  })

  test('nests, and its numbers go on', () => {
    const inner = sql`b > ${2} or c = ${3}`
    expect(shown(sql`${1} ${inner} ${4} ${empty}${inner}`)).toEqual([
      '$1 b > $2 or c = $3 $4 b > $5 or c = $6',
      [1, 2, 3, 4, 2, 3],
    ])
  })

  test('takes undefined, null, lists and dates as values, never as text', () => {
    const values = [undefined, null, ['a'], new Date(0), { toString: () => 'drop table' }]
    for (const value of values) expect(shown(sql`${value}`)).toEqual(['$1', [value]])
  })

  test('no value ever becomes text, however deep it is nested', () => {
    const piece = fc.letrec<{ sql: Sql }>((tie) => ({
      sql: fc.oneof(
        { depthSize: 'small' },
        fc.string().map((value) => sql`v(${`§${value}`})`),
        fc.tuple(tie('sql'), tie('sql')).map(([a, b]) => and([a, b])),
        fc.tuple(tie('sql'), tie('sql')).map(([a, b]) => sql`f(${a}, ${or([b])})`),
        fc.array(tie('sql'), { maxLength: 3 }).map((all) => join(all)),
      ),
    })).sql
    fc.assert(
      fc.property(piece, (query) => {
        const statement = query.statement()
        expect(statement).not.toContain('§')
        const holes = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
        expect(holes).toEqual(query.values.map((_, index) => index + 1))
      }),
    )
  })
})

describe('the parts of a statement', () => {
  test('names and constants are quoted', () => {
    expect(name('a"b').statement()).toBe('"a""b"')
    expect(literal("it's").statement()).toBe("'it''s'")
  })

  test('nothing joined is nothing, no condition is true, no alternative is false', () => {
    expect([join([]), and([]), or([])].map((one) => one.statement())).toEqual(['', 'true', 'false'])
    expect(or([sql`a`, sql`b`]).statement()).toBe('(a or b)')
    expect(shown(join([sql`${1}`, sql`${2}`]))).toEqual(['$1, $2', [1, 2]])
  })
})
