import { expect, test } from 'vitest'
import { createIndex } from '../src/create-index.ts'
import { defaultSynonyms } from '../src/default-synonyms.ts'
import { search } from '../src/search.ts'
import type { SearchRecord } from '../src/search-record.ts'
import { rangeDocuments } from './range-documents.ts'
import { pictureUrl } from './shelf.ts'

/** The properties that every top result must have; at least five results by default. */
interface Expected {
  name?: RegExp
  category?: RegExp
  kind?: RegExp
  color?: RegExp
  size?: string
  finish?: string
  first?: number
}

const marble = { name: /Marble/ }
const vinyl = { kind: /^lvp$/ }
const mosaic = /^mosaic$/
const tile = /tile|large-format|mosaic/
const wood = /wood/

const table: [query: string, expected: Expected][] = [
  ['marble', marble],
  ['marble tile', { ...marble, kind: /tile|large-format|mosaic/ }],
  ['white marble', { ...marble, color: /^White$/ }],
  ['white marble tile', { ...marble, color: /^White$/ }],
  ['polished marble', { ...marble, finish: 'Polished' }],
  ['honed marble', { ...marble, finish: 'Honed' }],
  ['marbel', marble],
  ['whitemarble', { ...marble, color: /^White$/ }],
  ['carrara', { name: /Carrara/ }],
  ['carara marble', { name: /Carrara .*Marble/, first: 3 }],
  ['calacatta', { name: /Calacatta/ }],
  ['calacata', { name: /Calacatta/ }],
  ['marble herringbone', { name: /Marble Herringbone/, first: 3 }],
  ['herringbone', { name: /Herringbone/ }],
  ['heringbone', { name: /Herringbone/ }],
  ['herring bone mosaic', { name: /Herringbone Mosaic/ }],
  ['hexagon', { name: /Hexagon/ }],
  ['hex tile', { name: /Hexagon/ }],
  ['hexagon mosaic', { name: /Hexagon Mosaic/ }],
  ['black hexagon', { name: /Hexagon/, color: /Black/, first: 2 }],
  ['penny round', { name: /Penny Round/, first: 2 }],
  ['penny tile', { name: /Penny/, first: 2 }],
  ['fish scale', { name: /Fish Scale/, first: 3 }],
  ['scallop tile', { name: /Fish Scale/, first: 3 }],
  ['mosaic', { kind: mosaic }],
  ['glass mosaic', { name: /Glass/, kind: mosaic }],
  ['blue glass', { name: /Glass/, color: /Blue/, first: 3 }],
  ['porcelain', { name: /Porcelain/ }],
  ['porcelin tile', { name: /Porcelain/, kind: tile }],
  ['porcelain 12x24', { name: /Porcelain/, size: '12x24' }],
  ['12 by 24 porcelain', { name: /Porcelain/, size: '12x24' }],
  ['12" × 24" porcelain tile', { name: /Porcelain/, size: '12x24' }],
  ['24 x 12 matte porcelain', { name: /Porcelain/, size: '12x24', finish: 'Matte' }],
  ['30x60cm porcelain', { name: /Porcelain/, size: '12x24' }],
  ['24x48', { size: '24x48' }],
  ['3x6 ceramic', { name: /Ceramic/, size: '3x6' }],
  ['large format tile', { kind: /large-format/ }],
  ['subway tile', { name: /Subway/ }],
  ['white subway', { name: /Subway/, color: /White|Off-white/i, first: 2 }],
  ['ceramic wall tile', { name: /Ceramic/ }],
  ['wood look tile', { category: /Wood-Look/ }],
  ['wood look porcelain plank', { name: /Porcelain Plank/ }],
  ['marble look porcelain', { name: /Porcelain/ }],
  ['travertine', { name: /Travertine/ }],
  ['travertien', { name: /Travertine/ }],
  ['tumbled travertine', { name: /Travertine/, finish: 'Tumbled', first: 3 }],
  ['slate', { name: /Slate/ }],
  ['limestone', { name: /Limestone/ }],
  ['terrazo', { name: /Terrazzo/, first: 2 }],
  ['encaustic cement', { name: /Cement/, first: 3 }],
  ['matte black tile', { kind: tile, color: /Black/, finish: 'Matte' }],
  ['black matte', { kind: /tile|large-format|mosaic|plank/, color: /Black/ }],
  ['white glossy tile', { kind: tile }],
  ['tile edge black', { kind: /trim/, color: /Black/, first: 4 }],
  ['gray tile', { color: /Grey/ }],
  ['grey porcelain', { name: /Porcelain/, color: /Grey/ }],
  ['off white tile', { color: /Off-white/ }],
  ['green ceramic', { name: /Ceramic/, color: /Green/, first: 3 }],
  ['lvp', vinyl],
  ['vinyl plank', vinyl],
  ['luxury vinyl flooring', vinyl],
  ['waterproof flooring', vinyl],
  ['20 mil vinyl plank', { ...vinyl, first: 2 }],
  ['laminate', { kind: /laminate/ }],
  ['hardwood', { kind: wood }],
  ['oak hardwood', { kind: wood, name: /Oak/ }],
  ['engineered hardwood', { kind: /engineered-wood/ }],
  ['solid wood floor', { kind: /solid-wood/ }],
  ['hickory', { name: /Hickory/ }],
  ['bullnose', { name: /Bullnose/ }],
  ['edge trim', { kind: /trim/ }],
  ['pencil liner', { name: /Pencil/ }],
  ['chair rail', { name: /Chair Rail/ }],
  ['grout', { kind: /grout/ }],
  ['sanded grout', { name: /Sanded Grout/, kind: /grout/ }],
  ['white grout 25 lb', { kind: /grout/, color: /White|Off-white/, first: 2 }],
  ['epoxy grout', { kind: /grout/, name: /Epoxy/ }],
  ['thinset', { kind: /mortar/, first: 3 }],
  ['thin set mortar', { kind: /mortar/, first: 3 }],
  ['stone sealer', { category: /Sealers/, first: 3 }],
  ['trowel', { category: /Trowels/, first: 3 }],
  ['spacers', { category: /Spacers/, first: 1 }],
  ['underlay', { category: /Underlayment/, first: 1 }],
  ['zellige', { name: /Handcrafted/ }],
  ['saltillo', { name: /Saltillo|Terracotta/ }],
  ['tile cutter', { name: /Cutter/, first: 2 }],
  ['sealer for marble', { category: /Sealers/, first: 2 }],
  ['tile glue', { kind: /mortar/, first: 3 }],
  ['outdoor paver', { kind: tile }],
  ['decoupling membrane', { name: /Uncoupling/, first: 2 }],
  ['1/8 spacers', { name: /Spacers 1\/8/, first: 1 }],
  ['backer board', { category: /Backer Board/, first: 1 }],
]

