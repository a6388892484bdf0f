import { nextOption } from '@tessera/ui/next-option'
import { describe, expect, test } from 'vitest'
import { suggestionGroups } from '../../app/shell/search/suggestion-groups.ts'

describe('the arrow keys', () => {
  test('go from the field to the first, and from the last back to the field', () => {
    expect(nextOption(-1, 1, 3)).toBe(0)
    expect(nextOption(2, 1, 3)).toBe(-1)
  })

  test('go from the field upwards to the last', () => {
    expect(nextOption(-1, -1, 3)).toBe(2)
    expect(nextOption(0, -1, 3)).toBe(-1)
  })

  test('stay in the field where nothing is suggested', () => {
    expect(nextOption(-1, 1, 0)).toBe(-1)
    expect(nextOption(-1, -1, 0)).toBe(-1)
  })
})

test('empty groups are left out, and an exact SKU comes first', () => {
  const groups = suggestionGroups({
    products: [{ sku: '1', name: 'Carrara', url: '/p', imageUrl: '/f', size: '12x24', price: 8.59, per: 'sq ft' }],
    categories: [],
    articles: [],
    pages: [{ title: 'Returns', url: '/policies/returns' }],
    skus: [{ sku: '210101', name: 'Carrara', url: '/p' }],
    corrected: null,
  })
  expect(groups.map(({ title }) => title)).toEqual(['SKU', 'Products', 'Help'])
  expect(groups[1]?.options[0]?.more).toBe('12 × 24 · $8.59 / sq ft')
})
