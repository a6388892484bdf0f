import type { Surface, SurfaceLook } from '@tessera/pictures/recipe'

const createSurface = (
  seed: number,
  look: SurfaceLook,
  palette: readonly string[],
  sheen: Surface['sheen'],
  variation: Surface['variation'],
): Surface => ({ seed, look, palette, sheen, variation })

/** Materials of the content pictures. There are few, so that articles and the home page look alike. */
export const surfaces = {
  carrara: createSurface(7101, 'marble', ['#f2f1ee', '#b4b8bc', '#868c93'], 'satin', 3),
  calacatta: createSurface(7102, 'marble', ['#f6f3ec', '#b59f7c', '#8f8a82'], 'gloss', 3),
  travertine: createSurface(7103, 'travertine', ['#e2d3bb', '#c7b091', '#a98f6f'], 'matte', 3),
  limestone: createSurface(7104, 'limestone', ['#ded6c8', '#c8bda9', '#b3a58d'], 'matte', 2),
  slate: createSurface(7105, 'slate', ['#4a4f50', '#6b6a62', '#8a6f55'], 'matte', 4),
  concrete: createSurface(7106, 'concrete', ['#b9b5ad', '#a29d95', '#8a867f'], 'matte', 2),
  terrazzo: createSurface(7107, 'terrazzo', ['#eeeae2', '#9c4226', '#4c6350', '#8c8276'], 'satin', 1),
  oak: createSurface(7108, 'wood', ['#c39a6b', '#a67c50', '#7f5b39'], 'matte', 3),
  walnut: createSurface(7109, 'wood', ['#7a573c', '#5d4029', '#432d1d'], 'satin', 3),
  ash: createSurface(7110, 'wood', ['#cfc2ae', '#b7a78f', '#998a73'], 'matte', 2),
  encaustic: { ...createSurface(7111, 'encaustic', ['#efe9dc', '#3d4f63', '#9c4226'], 'matte', 1), motif: 'star' },
  zelligeGreen: createSurface(7112, 'zellige', ['#6f8a72', '#587560', '#8fa58e'], 'gloss', 4),
  zelligeWhite: createSurface(7113, 'zellige', ['#efece4', '#e2ddd1', '#d4cdbf'], 'gloss', 3),
  white: createSurface(7114, 'solid', ['#f4f2ee'], 'gloss', 0),
  clay: createSurface(7115, 'terracotta', ['#b4694a', '#9c4f34', '#c98463'], 'matte', 3),
  brick: createSurface(7116, 'brick', ['#a65b43', '#8b4633', '#bd7a60'], 'matte', 4),
  navy: createSurface(7117, 'solid', ['#2d3a52'], 'satin', 1),
} as const satisfies Record<string, Surface>
