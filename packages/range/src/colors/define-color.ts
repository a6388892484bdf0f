import type { ValueOf } from '@tessera/contract/shop/product-attributes'

export interface TileColor {
  name: string
  family: ValueOf<'colorFamily'>
  /** '#rrggbb': the ground first, then colors of veins, grain, speckles or motif. */
  palette: readonly [string, ...string[]]
  /** Completes "a tile in …" without repeating the color's name. */
  says: string
  /** For encaustic patterns. */
  motif?: string
}

export function defineColor(
  name: string,
  family: TileColor['family'],
  hexes: string,
  says: string,
  motif?: string,
): TileColor {
  const [ground = '808080', ...others] = hexes.split(' ')
  return {
    name,
    family,
    palette: [`#${ground}`, ...others.map((hex) => `#${hex}`)],
    says,
    ...(motif !== undefined && { motif }),
  }
}
