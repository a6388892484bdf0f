import { ownValue } from '@tessera/contract/kit/own-value'
import type { FacetName, ProductFlag } from '@tessera/contract/shop/listing-names'
import { formatSize } from '@tessera/domain/catalog/format-size'
import { places } from '@tessera/domain/suitability/places'

interface FacetLabels {
  title: string
  /** Open from the start. */
  isOpen?: true
  value?: (value: string) => string
}

const flags: Record<ProductFlag, string> = {
  clearance: 'Clearance',
  everydayValue: 'Everyday value',
  featured: 'Featured',
  newArrival: 'New',
}
const statuses: Record<string, string> = {
  stocked: 'Stocked',
  'special-order': 'Special order',
  'made-to-order': 'Made to order',
  discontinued: 'While supplies last',
}
const shades: Record<string, string> = {
  V0: 'V0 very uniform',
  V1: 'V1 uniform',
  V2: 'V2 slight',
  V3: 'V3 moderate',
  V4: 'V4 substantial',
}
const grips: Record<string, string> = {
  ID: 'Interior, dry',
  IW: 'Interior, wet',
  'IW+': 'Interior, barefoot',
  EW: 'Exterior, wet',
  'O/G': 'Oils and greases',
  Declared: 'Per manufacturer',
}

/** A department has pages of its own, and sizes are listed one by one. */
type ListedFacet = Exclude<FacetName, 'department' | 'sizeGroup'>

/** In the order shoppers ask: type, look, use, performance. */
export const facetLabels: Record<ListedFacet, FacetLabels> = {
  category: { title: 'Category', isOpen: true },
  look: { title: 'Look', isOpen: true },
  colorFamily: { title: 'Color', isOpen: true },
  material: { title: 'Material', isOpen: true },
  size: { title: 'Size', value: formatSize },
  finish: { title: 'Finish' },
  shape: { title: 'Shape' },
  suitableFor: { title: 'Suitable for', value: (value) => ownValue(places, value)?.name ?? value },
  room: { title: 'Room' },
  use: { title: 'Use' },
  flag: { title: 'Offers', value: (value) => ownValue(flags, value) ?? value },
  shadeVariation: { title: 'Shade variation', value: (value) => ownValue(shades, value) ?? value },
  dcofClass: { title: 'Slip resistance', value: (value) => ownValue(grips, value) ?? value },
  abrasionClass: { title: 'Wear class', value: (value) => `Class ${value}` },
  frostResistant: { title: 'Frost', value: () => 'Frost resistant' },
  waterproof: { title: 'Water', value: () => 'Waterproof' },
  absorption: { title: 'Water absorption' },
  edge: { title: 'Edge' },
  texture: { title: 'Texture' },
  wearLayer: { title: 'Wear layer', value: (value) => `${value} mil` },
  core: { title: 'Core' },
  species: { title: 'Species' },
  grade: { title: 'Grade' },
  groutType: { title: 'Grout type' },
  mortarType: { title: 'Mortar type' },
  profile: { title: 'Profile' },
  certification: { title: 'Certification' },
  availability: { title: 'Availability', value: (value) => ownValue(statuses, value) ?? value },
  brand: { title: 'Brand' },
  collection: { title: 'Collection' },
}

export const facetTitle = (name: string): string => ownValue(facetLabels, name)?.title ?? name
export const valueLabel = (name: string, value: string): string => ownValue(facetLabels, name)?.value?.(value) ?? value

/** Facets with a parameter of their own; all others are sent as `filter=name:value`. */
const byName = new Set(['flag', 'suitableFor'])

export const paramOf = (facet: string, value: string): { name: string; value: string } =>
  byName.has(facet) ? { name: facet, value } : { name: 'filter', value: `${facet}:${value}` }
