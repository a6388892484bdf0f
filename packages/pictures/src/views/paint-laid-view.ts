import { paintField } from '../paint-field.ts'
import type { Raster } from '../raster.ts'
import type { MosaicRecipe, TileRecipe } from '../recipe.ts'

/** A square top view of a laid field, at least three pieces in each direction unless they are planks. */
export function paintLaidView(recipe: TileRecipe | MosaicRecipe, size: number): Raster {
  const span = recipe.kind === 'tile' ? tileSpan(recipe) : mosaicSpan(recipe)
  return paintField(recipe, span, span, size / span)
}

function tileSpan({ width, length, joint, lay, shape }: TileRecipe): number {
  const long = Math.max(width, length) + joint
  const short = Math.min(width, length) + joint
  if (shape === 'hexagon' || shape === 'fishscale') return short * 4
  if (lay === 'herringbone' || lay === 'chevron') return Math.max(long * 2.1, short * 7)
  if (lay === 'basketweave') return long * 4
  const ratio = long / short
  if (ratio > 3) return Math.max(long * 1.25, short * 6)
  // Whole pieces: the pattern of an encaustic must close.
  return long < 7 ? long * 4 : long * 3
}

const mosaicSpan = ({ sheetWidth, chip, joint, chips }: MosaicRecipe): number => {
  const pitch = chips === 'basketweave' ? ((chip + joint) * 1.77) / 2 : chip + joint
  const wanted = Math.min(sheetWidth, Math.max(chip * 6, 8))
  return Math.max(3, Math.round(wanted / pitch)) * pitch
}
