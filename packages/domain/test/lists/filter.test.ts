import { likePattern, parseFilter } from '@tessera/domain/lists/filter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const conditions = (value: string) => parseFilter('Name', value).anyOf

describe('a filter', () => {
  test.each([
    ['v', { is: 'equal', value: 'v' }],
    ['', { is: 'equal', value: '' }],
    ['!v', { is: 'unequal', value: 'v' }],
    ['!', { is: 'unequal', value: '' }],
    ['*', { is: 'present' }],
    ['!*', { is: 'absent' }],
    ['Smi*', { is: 'like', value: 'Smi*' }],
    ['!*vol*', { is: 'unlike', value: '*vol*' }],
    ['**', { is: 'like', value: '**' }],
    ['>5', { is: 'more', value: '5' }],
    ['<5', { is: 'less', value: '5' }],
    ['>=5', { is: 'atLeast', value: '5' }],
    ['<=5', { is: 'atMost', value: '5' }],
    ['=>5', { is: 'atLeast', value: '5' }],
    ['=<5', { is: 'atMost', value: '5' }],
    ['!<5', { is: 'atLeast', value: '5' }],
    ['!>5', { is: 'atMost', value: '5' }],
    ['=5', { is: 'equal', value: '=5' }],
    ['a>5', { is: 'equal', value: 'a>5' }],
    ['>*', { is: 'more', value: '*' }],
    ['>>5', { is: 'more', value: '>5' }],
  ])('%s is read', (text, expected) => {
    expect(conditions(text)).toEqual([expected])
  })

  test('alternatives each have their own operator', () => {
    expect(conditions('a|!b|>=3|x*')).toEqual([
      { is: 'equal', value: 'a' },
      { is: 'unequal', value: 'b' },
      { is: 'atLeast', value: '3' },
      { is: 'like', value: 'x*' },
    ])
  })

  test('names may be alternatives too, and empty ones are none', () => {
    expect(parseFilter('Name|ID|xp.SKU', 'v').names).toEqual(['Name', 'ID', 'xp.SKU'])
    expect(parseFilter('|Name|', 'v').names).toEqual(['Name'])
    expect(parseFilter('|', 'v').names).toEqual([])
  })

  test('any text is read, and nothing of it is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parts = text.split('|')
        const read = conditions(text)
        expect(read).toHaveLength(parts.length)
        for (const [index, condition] of read.entries())
          if ('value' in condition) expect(parts[index]?.endsWith(condition.value)).toBe(true)
      }),
    )
  })

  test('a plain value means itself', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[|*]/.test(text) && !/^[!<>=]/.test(text))
    fc.assert(
      fc.property(plain, (text) => {
        expect(conditions(text)).toEqual([{ is: 'equal', value: text }])
        expect(conditions(`!${text}`)).toEqual([{ is: 'unequal', value: text }])
      }),
    )
  })
})

/** Matches as SQL's `like` does. */
function like(pattern: string, text: string): boolean {
  const source = pattern.replace(/\\([\s\S])|%|_|([^\\%_])/g, (sign, escaped?: string) => {
    if (sign === '%') return '[\\s\\S]*'
    if (sign === '_') return '[\\s\\S]'
    return (escaped ?? sign).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  })
  return new RegExp(`^${source}$`).test(text)
}

describe('a wildcard pattern', () => {
  test('takes the signs of SQL literally', () => {
    expect(likePattern('50%_a\\b*')).toBe('50\\%\\_a\\\\b%')
  })

  const sign = fc.constantFrom('a', 'b', '%', '_', '\\', '.', '*')
  test('matches what the parts between its stars say', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ unit: sign }).map((text) => text.replaceAll('*', '')),
          { minLength: 1 },
        ),
        fc.string({ unit: sign }),
        (parts, filling) => {
          const pattern = likePattern(parts.join('*'))
          expect(like(pattern, parts.join(filling.replaceAll('*', '')))).toBe(true)
        },
      ),
    )
  })

  test('without a star matches itself alone', () => {
    const plain = fc.string({ unit: sign }).map((text) => text.replaceAll('*', ''))
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(like(likePattern(one), other)).toBe(one === other)
      }),
    )
  })
})
