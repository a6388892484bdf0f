import type { ProductAttributes, ProductKind } from '@tessera/contract/shop/product-facts'
import type { ProductTrait } from './phrases.ts'

export interface ReviewedProduct {
  sku: string
  name: string
  kind: ProductKind
  rank: number
  introduced: string
  attributes: ProductAttributes
}

const byKind: Partial<Record<ProductKind, readonly ProductTrait[]>> = {
  'field-tile': ['tile'],
  'large-format': ['tile', 'large'],
  mosaic: ['mosaic', 'small'],
  'plank-tile': ['tile', 'plank'],
  lvp: ['click'],
  laminate: ['click'],
  'engineered-wood': ['wood'],
  'solid-wood': ['wood'],
  grout: ['grout'],
  mortar: ['mortar'],
  tool: ['goods'],
}

const stones: ReadonlySet<string> = new Set(['Marble', 'Limestone', 'Travertine', 'Slate', 'Granite', 'Quartzite'])
const shines: ReadonlySet<string> = new Set(['Polished', 'Gloss', 'Glossy'])
const dull: ReadonlySet<string> = new Set(['Matte', 'Honed', 'Satin'])

const byUse: Readonly<Record<string, ProductTrait>> = {
  Floor: 'floor',
  Wall: 'wall',
  Backsplash: 'backsplash',
  'Shower wall': 'shower',
  'Shower floor': 'shower-floor',
}

const usesOf = ({ use = [] }: ProductAttributes): ProductTrait[] => use.flatMap((one) => byUse[one] ?? [])

/** The traits that reviews of a product may mention; empty for kinds without reviews. */
export function traitsOf({ kind, attributes }: ReviewedProduct): ReadonlySet<ProductTrait> {
  const traits = new Set(byKind[kind])
  if (traits.size === 0 || kind === 'tool' || kind === 'grout' || kind === 'mortar') return traits
  const { material = '', finish = '', texture, shadeVariation, sizeGroup, look, isWaterproof } = attributes
  for (const trait of usesOf(attributes)) traits.add(trait)
  if (look === 'Wood' && material !== 'Engineered wood' && material !== 'Solid wood') traits.add('wood-look')
  if (isWaterproof) traits.add('waterproof')
  if (stones.has(material)) traits.add('stone')
  if (shines.has(finish)) traits.add('polished')
  if (dull.has(finish)) traits.add('matte')
  if (texture === 'Textured') traits.add('textured')
  if (sizeGroup === 'Small') traits.add('small')
  if (kind !== 'mosaic') traits.add(shadeVariation === 'V3' || shadeVariation === 'V4' ? 'varied' : 'even')
  return traits
}
