import { findSearchType, searchTypes, termsOf } from '@tessera/domain/lists/search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('the words of a search', () => {
  test('are lower case, once each, in their order, ten at most', () => {
    expect(termsOf('')).toEqual([])
    expect(termsOf('  \t\n ')).toEqual([])
    expect(termsOf('Matt  WHITE matt\ttile')).toEqual(['matt', 'white', 'tile'])
    expect(termsOf('a b c d e f g h i j k l')).toHaveLength(10)
  })

  test('whatever is typed, no word is empty, blank or upper case, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const terms = termsOf(typed)
        expect(terms.length).toBeLessThanOrEqual(10)
        for (const term of terms) expect(term).toMatch(/^\S+$/)
        expect(new Set(terms).size).toBe(terms.length)
        expect(termsOf(terms.join(' '))).toEqual([...new Set(terms.map((term) => term.toLowerCase()))])
      }),
    )
  })
})

describe('the type of a search', () => {
  test('is any term unless told, and takes any case', () => {
    expect([findSearchType(undefined), findSearchType('')]).toEqual(['AnyTerm', 'AnyTerm'])
    for (const type of searchTypes) expect(findSearchType(type.toUpperCase())).toBe(type)
  })

  test('is unknown when it is none', () => {
    expect(findSearchType('Nonsense')).toBeUndefined()
    expect(findSearchType('AnyTerm ')).toBeUndefined()
  })
})
