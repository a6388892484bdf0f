import type { MosaicForm, TrimForm } from './line.ts'

const mosaic = (
  chips: MosaicForm['chips'],
  chip: string,
  shape: MosaicForm['shape'],
  label: string,
  thickness: number,
): MosaicForm => ({ kind: 'mosaic', chips, chip, shape, label, thickness })

/** Mosaics by chip thickness: stone 3/8, porcelain and ceramic 1/4, glass 5/16. */
export const mosaicsOf = (thickness: number) => ({
  square1: mosaic('square', '1x1', 'Square', 'Square Mosaic', thickness),
  square2: mosaic('square', '2x2', 'Square', 'Square Mosaic', thickness),
  hex1: mosaic('hex', '1x1', 'Hexagon', 'Hexagon Mosaic', thickness),
  hex2: mosaic('hex', '2x2', 'Hexagon', 'Hexagon Mosaic', thickness),
  penny: mosaic('penny', '0.75x0.75', 'Penny', 'Penny Round Mosaic', thickness),
  herringbone: mosaic('herringbone', '1x3', 'Herringbone', 'Herringbone Mosaic', thickness),
  smallHerringbone: mosaic('herringbone', '0.625x2', 'Herringbone', 'Herringbone Mosaic', thickness),
  basketweave: mosaic('basketweave', '1x2', 'Rectangle', 'Basketweave Mosaic', thickness),
  arabesque: mosaic('arabesque', '2x3', 'Arabesque', 'Arabesque Mosaic', thickness),
  picket: mosaic('picket', '1x4', 'Picket', 'Picket Mosaic', thickness),
  fishScale: mosaic('fishscale', '2x2', 'Fish scale', 'Fish Scale Mosaic', thickness),
  stacked: mosaic('stacked', '1x2', 'Rectangle', 'Stacked Mosaic', thickness),
  slim: mosaic('stacked', '0.5x4', 'Rectangle', 'Linear Mosaic', thickness),
})

const trim = (
  profile: TrimForm['profile'],
  label: string,
  height: number,
  length: number,
  thickness: number,
): TrimForm => ({ kind: 'trim', profile, label, height, length, thickness })

export const stoneTrims = [
  trim('pencil', 'Pencil Trim', 0.75, 12, 0.75),
  trim('chair-rail', 'Chair Rail', 2, 12, 1),
  trim('quarter-round', 'Quarter Round', 0.75, 12, 0.75),
  trim('bullnose', 'Bullnose', 4, 12, 0.375),
] as const

export const porcelainTrims = [
  trim('bullnose', 'Bullnose', 3, 24, 0.354),
  trim('cove', 'Cove Base', 6, 12, 0.354),
] as const

export const smallPorcelainTrims = [trim('bullnose', 'Bullnose', 3, 12, 0.315)] as const

export const ceramicTrims = [
  trim('bullnose', 'Bullnose', 3, 6, 0.315),
  trim('pencil', 'Pencil Liner', 0.5, 8, 0.5),
  trim('quarter-round', 'Quarter Round', 0.75, 6, 0.75),
  trim('chair-rail', 'Chair Rail', 2, 6, 0.75),
] as const

export const glassTrims = [trim('pencil', 'Pencil Liner', 0.625, 8, 0.5)] as const

export const floorTrims = [
  trim('quarter-round', 'Quarter Round', 0.75, 94, 0.625),
  trim('bullnose', 'Stair Nose', 2.75, 94, 0.75),
] as const
