import { expect, test } from 'vitest'
import { saveLookups } from '../src/search-index.ts'
import { stem } from '../src/text/stem.ts'
import { wordsOf } from '../src/text/words.ts'
import { documents, indexOf, searchRetail } from './shelf.ts'

const index = indexOf(documents)
const skusFor = (text: string) => searchRetail(index, { text, pageSize: 2_000 }).records.map(({ sku }) => sku)

test.each([
  '12x24',
  '12"×24"',
  '12″ x 24″',
  '12 by 24',
  '12in x 24in',
  '12 X 24',
  '24x12',
  '12 inch by 24 inch',
  '12-inch x 24-inch',
  '30x60 cm',
  '300 x 600 mm',
  '1 ft x 2 ft',
])('%s is one size however it is written', (written) => {
  expect(wordsOf(written)).toEqual(['12x24'])
  expect(skusFor(written)).toEqual(skusFor('12x24'))
  expect(skusFor(written).length).toBeGreaterThan(0)
})

test('fractions, single sides and other measures are understood too', () => {
  expect(wordsOf('2 1/2 x 8')).toEqual(['2.5x8'])
  expect(wordsOf('2½" × 8"')).toEqual(['2.5x8'])
  expect(wordsOf('8-inch hex')).toEqual(['8in', 'hex'])
  expect(wordsOf('20 mil')).toEqual(['20mil'])
  expect(wordsOf('25 pounds')).toEqual(['25lb'])
})

test.each([
  ['tiles', 'tile'],
  ['tiling', 'tile'],
  ['polished', 'polish'],
  ['honed', 'hone'],
  ['flooring', 'floors'],
  ['finishes', 'finish'],
  ['rectified', 'rectify'],
])('%s and %s share a stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([['glass'], ['grout'], ['slate'], ['brass'], ['cement']])('%s keeps to itself', (word) => {
  const others = ['glaze', 'groove', 'slab', 'brick', 'center']
  expect(others.map(stem)).not.toContain(stem(word))
})

test.each([
  ['heringbone', 'herringbone'],
  ['porcelan', 'porcelain'],
  ['marbel', 'marble'],
  ['travertien', 'travertine'],
  ['hexagno', 'hexagon'],
  ['bulnose', 'bullnose'],
  ['splashbak', 'splashback'],
  ['whitemarble', 'white marble'],
])('%s is corrected to %s, and that is said', (typed, meant) => {
  const found = searchRetail(index, { text: typed })
  expect(found.corrected).toEqual({ from: typed, to: meant })
  expect(found.total).toBe(searchRetail(index, { text: meant }).total)
  expect(found.total).toBeGreaterThan(0)
})

test('text is searched as typed on request', () => {
  const found = searchRetail(index, { text: 'heringbone', asTyped: true })
  expect(found.corrected).toBeUndefined()
  expect(found.total).toBe(0)
})

test('short words, numbers and words that are known are never corrected', () => {
  for (const text of ['oat', '13x27', '99', 'white', 'lvp'])
    expect(searchRetail(index, { text }).corrected).toBeUndefined()
})

test.each([
  ['splashback', 'backsplash'],
  ['lvp', 'vinyl plank'],
  ['bullnose', 'bull nose'],
  ['gray', 'grey'],
  ['hex', 'hexagon'],
  ['herring bone', 'herringbone'],
  ['off white', 'off-white'],
])('%s finds what %s finds', (one, other) => {
  expect(new Set(skusFor(one))).toEqual(new Set(skusFor(other)))
  expect(skusFor(one).length).toBeGreaterThan(0)
})

test('synonyms are data: a new one counts from the next search on', () => {
  const own = indexOf(documents)
  expect(searchRetail(own, { text: 'zellij' }).total).toBe(0)
  saveLookups(own, { synonyms: [{ from: ['zellij'], to: ['crackle'] }] })
  expect(searchRetail(own, { text: 'zellij' }).total).toBe(searchRetail(own, { text: 'crackle' }).total)
  expect(searchRetail(own, { text: 'crackle' }).total).toBeGreaterThan(0)
})

test('a SKU finds that product with its facets and without zero-result help', () => {
  const [product] = documents.filter(({ facts }) => facts.sample)
  for (const text of [product?.sku ?? '', product?.facts.sample?.proSku ?? '']) {
    const found = searchRetail(index, { text })
    expect(found).toMatchObject({ total: 1, records: [{ sku: product?.sku }] })
    expect(found.leftOut).toBeUndefined()
    expect(found.help).toBeUndefined()
    expect(found.facets.every(({ values }) => values.every(({ count }) => count === 1))).toBe(true)
  }
})

test('a SKU leads straight to its product, a sample to the product it is of', () => {
  const [product] = documents.filter(({ facts }) => facts.sample)
  const sku = product?.sku ?? ''
  expect(searchRetail(index, { text: sku }).redirectSku).toBe(sku)
  expect(searchRetail(index, { text: ` ${sku.toLowerCase().replace('-', ' ')} ` }).redirectSku).toBe(sku)
  expect(searchRetail(index, { text: product?.facts.sample?.retailSku ?? '' }).redirectSku).toBe(sku)
  expect(searchRetail(index, { text: 'marble' }).redirectSku).toBeUndefined()
})

test('a word that nothing has is left out, and that is said', () => {
  const found = searchRetail(index, { text: 'marble 13x27' })
  expect(found.leftOut).toEqual(['13x27'])
  expect(found.total).toBe(searchRetail(index, { text: 'marble' }).total)
})

test('words that no product has together give way to the rarer ones', () => {
  const found = searchRetail(index, { text: 'penny laminate tile' })
  expect(found.total).toBeGreaterThan(0)
  expect(found.leftOut?.length).toBeGreaterThan(0)
})

test('stories are searched only if nothing else matches', () => {
  expect(searchRetail(index, { text: 'workshops' }).total).toBeGreaterThan(0)
  const oak = searchRetail(index, { text: 'oak', pageSize: 2_000 })
  expect(oak.records.every(({ name }) => name.includes('Oak'))).toBe(true)
})

test('a search explains itself', () => {
  const { explain } = searchRetail(index, { text: 'splashback tile', explain: true })
  expect(explain?.join('\n')).toMatch(/splashback: backsplash .*\ntile: .*\n\d+ found/)
})
