import { describe, expect, it } from 'vitest'
import { cleanParams } from '../../app/features/catalog/clean-params.server.ts'
import {
  canonicalOf,
  filterCount,
  hrefOf,
  withoutFilters,
  withoutParam,
  withPage,
  withValue,
} from '../../app/features/catalog/listing-params.ts'

const cleaned = (text: string) => cleanParams(new URLSearchParams(text)).toString()

describe('the address of a listing', () => {
  it('drops unknown, empty and malformed values', () => {
    expect(cleaned('utm_source=x&minPrice=&maxPrice=abc&page=0&sort=best&enoughSqft=-3&inStock=1')).toBe('')
  })

  it('drops facets, offers and places that the search would refuse', () => {
    expect(cleaned('filter=secret:1&flag=cheap&suitableFor=moon&pageSize=96')).toBe('')
  })

  it('drops a page of one and repeats', () => {
    expect(cleaned('page=1&filter=look:Wood&filter=look:Wood')).toBe('filter=look%3AWood')
  })

  it('keeps what it understands', () => {
    expect(cleaned('minPrice=9&maxPrice=3')).toBe('minPrice=3&maxPrice=9')
    expect(cleaned('q=marble&sort=price-sqft&minPrice=4.99&page=3')).toBe(
      'q=marble&minPrice=4.99&sort=price-sqft&page=3',
    )
  })

  it('goes back to the first page when a filter changes', () => {
    const params = new URLSearchParams('filter=look:Wood&filter=look:Stone&page=4')
    expect(withoutParam(params, 'filter', 'look:Wood').toString()).toBe('filter=look%3AStone')
    expect(withValue(params, 'flag', 'clearance').has('page')).toBe(false)
  })

  it('adds a value once', () => {
    const params = new URLSearchParams('filter=look:Wood')
    expect(withValue(params, 'filter', 'look:Wood').getAll('filter')).toEqual(['look:Wood'])
  })

  it('names pages beyond the first', () => {
    expect(hrefOf('/shop/tile', withPage(new URLSearchParams(), 2))).toBe('/shop/tile?page=2')
    expect(hrefOf('/shop/tile', withPage(new URLSearchParams('page=2'), 1))).toBe('/shop/tile')
  })

  it('keeps the words when all filters go', () => {
    expect(withoutFilters(new URLSearchParams('q=oak&filter=look:Wood&minPrice=2')).toString()).toBe('q=oak')
  })

  it('counts what narrows, not the order or the store', () => {
    expect(filterCount(new URLSearchParams('q=a&sort=new&storeId=store-1&inStock=true&filter=a:b&filter=a:c'))).toBe(3)
  })
})

describe('the canonical address', () => {
  it('hides combinations and searches', () => {
    expect(canonicalOf('/shop/tile', new URLSearchParams('filter=a:b&filter=c:d&page=2'))).toEqual({
      canonical: '/shop/tile',
      isHidden: true,
    })
    expect(canonicalOf('/search', new URLSearchParams('q=oak')).isHidden).toBe(true)
  })

  it('lists one filter and every page of it, whatever the order', () => {
    expect(canonicalOf('/shop/tile', new URLSearchParams('filter=a:b&sort=new&page=2'))).toEqual({
      canonical: '/shop/tile?filter=a%3Ab&page=2',
      isHidden: false,
    })
  })
})
