import { expect, test } from 'vitest'
import type { Article } from '../../src/modules/catalog/feed/article.ts'
import { likest, shelvesOf } from '../../src/modules/catalog/products/likeness.ts'

const article = (sku: string, rank: number, look: string, more: { kind?: string; siblings?: string[] } = {}): Article =>
  ({
    sku,
    active: true,
    facts: {
      kind: more.kind ?? 'field-tile',
      category: 'marble',
      rank,
      attributes: { look, colorFamily: 'White' },
      coordinates: { siblings: more.siblings ?? [] },
    },
  }) as unknown as Article // only the fields that likeness reads

const own = article('own', 1, 'Marble', { siblings: ['sibling'] })
const range = [
  own,
  article('sibling', 2, 'Marble'),
  article('wood', 3, 'Wood'),
  article('late', 9, 'Marble'),
  article('early', 4, 'Marble'),
  article('trim', 5, 'Marble', { kind: 'trim' }),
  { ...article('gone', 6, 'Marble'), active: false },
]

test('neither itself, nor its siblings, nor what is another kind or not sold', () => {
  expect(likest(shelvesOf(range), own, 8)).toEqual(['early', 'late', 'wood'])
})

test('what looks most alike comes first, and of that the best selling', () => {
  expect(likest(shelvesOf(range), own, 1)).toEqual(['early'])
  expect(likest(shelvesOf(range.toReversed()), own, 2)).toEqual(['early', 'late'])
})
