import { isHex } from './color.ts'
import { isSide } from './raster.ts'
import type { Recipe, Surface } from './recipe.ts'

/** Why a recipe cannot be drawn; undefined if it can. */
export function findRecipeProblem(recipe: Recipe): string | undefined {
  if (recipe.kind === 'goods') return [recipe.color, recipe.accent].every(isHex) ? undefined : 'a color is not #rrggbb'
  const wrongSurface = findSurfaceProblem(recipe.surface)
  if (wrongSurface) return wrongSurface
  const sizes = sizesOf(recipe)
  if (!sizes.every(isInches)) return 'a size is not between a tenth of an inch and 160 inches'
  if (recipe.kind === 'trim') return undefined
  if (Math.max(...sizes) / Math.min(...sizes) > 120) return 'the sizes are too far apart'
  if (!(recipe.joint >= 0 && recipe.joint <= 1)) return 'the joint is not between 0 and 1 inch'
  if (recipe.joint >= Math.min(...sizes) / 2) return 'the joint is as wide as the piece'
  return isHex(recipe.grout) ? undefined : 'the grout is not #rrggbb'
}

function findSurfaceProblem({ palette, seed, variation }: Surface): string | undefined {
  if (palette.length < 1 || palette.length > 12) return 'a palette has 1 to 12 colors'
  if (!palette.every(isHex)) return 'a color is not #rrggbb'
  if (!Number.isSafeInteger(seed)) return 'the seed is not a whole number'
  return [0, 1, 2, 3, 4].includes(variation) ? undefined : 'shade variation is V0 to V4'
}

function sizesOf(recipe: Exclude<Recipe, { kind: 'goods' }>): number[] {
  if (recipe.kind === 'tile') return [recipe.width, recipe.length]
  if (recipe.kind === 'mosaic') return [recipe.chip, recipe.sheetWidth, recipe.sheetLength]
  return [recipe.length, recipe.height]
}

const isInches = (size: number): boolean => Number.isFinite(size) && size >= 0.1 && size <= 160

export function checkRecipe(recipe: Recipe): void {
  const problem = findRecipeProblem(recipe)
  if (problem) throw new RangeError(`This cannot be drawn: ${problem}`)
}

/** A thumbnail is at least 16 px; the widest screen needs 1,440 and a retina one 2,880. */
export function checkSize(size: number): void {
  if (isSide(size) && size >= 16 && size <= 2880) return
  throw new RangeError(`A picture is 16 to 2880 pixels a side, not ${size}`)
}
