import type { ListedCategory, ProductRecord, SearchAnswer, UnderstoodFilter } from '@tessera/client/shop/types.gen'
import { describe, expect, it } from 'vitest'
import { appliedFilters, understoodFilters } from '../../app/features/catalog/applied-filters.ts'
import { paramOf, valueLabel } from '../../app/features/catalog/facet-labels.ts'
import { categoryScope } from '../../app/features/catalog/listing-scope.ts'
import { relaxFilters } from '../../app/features/catalog/relax-filters.ts'
import { stockLine } from '../../app/features/catalog/stock-line.ts'
import { swatchColors } from '../../app/features/catalog/swatch-colors.ts'
import { keepCardFields } from '../../app/kit/products/card-fields.ts'

describe('filters in words', () => {
  it('says each filter and leads to the list without it', () => {
    const params = new URLSearchParams('filter=look:Wood&filter=size:12x24&minPrice=4.5&inStock=true&page=2')
    const applied = appliedFilters(params, 'Naperville')
    expect(applied.map(({ label }) => label)).toEqual([
      'Look: Wood',
      'Size: 12 × 24',
      'Price: from $4.50 / sq ft',
      'In stock: Naperville',
    ])
    expect(applied[0]?.rest.toString()).toBe('filter=size%3A12x24&minPrice=4.5&inStock=true')
  })

  it('does not show the order or the words as filters', () => {
    expect(appliedFilters(new URLSearchParams('q=oak&sort=new'), undefined)).toEqual([])
    expect(appliedFilters(new URLSearchParams('filter=color:Blue&filter=__proto__:x'), undefined)).toEqual([])
  })

  it('says what the text names, and leads to the search without those words', () => {
    const answerWith = (...understood: Partial<UnderstoodFilter>[]) => ({ understood }) as SearchAnswer
    const params = new URLSearchParams('q=white+tile+under+%246&sort=new&page=2')
    const found = understoodFilters(
      params,
      answerWith(
        { filter: 'colorFamily', values: ['White', 'Off-white'], rest: 'tile under $6' },
        { filter: 'size', values: ['12x24'], rest: '' },
        { filter: 'price', values: ['sq ft'], rest: 'white tile', min: null, max: 600 },
        { filter: 'price', values: ['unit'], rest: 'white tile', min: 300, max: null },
        { filter: 'price', values: ['sq ft'], rest: 'white tile', min: 300, max: 500 },
      ),
    )
    expect(found.map(({ label, rest }) => `${label} → ${rest}`)).toEqual([
      'Color: White or Off-white → sort=new&q=tile+under+%246',
      'Size: 12 × 24 → sort=new',
      'Price: up to $6.00 → sort=new&q=white+tile',
      'Price: $3.00 and up per box or piece → sort=new&q=white+tile',
      'Price: $3.00 to $5.00 → sort=new&q=white+tile',
    ])
  })

  it('asks for places and flags by names of their own', () => {
    expect(paramOf('suitableFor', 'patio')).toEqual({ name: 'suitableFor', value: 'patio' })
    expect(paramOf('look', 'Wood')).toEqual({ name: 'filter', value: 'look:Wood' })
    expect(valueLabel('suitableFor', 'patio-frost')).toBe('Patio (frost)')
  })
})

describe('what to give up where nothing is found', () => {
  it('treats the names of inherited properties as unknown facets', () => {
    for (const filter of ['__proto__', 'constructor']) {
      const params = new URLSearchParams(`filter=${filter}:x&page=2`)
      expect(relaxFilters(params, { filter, values: ['x'], total: 1 }).words).toBe(`the ${filter} filter`)
      expect(swatchColors(filter)).toEqual([])
    }
  })

  it('takes away the values of that facet alone', () => {
    const params = new URLSearchParams('filter=finish:Crackle&filter=material:Marble')
    const { words, rest } = relaxFilters(params, { filter: 'finish', values: ['Crackle'], total: 43 })
    expect(words).toBe('the finish filter')
    expect(rest.toString()).toBe('filter=material%3AMarble')
  })

  it('takes away both ends of the price', () => {
    const params = new URLSearchParams('minPrice=1&maxPrice=2&flag=clearance')
    expect(relaxFilters(params, { filter: 'pricePerSqft', values: ['1-2'], total: 3 }).rest.toString()).toBe(
      'flag=clearance',
    )
  })
})

describe('what a listing is about', () => {
  const category = (id: string, name: string, parentId: string | null, count = 3): ListedCategory => ({
    id,
    name,
    description: `${name}.`,
    parentId,
    url: `/shop/${id}`,
    count,
  })
  const all = [
    category('tile', 'Tile', null),
    category('tile-marble', 'Marble', 'tile'),
    category('tile-no', 'No', 'tile', 0),
  ]

  it('is undefined for an unknown address', () => {
    expect(categoryScope(all, 'tiles')).toBeUndefined()
  })

  it('is a department with the categories that have something', () => {
    const scope = categoryScope(all, 'tile')
    expect(scope?.department).toBe('Tile')
    expect(scope?.category).toBeUndefined()
    expect(scope?.children.map(({ name }) => name)).toEqual(['Marble'])
  })

  it('is a category with the way to it', () => {
    const scope = categoryScope(all, 'tile-marble')
    expect(scope).toMatchObject({ department: 'Tile', category: 'Marble' })
    expect(scope?.crumbs.map(({ title }) => title)).toEqual(['Home', 'Tile', 'Marble'])
  })
})

describe('the stock line of a card', () => {
  const record = (boxes: number, at: Record<string, number>, status = 'stocked', leadDays = 2) =>
    ({
      tessera: { stock: { boxes, at }, purchase_unit: 'box', availability: { status, leadDays } },
    }) as unknown as ProductRecord // only what is read
  const nearby = [
    { id: 'store-2', name: 'Aurora', miles: 6.24 },
    { id: 'store-3', name: 'Joliet', miles: 18 },
  ]
  const store = { id: 'store-1', name: 'Naperville', nearby }

  it('says what the store has', () => {
    expect(stockLine(record(50, { 'store-1': 24 }), store).text).toBe('In stock at Naperville')
    expect(stockLine(record(50, { 'store-1': 2 }), store).text).toBe('2 boxes left at Naperville')
    expect(stockLine(record(50, { 'store-3': 1, 'store-2': 1 }), store).text).toBe('In stock nearby: Aurora, 6.2 mi')
    expect(stockLine(record(50, { 'store-9': 4 }), store).text).toBe('Ships to Naperville or home')
    expect(stockLine(record(50, { 'store-9': 4 }), null).text).toBe('In stock, ships to you')
  })

  it('keeps of other stores only that the closest one has some', () => {
    const all = record(50, { 'store-1': 3, 'store-3': 9, 'store-9': 38 })
    expect(keepCardFields(all, store).tessera.stock.at).toEqual({ 'store-1': 3, 'store-3': 1 })
    expect(keepCardFields(all, undefined).tessera.stock.at).toEqual({})
  })

  it('says when nothing is there', () => {
    expect(stockLine(record(0, {}, 'discontinued'), null).text).toBe('Sold out')
    expect(stockLine(record(0, {}, 'made-to-order', 30), null).text).toBe('Special order, 5 weeks')
  })
})
