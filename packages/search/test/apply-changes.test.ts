import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, needsRebuild } from '../src/apply-changes.ts'
import { search } from '../src/search.ts'
import type { SearchDocument } from '../src/search-document.ts'
import { suggest } from '../src/suggest.ts'
import { catalog } from './catalog/catalog.ts'
import { indexOf, searchRetail } from './shelf.ts'

const all = catalog(250)
const others = catalog(270).slice(250)

type Edit = (document: SearchDocument, by: number) => SearchDocument

const edits: Record<string, Edit> = {
  price: (document, by) => ({
    ...document,
    prices: { ...document.prices, RT: { list: 5_000 + by, final: 4_000 + by } },
  }),
  stock: (document, by) => ({ ...document, stock: [{ location: 'store-1', boxes: by, largestLot: by }] }),
  name: (document, by) => ({ ...document, name: `${document.name} Renamed${by % 3}` }),
  rank: (document, by) => ({ ...document, facts: { ...document.facts, rank: by } }),
  color: (document, by) => ({
    ...document,
    facts: { ...document.facts, attributes: { ...document.facts.attributes, colorFamily: by % 2 ? 'Red' : 'Pink' } },
  }),
  flag: (document) => ({
    ...document,
    facts: { ...document.facts, flags: { ...document.facts.flags, clearance: true } },
  }),
}

const change = fc.record({
  what: fc.constantFrom(...Object.keys(edits), 'remove', 'add'),
  at: fc.nat(all.length - 1),
  by: fc.nat(100),
})

const queries = [
  {},
  { text: 'marble' },
  { text: 'renamed1' },
  { text: 'red tile', sort: 'price-sqft' as const },
  { filters: { colorFamily: ['Red', 'White'] } },
  { storeId: 'store-1', inStock: true, enoughSqft: 50 },
  { sort: 'name' as const },
  { sort: 'new' as const, flags: ['clearance' as const] },
]

test('an index that followed changes answers like one made anew', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const index = indexOf(all)
      const now = new Map(all.map((document) => [document.sku, document]))
      for (const { what, at, by } of changes) {
        const old = all[at] as SearchDocument
        const current = now.get(old.sku) ?? old
        const edited =
          what === 'add' ? (others[by % others.length] as SearchDocument) : (edits[what]?.(current, by) ?? old)
        if (what === 'remove') now.delete(old.sku)
        else now.set(edited.sku, edited)
        applyChanges(index, what === 'remove' ? { remove: [old.sku] } : { save: [edited] })
      }
      const anew = indexOf([...now.values()])
      for (const query of queries) expect(searchRetail(index, query)).toEqual(searchRetail(anew, query))
      expect(suggest(index, 'mar', 'RT')).toEqual(suggest(anew, 'mar', 'RT'))
    }),
    { numRuns: 15 },
  )
})

test('grows beyond the room it was made with', () => {
  const index = indexOf(all.slice(0, 10))
  applyChanges(index, { save: all })
  expect(search(index, { priceGroup: 'RT' }).total).toBe(250)
})

test('an unknown SKU is removed without a word, and an empty index answers', () => {
  const index = indexOf([])
  applyChanges(index, { remove: ['nothing'] })
  expect(search(index, { priceGroup: 'RT', text: 'marble' }).total).toBe(0)
  applyChanges(index, { save: all.slice(0, 5) })
  expect(search(index, { priceGroup: 'RT' }).total).toBe(5)
})

test('says when it is worn, which changes of price and stock never do', () => {
  const many = catalog(1_200)
  const index = indexOf(many)
  applyChanges(index, { save: many.map((document) => edits.price?.(document, 1) as SearchDocument) })
  expect(needsRebuild(index)).toBe(false)
  applyChanges(index, { save: many.slice(0, 400).map((document) => edits.name?.(document, 1) as SearchDocument) })
  expect(needsRebuild(index)).toBe(true)
})
