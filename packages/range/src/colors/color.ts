import type { ValueOf } from '@tessera/contract/shop/product-attributes'

export interface Color {
  name: string
  family: ValueOf<'colorFamily'>
  /** '#rrggbb': the ground first, then veins, grain, speckles or motif colours. */
  palette: readonly [string, ...string[]]
  /** Completes "a tile in …": what one sees, without naming the colour again. */
  says: string
  /** Of encaustic patterns. */
  motif?: string
}

export function color(name: string, family: Color['family'], hexes: string, says: string, motif?: string): Color {
  const [ground = '808080', ...others] = hexes.split(' ')
  return {
    name,
    family,
    palette: [`#${ground}`, ...others.map((hex) => `#${hex}`)],
    says,
    ...(motif !== undefined && { motif }),
  }
}
