import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { ProductAttributes, ProductFacts, ProductUnits } from '@tessera/contract/shop/product-facts'
import type { CategoryDocument, GroupPrice, SearchDocument, StockAt } from '../../src/search-document.ts'
import { brands, goods, openings, places } from './goods.ts'
import type { Line } from './line.ts'
import { lines } from './lines.ts'

/** A deterministic catalog of any size. */
export function catalog(count: number): SearchDocument[] {
  const chance = chances(count)
  const documents: SearchDocument[] = goodsOf(chance).slice(0, count)
  for (let number = 0; documents.length < count; number++)
    documents.push(...collection(number, chance).slice(0, count - documents.length))
  return documents
}

export const categoriesOf = (documents: readonly SearchDocument[]): CategoryDocument[] =>
  [...new Map(documents.map(({ facts }) => [facts.category, facts.department]))].map(([name, department]) => ({
    name,
    department,
    url: `/${name.toLowerCase().replaceAll(' ', '-')}`,
  }))

interface Chance {
  /** From 0 to below the number. */
  below: (limit: number) => number
  of: <Item>(items: readonly Item[]) => Item
}

function chances(seed: number): Chance {
  let state = seed + 1
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { below, of: (items) => items[below(items.length)] as (typeof items)[number] }
}

function collection(number: number, chance: Chance): SearchDocument[] {
  const line = chance.of(lines)
  const round = Math.floor(number / places.length)
  const name = `${places[number % places.length]}${round > 0 ? ` ${String.fromCharCode(64 + (round % 26) + 1)}${Math.floor(round / 26) || ''}` : ''}`
  const brand = chance.of(brands)
  return line.colors.flatMap((color) =>
    line.finishes.flatMap((finish) =>
      line.sizes.map((size) => covering({ line, collection: name, brand, color, finish, size, chance })),
    ),
  )
}

interface Choice {
  line: Line
  collection: string
  brand: string
  color: Line['colors'][number]
  finish: Line['finishes'][number]
  size: string
  chance: Chance
}

let made = 0

function covering({ line, collection: name, brand, color, finish, size, chance }: Choice): SearchDocument {
  const [width = 0, length = 0] = size.split('x').map(Number)
  const longest = Math.max(width, length)
  const attributes: ProductAttributes = {
    material: line.material,
    look: line.look,
    colorFamily: color[1],
    color: color[0],
    finish,
    shape: line.shape,
    nominalSize: size,
    sizeGroup: longest < 6 ? 'Small' : longest <= 12 ? 'Medium' : longest <= 24 ? 'Large' : 'XL',
    lengthIn: length,
    widthIn: width,
    use: [...line.uses],
    room: [...line.rooms],
    shadeVariation: chance.of(['V1', 'V2', 'V3']),
    edge: chance.of(['Rectified', 'Pressed']),
    ...(line.dcof && { dcofWet: line.dcof, dcofClass: line.dcof >= 0.55 ? 'EW' : line.dcof >= 0.5 ? 'IW+' : 'IW' }),
    ...(line.absorption !== undefined && { absorptionPercent: line.absorption }),
    ...(line.material === 'Porcelain' && { abrasionClass: chance.of(['III', 'IV', 'V']), frostResistant: true }),
    ...(line.kind === 'lvp' && { wearLayerMil: chance.of([12, 20]), core: 'SPC', isWaterproof: true }),
    ...(line.kind === 'trim' && { profile: line.noun }),
    ...(line.species && { species: chance.of(line.species) }),
  }
  const title = [name, color[0], finish, attributes.species, line.noun, size].filter(Boolean).join(' ')
  return documentOf(title, chance, { ...line, attributes, collection: name, brand })
}

function goodsOf(chance: Chance): SearchDocument[] {
  return goods.flatMap(({ kind, category, names }) =>
    names.map((name) =>
      documentOf(name, chance, {
        kind,
        department: 'Installation',
        category,
        attributes: {},
        collection: null,
        brand: 'Tessera Works',
      }),
    ),
  )
}

type Given = Pick<ProductFacts, 'kind' | 'department' | 'category' | 'attributes' | 'collection' | 'brand'>

function documentOf(name: string, chance: Chance, given: Given): SearchDocument {
  const sku = `TS-${100_000 + (made++ % 900_000)}`
  const isCovering = given.attributes.material !== undefined && given.kind !== 'trim'
  const { kind, department, category, attributes, collection: from, brand } = given
  const facts: ProductFacts = {
    kind,
    department,
    category,
    attributes,
    collection: from,
    brand,
    slug: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${sku.toLowerCase()}`,
    materialGroup: kind.toUpperCase(),
    designer: null,
    origin: chance.of(['Italy', 'Spain', 'Portugal', 'Turkey', 'United States']),
    rank: 1 + chance.below(1_000),
    story: `${chance.of(openings)} ${chance.of(openings)}`,
    units: unitsOf(isCovering, chance),
    flags: {
      clearance: chance.below(20) === 0,
      everydayValue: chance.below(10) === 0,
      featured: chance.below(15) === 0,
      newArrival: chance.below(8) === 0,
    },
    introduced: `202${chance.below(6)}-0${1 + chance.below(9)}-1${chance.below(9)}`,
    sample: isCovering ? { retailSku: `${sku}-S`, proSku: `${sku}-SP`, availableOnline: chance.below(5) > 0 } : null,
    coordinates: { trim: [], setting: [], siblings: [] },
    availability: { status: chance.below(12) === 0 ? 'special-order' : 'stocked', leadDays: 2 },
    picture: null,
    alt: { face: `${name}, one piece`, scene: `${name} in a room` },
  }
  const samplePrices: Record<PriceGroup, number | null> = { RT: 300, PG: 0, PP: 0, PD: 0 }
  return { id: sku, sku, name, facts, prices: pricesOf(chance), samplePrices, stock: stockOf(chance) }
}

function unitsOf(isCovering: boolean, chance: Chance): ProductUnits {
  if (!isCovering)
    return {
      purchaseUnit: 'each',
      stockUnit: 'each',
      piecesPerUnit: 1,
      sqftPerUnit: null,
      lfPerPiece: null,
      lbsPerUnit: '25.0000',
      unitsPerPallet: null,
    }
  const sqftPerUnit = (8 + chance.below(80_000) / 10_000).toFixed(4)
  return {
    purchaseUnit: 'box',
    stockUnit: 'sq ft',
    piecesPerUnit: 8,
    sqftPerUnit,
    lfPerPiece: null,
    lbsPerUnit: '40.0000',
    unitsPerPallet: 40,
  }
}

function pricesOf(chance: Chance): Record<PriceGroup, GroupPrice | null> {
  const list = 1_500 + chance.below(20_000)
  const off = chance.below(6) === 0 ? 0.8 : 1
  const at = (share: number): GroupPrice => ({ list: Math.round(list * share), final: Math.round(list * share * off) })
  return { RT: at(1), PG: at(0.9), PP: at(0.85), PD: chance.below(50) === 0 ? null : at(0.8) }
}

function stockOf(chance: Chance): StockAt[] {
  const found = Array.from({ length: chance.below(8) }, () => {
    const boxes = chance.below(60)
    return { location: `store-${1 + chance.below(140)}`, boxes, largestLot: Math.ceil(boxes * 0.6) }
  })
  return [...new Map(found.map((at) => [at.location, at])).values()]
}
