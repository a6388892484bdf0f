import { expect, test } from 'vitest'
import { centsPerStockUnit, findCentsPerSqft } from '../src/prices.ts'
import { searchAsJson } from '../src/search.ts'
import type { SearchDocument } from '../src/search-document.ts'
import { toSearchRecord } from '../src/search-record.ts'
import { documents, indexOf, pictureUrl, searchRetail } from './shelf.ts'

const fields =
  'id, sku, name, price, sku_image_url, product_url, final_price, stock_unit, inspiration_image_url, available_online_sample, is_clearance, is_everyday_value, is_featured, is_new_arrival, rankby1, sample_sku_retail, sample_sku_pro, sample_price, material_group, collection, product_hierarchy1, product_hierarchy2, brand, final_price_purchase, price_purchase_retail'

const tile = documents.find(({ facts }) => facts.units.stockUnit === 'sq ft') as SearchDocument

test('has the specified fields, and our additions in one more', () => {
  expect(Object.keys(toSearchRecord(tile, 'RT', pictureUrl))).toEqual([...fields.split(', '), 'tessera'])
})

test('prices are of the stock unit and of the purchase unit, exact to the cent, for the group', () => {
  const units = { ...tile.facts.units, sqftPerUnit: '15.5000' }
  const prices = { ...tile.prices, RT: { list: 9_431, final: 7_735 }, PG: { list: 8_000, final: 7_000 }, PD: null }
  const document = { ...tile, prices, facts: { ...tile.facts, units } }
  const retail = toSearchRecord(document, 'RT', pictureUrl)
  expect(retail).toMatchObject({
    price: 6.08,
    final_price: 4.99,
    final_price_purchase: 77.35,
    price_purchase_retail: 94.31,
  })
  expect(toSearchRecord(document, 'PG', pictureUrl)).toMatchObject({
    final_price_purchase: 70,
    price_purchase_retail: 94.31,
  })
  expect(toSearchRecord(document, 'PD', pictureUrl)).toMatchObject({
    price: null,
    final_price: null,
    final_price_purchase: null,
  })
})

test('the printed area divides the price: 94.31 over 10.98 is 8.59', () => {
  expect(findCentsPerSqft(9_431, { ...tile.facts.units, sqftPerUnit: '10.98' })).toBe(859)
  expect(findCentsPerSqft(9_431, { ...tile.facts.units, sqftPerUnit: null })).toBeUndefined()
})

test('a bag is priced by the pound, a piece by the piece', () => {
  const bag = { ...tile.facts.units, stockUnit: 'lb', purchaseUnit: 'bag', lbsPerUnit: '25' } as const
  expect(centsPerStockUnit(3_012, bag)).toBe(120)
  expect(centsPerStockUnit(3_013, bag)).toBe(121)
  expect(centsPerStockUnit(999, { ...bag, stockUnit: 'piece', purchaseUnit: 'piece', piecesPerUnit: 12 })).toBe(999)
})

test('the text of an answer is the answer', () => {
  const index = indexOf(documents)
  for (const query of [
    {},
    { text: 'white marbel', filters: { finish: ['Honed'] } },
    { text: 'zzzzzz' },
    { explain: true, text: 'oak' },
  ]) {
    const asked = { priceGroup: 'RT' as const, facetLimit: 1_000_000, ...query }
    expect(JSON.parse(searchAsJson(index, asked).text)).toEqual(searchRetail(index, asked))
  }
})
