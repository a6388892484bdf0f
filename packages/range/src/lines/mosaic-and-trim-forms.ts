import type { MosaicForm, TrimForm } from './product-line.ts'

const mosaicForm = (
  chips: MosaicForm['chips'],
  chip: string,
  shape: MosaicForm['shape'],
  label: string,
  thickness: number,
): MosaicForm => ({ kind: 'mosaic', chips, chip, shape, label, thickness })

/** Mosaics by chip thickness: stone 3/8, porcelain and ceramic 1/4, glass 5/16. */
export const mosaicsOf = (thickness: number) => ({
  square1: mosaicForm('square', '1x1', 'Square', 'Square Mosaic', thickness),
  square2: mosaicForm('square', '2x2', 'Square', 'Square Mosaic', thickness),
  hex1: mosaicForm('hex', '1x1', 'Hexagon', 'Hexagon Mosaic', thickness),
  hex2: mosaicForm('hex', '2x2', 'Hexagon', 'Hexagon Mosaic', thickness),
  penny: mosaicForm('penny', '0.75x0.75', 'Penny', 'Penny Round Mosaic', thickness),
  herringbone: mosaicForm('herringbone', '1x3', 'Herringbone', 'Herringbone Mosaic', thickness),
  smallHerringbone: mosaicForm('herringbone', '0.625x2', 'Herringbone', 'Herringbone Mosaic', thickness),
  basketweave: mosaicForm('basketweave', '1x2', 'Rectangle', 'Basketweave Mosaic', thickness),
  arabesque: mosaicForm('arabesque', '2x3', 'Arabesque', 'Arabesque Mosaic', thickness),
  picket: mosaicForm('picket', '1x4', 'Picket', 'Picket Mosaic', thickness),
  fishScale: mosaicForm('fishscale', '2x2', 'Fish scale', 'Fish Scale Mosaic', thickness),
  stacked: mosaicForm('stacked', '1x2', 'Rectangle', 'Stacked Mosaic', thickness),
  slim: mosaicForm('stacked', '0.5x4', 'Rectangle', 'Linear Mosaic', thickness),
})

const trimForm = (
  profile: TrimForm['profile'],
  label: string,
  height: number,
  length: number,
  thickness: number,
): TrimForm => ({ kind: 'trim', profile, label, height, length, thickness })

export const stoneTrims = [
  trimForm('pencil', 'Pencil Trim', 0.75, 12, 0.75),
  trimForm('chair-rail', 'Chair Rail', 2, 12, 1),
  trimForm('quarter-round', 'Quarter Round', 0.75, 12, 0.75),
  trimForm('bullnose', 'Bullnose', 4, 12, 0.375),
] as const

export const porcelainTrims = [
  trimForm('bullnose', 'Bullnose', 3, 24, 0.354),
  trimForm('cove', 'Cove Base', 6, 12, 0.354),
] as const

export const smallPorcelainTrims = [trimForm('bullnose', 'Bullnose', 3, 12, 0.315)] as const

export const ceramicTrims = [
  trimForm('bullnose', 'Bullnose', 3, 6, 0.315),
  trimForm('pencil', 'Pencil Liner', 0.5, 8, 0.5),
  trimForm('quarter-round', 'Quarter Round', 0.75, 6, 0.75),
  trimForm('chair-rail', 'Chair Rail', 2, 6, 0.75),
] as const

export const glassTrims = [trimForm('pencil', 'Pencil Liner', 0.625, 8, 0.5)] as const

export const floorTrims = [
  trimForm('quarter-round', 'Quarter Round', 0.75, 94, 0.625),
  trimForm('bullnose', 'Stair Nose', 2.75, 94, 0.75),
] as const
