import { type FacetName, productFlags } from '@tessera/contract/shop/listing-names'
import { attributeValues } from '@tessera/contract/shop/product-attributes'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { placeIds } from '@tessera/domain/suitability/places'
import { suitablePlaces } from './suitable-places.ts'

type Values = string | readonly string[] | undefined | null

interface FacetRule {
  of: (facts: ProductFacts) => Values
  /** Display order; other values follow, numbers by size and text alphabetically. */
  order?: readonly string[]
  /** Chosen values are combined with AND instead of OR. */
  every?: true
}

const yesIfSet = (flag: boolean | undefined): Values => (flag ? 'yes' : undefined)
const statuses = ['stocked', 'special-order', 'made-to-order', 'discontinued'] as const

export const facetTable = {
  department: { of: ({ department }) => department },
  category: { of: ({ category }) => category },
  material: { of: ({ attributes }) => attributes.material, order: attributeValues.material },
  look: { of: ({ attributes }) => attributes.look, order: attributeValues.look },
  colorFamily: { of: ({ attributes }) => attributes.colorFamily, order: attributeValues.colorFamily },
  finish: { of: ({ attributes }) => attributes.finish, order: attributeValues.finish },
  shape: { of: ({ attributes }) => attributes.shape, order: attributeValues.shape },
  size: { of: ({ attributes }) => attributes.nominalSize },
  sizeGroup: { of: ({ attributes }) => attributes.sizeGroup, order: attributeValues.sizeGroup },
  edge: { of: ({ attributes }) => attributes.edge, order: attributeValues.edge },
  use: { of: ({ attributes }) => attributes.use, order: attributeValues.use },
  room: { of: ({ attributes }) => attributes.room, order: attributeValues.room },
  suitableFor: { of: suitablePlaces, order: placeIds, every: true },
  abrasionClass: { of: ({ attributes }) => attributes.abrasionClass, order: attributeValues.abrasionClass },
  dcofClass: { of: ({ attributes }) => attributes.dcofClass, order: attributeValues.dcofClass },
  absorption: { of: ({ attributes }) => attributes.absorption, order: attributeValues.absorption },
  frostResistant: { of: ({ attributes }) => yesIfSet(attributes.frostResistant) },
  shadeVariation: { of: ({ attributes }) => attributes.shadeVariation, order: attributeValues.shadeVariation },
  texture: { of: ({ attributes }) => attributes.texture, order: attributeValues.texture },
  wearLayer: { of: ({ attributes: { wearLayerMil } }) => (wearLayerMil ? String(wearLayerMil) : undefined) },
  core: { of: ({ attributes }) => attributes.core, order: attributeValues.core },
  waterproof: { of: ({ attributes }) => yesIfSet(attributes.isWaterproof) },
  species: { of: ({ attributes }) => attributes.species },
  grade: { of: ({ attributes }) => attributes.grade },
  groutType: { of: ({ attributes }) => attributes.groutType },
  mortarType: { of: ({ attributes }) => attributes.mortarType },
  profile: { of: ({ attributes }) => attributes.profile },
  certification: { of: ({ attributes }) => attributes.certification },
  brand: { of: ({ brand }) => brand },
  collection: { of: ({ collection }) => collection },
  flag: { of: ({ flags }) => productFlags.filter((name) => flags[name]), order: productFlags },
  availability: { of: ({ availability }) => availability.status, order: statuses },
} as const satisfies Record<FacetName, FacetRule>

export const facetRule = (name: FacetName): FacetRule => facetTable[name]
export const isFacetName = (name: string): name is FacetName => Object.hasOwn(facetTable, name)

const none: readonly string[] = []

export function facetValues(name: FacetName, facts: ProductFacts): readonly string[] {
  const values = facetRule(name).of(facts)
  if (values === undefined || values === null || values === '') return none
  return typeof values === 'string' ? [values] : values
}
