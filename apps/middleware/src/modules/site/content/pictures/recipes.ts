import type { GoodsRecipe, MosaicRecipe, Surface, TileRecipe } from '@tessera/pictures/recipe'

const pale = '#d9d3c7'

export const tileRecipe = (
  surface: Surface,
  width: number,
  length: number,
  more: Partial<TileRecipe> = {},
): TileRecipe => ({
  kind: 'tile',
  surface,
  shape: 'rectangle',
  width,
  length,
  edge: 'sharp',
  joint: 0.125,
  grout: pale,
  lay: 'grid',
  ...more,
})

/** Wood and vinyl planks have no joint. */
export const plankRecipe = (
  surface: Surface,
  width: number,
  length: number,
  more: Partial<TileRecipe> = {},
): TileRecipe => tileRecipe(surface, width, length, { joint: 0, lay: 'third', ...more })

export const mosaicRecipe = (
  surface: Surface,
  chips: MosaicRecipe['chips'],
  chip: number,
  more: Partial<MosaicRecipe> = {},
): MosaicRecipe => ({
  kind: 'mosaic',
  surface,
  chips,
  chip,
  sheetWidth: 12,
  sheetLength: 12,
  joint: 0.125,
  grout: pale,
  ...more,
})

export const goodsRecipe = (kind: GoodsRecipe['goods'], title: string, detail: string): GoodsRecipe => ({
  kind: 'goods',
  goods: kind,
  title,
  detail,
  color: '#f4efe6',
  accent: '#9c4226',
})
