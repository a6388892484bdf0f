import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { ProductKind } from '@tessera/contract/shop/product-facts'

/** A template for collections of fictional products, with enough variety to search in. */
export interface Line {
  kind: ProductKind
  department: string
  category: string
  noun: string
  material: ValueOf<'material'>
  look: ValueOf<'look'>
  colors: readonly (readonly [name: string, family: ValueOf<'colorFamily'>])[]
  finishes: readonly ValueOf<'finish'>[]
  sizes: readonly string[]
  shape: ValueOf<'shape'>
  uses: readonly ValueOf<'use'>[]
  rooms: readonly ValueOf<'room'>[]
  dcof?: number
  absorption?: number
  species?: readonly string[]
}

export const neutrals = [
  ['Snow', 'White'],
  ['Ivory', 'Off-white'],
  ['Sand', 'Beige'],
  ['Ash', 'Gray'],
  ['Graphite', 'Charcoal'],
  ['Nero', 'Black'],
] as const
export const glazes = [
  ['Snow', 'White'],
  ['Sky', 'Blue'],
  ['Midnight', 'Navy'],
  ['Sage', 'Green'],
  ['Blush', 'Pink'],
  ['Paprika', 'Red'],
] as const
export const marbles = [
  ['Carrara', 'White'],
  ['Calacatta Gold', 'White'],
  ['Crema Marfil', 'Beige'],
  ['Emperador', 'Brown'],
  ['Nero Marquina', 'Black'],
] as const
export const woods = [
  ['Natural', 'Tan'],
  ['Honey', 'Brown'],
  ['Smoked', 'Charcoal'],
  ['Driftwood', 'Gray'],
] as const
export const everywhere = ['Floor', 'Wall', 'Shower wall', 'Backsplash'] as const
export const home = ['Kitchen', 'Bath', 'Living', 'Entry', 'Laundry'] as const
export const tile = 'Tile'
export const floors = 'Flooring'
