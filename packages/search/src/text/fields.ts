import type { ProductFacts, ProductKind } from '@tessera/contract/shop/product-facts'
import type { SearchDocument } from '../search-document.ts'
import { sidesOf } from './sizes.ts'
import { wordsOf } from './words.ts'

/** Search terms and ranking boost per kind: coverings rank before the materials that install them. */
const kinds: Record<ProductKind, [called: string, forward: number]> = {
  'field-tile': ['tile', 1],
  'large-format': ['large-format tile slab', 1],
  mosaic: ['mosaic tile sheet', 1],
  'plank-tile': ['plank tile', 1],
  lvp: ['lvp lvt luxury vinyl plank flooring', 1],
  laminate: ['laminate plank flooring', 1],
  'engineered-wood': ['engineered hardwood wood plank flooring', 1],
  'solid-wood': ['solid hardwood wood plank flooring', 1],
  trim: ['trim edge', 0.6],
  grout: ['grout', 0.8],
  mortar: ['mortar thinset', 0.8],
  membrane: ['membrane underlayment', 0.8],
  care: ['care', 0.8],
  tool: ['tool', 0.7],
  service: ['service', 0.7],
  sample: ['sample', 0.5],
}

export const kindBoost = (kind: ProductKind): number => kinds[kind][1]

/** Whether a search for "tile" means this kind. */
export const isTile = (kind: ProductKind): boolean => kinds[kind][0].split(' ').includes('tile')

const isFlooring = (kind: ProductKind) => kinds[kind][0].split(' ').includes('flooring')
const isWood = (kind: ProductKind) => kind === 'engineered-wood' || kind === 'solid-wood'

function traitText({
  attributes: { isWaterproof, frostResistant, dcofWet = 0, isDirectional, abrasionClass },
}: ProductFacts): string {
  return [
    isWaterproof ? 'waterproof' : '',
    frostResistant ? 'frost resistant proof' : '',
    // A wet DCOF of 0.50 is class IW+ of ANSI A326.3, for barefoot areas.
    dcofWet >= 0.5 ? 'slip resistant non-slip' : '',
    isDirectional ? 'directional' : '',
    abrasionClass ? `pei ${abrasionClass}` : '',
  ].join(' ')
}

function sizeText({ attributes: { nominalSize, wearLayerMil }, units, kind }: ProductFacts): string {
  const size = nominalSize ?? ''
  const mil = wearLayerMil ? `${wearLayerMil} mil` : ''
  const weight = kind === 'grout' || kind === 'mortar' ? `${Number(units.lbsPerUnit)} lb` : ''
  return [size, ...wordsOf(size).flatMap(sidesOf), mil, weight].join(' ')
}

/** Search terms per flag. Temporary sales are not flags. */
const flagTerms = {
  clearance: 'clearance',
  everydayValue: 'everyday value',
  featured: 'featured',
  newArrival: 'new arrival',
}

const flagText = ({ flags }: ProductFacts): string =>
  Object.entries(flagTerms)
    .flatMap(([flag, words]) => (flags[flag as keyof typeof flagTerms] ? [words] : []))
    .join(' ')

/** Joins "Shower floor" into one term: a product for shower walls and for floors must not match it. */
const hyphenate = (value: string | undefined): string | undefined => value?.replaceAll(' ', '-')

/** Weight and text per field; the name has the highest weight. Stories are indexed separately. */
export function fieldsOf({ name, facts }: SearchDocument): [weight: number, text: string | undefined | null][] {
  const { attributes, kind } = facts
  const look = attributes.look && !isWood(kind) ? `${attributes.look} look` : attributes.look
  return [
    // color and finish are in the names of edges but not of all tiles; a search for a color means the tile
    [kind === 'trim' ? 5 : 10, name],
    [8, sizeText(facts)],
    [7, hyphenate(attributes.material)],
    [7, attributes.colorFamily],
    [7, attributes.profile],
    [6, attributes.color],
    [6, hyphenate(attributes.shape)],
    [6, facts.collection],
    [6, facts.category],
    [6, kinds[kind][0]],
    [6, attributes.species],
    [6, attributes.groutType ?? attributes.mortarType],
    [5, look],
    [5, attributes.finish],
    [4, facts.brand],
    [4, attributes.use?.map(hyphenate).join(' ')],
    [4, attributes.core],
    [4, traitText(facts)],
    [4, flagText(facts)],
    [3, attributes.room?.join(' ')],
    // "Wood & Vinyl Flooring" does not make a board of oak vinyl
    [3, isFlooring(kind) ? undefined : facts.department],
    [3, facts.designer],
    [3, attributes.edge],
    [3, attributes.texture],
    [3, attributes.certification],
    [2, facts.origin],
    [2, attributes.shadeVariation],
  ]
}
