import { pourGrout } from './grout.ts'
import { layPieces } from './lay/lay-pieces.ts'
import { light } from './light.ts'
import { createRelief, type Raster } from './raster.ts'
import type { MosaicRecipe, TileRecipe } from './recipe.ts'
import { setPieces } from './set-pieces.ts'

/**
 * A floor or wall seen straight on, lit from the upper left: joints, shade variation, no face beside itself.
 * The long side of a plank or brick runs level; swap x and y to run it away from you.
 */
export function paintField(
  recipe: TileRecipe | MosaicRecipe,
  widthIn: number,
  heightIn: number,
  pixelsPerInch: number,
): Raster {
  const field = createRelief(Math.round(widthIn * pixelsPerInch), Math.round(heightIn * pixelsPerInch))
  pourGrout(field, recipe.grout, recipe.joint, jointDepth(recipe.joint), pixelsPerInch)
  setPieces(field, recipe, layPieces(recipe, { width: widthIn, height: heightIn }), pixelsPerInch)
  light(field, { pixelsPerInch })
  return field
}

/** A grouted joint stands a little below the face: about a quarter of its width, at most a sixteenth of an inch. */
const jointDepth = (joint: number): number => (joint > 0 ? Math.min(0.06, 0.02 + joint * 0.2) : 0.03)
