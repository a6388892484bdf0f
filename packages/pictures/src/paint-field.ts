import { layPieces } from './lay/lay-pieces.ts'
import { lightField } from './light-field.ts'
import { pourGrout } from './pour-grout.ts'
import { createRelief, type Raster } from './raster.ts'
import type { MosaicRecipe, TileRecipe } from './recipe.ts'
import { setPieces } from './set-pieces.ts'

/**
 * A floor or wall seen straight on, lit from the upper left, with joints and shade variation; equal faces never touch.
 * The long side of a plank or brick is horizontal; swap x and y for the other direction.
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
  lightField(field, { pixelsPerInch })
  return field
}

/** A grouted joint lies slightly below the face: about a quarter of its width, at most a sixteenth of an inch. */
const jointDepth = (joint: number): number => (joint > 0 ? Math.min(0.06, 0.02 + joint * 0.2) : 0.03)