const { documents, categories } = rangeDocuments('demo')
const index = createIndex(documents, { pictureUrl, synonyms: defaultSynonyms, categories })

function fits({ name, product_hierarchy2, tessera }: SearchRecord, expected: Expected): boolean {
  return (
    (expected.name?.test(name) ?? true) &&
    (expected.category?.test(product_hierarchy2) ?? true) &&
    (expected.kind?.test(tessera.kind) ?? true) &&
    (expected.color?.test(tessera.color_family ?? '') ?? true) &&
    (expected.size === undefined || tessera.size === expected.size) &&
    (expected.finish === undefined || tessera.finish === expected.finish)
  )
}

test.each(table)('%s', (text, expected) => {
  const { records, leftOut } = search(index, { text, priceGroup: 'RT', pageSize: expected.first ?? 5 })
  expect(leftOut).toBeUndefined()
  expect(records).toHaveLength(expected.first ?? 5)
  expect(records.filter((record) => !fits(record, expected)).map(({ name }) => name)).toEqual([])
})

test.each([
  ['clearance', 'clearance'],
  ['sale', 'clearance'],
  ['new arrivals', 'newArrival'],
  ['everyday value', 'everydayValue'],
] as const)('%s finds what is so, and nothing else', (text, flag) => {
  const found = search(index, { text, priceGroup: 'RT', pageSize: 2_000 })
  const all = search(index, { flags: [flag], priceGroup: 'RT', pageSize: 2_000 })
  expect(found.leftOut).toBeUndefined()
  expect(new Set(found.records.map(({ sku }) => sku))).toEqual(new Set(all.records.map(({ sku }) => sku)))
})

test('a guess at one word does not push out another that is known', () => {
  const found = search(index, { text: 'purple unicorn marble', priceGroup: 'RT', pageSize: 5 })
  expect(found.records.filter((record) => !fits(record, marble))).toEqual([])
  expect(found.leftOut).toEqual(['purple', 'unicorn'])
  expect(found.corrected).toBeUndefined()
})

test('at least sixty queries are kept', () => {
  expect(table.length).toBeGreaterThanOrEqual(60)
})
