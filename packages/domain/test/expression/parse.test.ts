import { describe, expect, test } from 'vitest'
import { defaultBounds, parseExpression } from '../../src/expression/parse.ts'
import { printExpression } from '../../src/expression/print.ts'

function refusalOf(text: string) {
  const parsed = parseExpression(text)
  return parsed.ok ? undefined : parsed.problem
}

describe('an expression is refused at the place of the first problem', () => {
  test.each<[text: string, position: number, says: string]>([
    ['', 0, 'A value is missing before the end'],
    ['   ', 3, 'A value is missing'],
    ['1 +', 3, 'A value is missing before the end'],
    ['1 2', 2, '"2" cannot stand here'],
    ['(1', 2, 'A ) is missing before the end'],
    ['1)', 1, '")" cannot stand here'],
    ['()', 1, 'A value is missing before ")"'],
    ['1 < 2 < 3', 6, '"<" cannot stand here'],
    ['a = = b', 4, 'A value is missing before "="'],
    ['order.', 6, 'A name is missing after the dot'],
    ['order..xp', 6, 'A name is missing after the dot'],
    ['order.xp.15', 8, 'cannot stand here'],
    ['5.', 1, '"." cannot stand here'],
    ['1.2.3', 3, 'cannot stand here'],
    ['5abc', 1, '"abc" cannot stand here'],
    ['and 1', 0, 'A value is missing before "and"'],
    ['1 and', 5, 'A value is missing'],
    ['not not true', 4, 'A value is missing before "not"'],
    ['--1', 1, 'A value is missing before "-"'],
    ['min(1,)', 6, 'A value is missing before ")"'],
    ['min(1 2)', 6, 'A ) is missing before "2"'],
    ['min(1', 5, 'A ) is missing'],
    ['items.any().count()', 11, '"." cannot stand here'],
    ["'a' 'b'", 4, 'cannot stand here'],
    ['not', 3, 'A value is missing'],
  ])('%j', (text, position, says) => {
    const problem = refusalOf(text)
    expect(problem).toMatchObject({ code: 'Expression.InvalidSyntax', position })
    expect(problem?.message).toContain(says)
    expect(problem?.message).toContain(`(at character ${position + 1})`)
  })

  test.each<[text: string, position: number, says: string]>([
    ['1 & 2', 2, 'The sign & is not known'],
    ['order[0]', 5, 'The sign [ is not known'],
    ["order.xp.a = 'abc", 13, 'no closing quote'],
    ['order.Total > #6/15/2016', 14, 'no closing #'],
    ['a = "text"', 4, 'single straight quotes'],
    ['a = ‘text’', 4, 'single straight quotes'],
    ['#2/30/2016#', 0, 'is not a date'],
    ['#15/6/2016#', 0, 'is not a date'],
    ['#2016-06-15#', 0, 'is not a date'],
    ['##', 0, 'is not a date'],
    ['#6/15/2016 24:00#', 0, 'is not a date'],
    ['#6/15/16#', 0, 'is not a date'],
    ['a == b; 1', 6, 'The sign ; is not known'],
    ['😀', 0, 'The sign 😀 is not known'],
  ])('%j, for a sign nobody knows', (text, position, says) => {
    const problem = refusalOf(text)
    expect(problem).toMatchObject({ code: 'Expression.InvalidToken', position })
    expect(problem?.message).toContain(says)
  })
})

describe('an expression has bounds', () => {
  test('of length', () => {
    expect(refusalOf(`'${'a'.repeat(999)}'`)).toMatchObject({ code: 'Expression.InvalidSyntax', position: 1_000 })
    expect(refusalOf(`'${'a'.repeat(998)}'`)).toBeUndefined()
  })
  test('of depth', () => {
    const deep = (levels: number) => `${'('.repeat(levels)}1${')'.repeat(levels)}`
    expect(refusalOf(deep(50))).toBeUndefined()
    expect(refusalOf(deep(51))).toMatchObject({ code: 'Expression.InvalidSyntax', position: 50 })
    const calls = `${'min(1, '.repeat(51)}1${')'.repeat(51)}`
    expect(refusalOf(calls)?.message).toContain('more than 50 deep')
    expect(refusalOf(deep(480))?.message).toContain('more than 50 deep')
  })
  test('of parts', () => {
    const sum = (parts: number) => Array.from({ length: parts }, () => '1').join('+')
    const few = { ...defaultBounds, nodes: 19 }
    expect(parseExpression(sum(10), few).ok).toBe(true)
    expect(parseExpression(sum(11), few)).toMatchObject({ ok: false, problem: { code: 'Expression.InvalidSyntax' } })
    expect(parseExpression(sum(1_001), { ...defaultBounds, length: 5_000 }).ok).toBe(false)
  })
  test('but a long chain is not deep', () => {
    expect(refusalOf(Array.from({ length: 120 }, () => '1').join(' or '))).toBeUndefined()
  })
})

describe('brackets are printed only where they are needed', () => {
  test.each([
    ['1+2*3', '1 + 2 * 3'],
    ['(1+2)*3', '(1 + 2) * 3'],
    ['((1)-2)-(3-4)', '1 - 2 - (3 - 4)'],
    ['not (a = b)', 'not a = b'],
    ['(not a) = b', '(not a) = b'],
    ['not (a or b)', 'not (a or b)'],
    ['a or (b and c)', 'a or b and c'],
    ['(a or b) AND c', '(a or b) and c'],
    ['-(-1)', '-(-1)'],
    ['(a = b) = c', '(a = b) = c'],
    ["x.in('it''s',.5)", "x.in('it''s', .5)"],
    ['#6/15/2016# < NOW( )', '#6/15/2016# < NOW()'],
    ['order.xp.not = Null', 'order.xp.not = null'],
    ['order . xp\n.and.or', 'order.xp.and.or'],
  ])('%s', (text, printed) => {
    const parsed = parseExpression(text)
    expect(parsed.ok && printExpression(parsed.tree)).toBe(printed)
  })
})
