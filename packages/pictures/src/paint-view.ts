import { checkRecipe, checkSize } from './check-recipe.ts'
import { paintGoods } from './goods/paint-goods.ts'
import { paintTrim } from './paint-trim.ts'
import type { Raster } from './raster.ts'
import type { Recipe } from './recipe.ts'
import { paintFaceView } from './views/paint-face-view.ts'
import { paintLaidView } from './views/paint-laid-view.ts'

/** A square picture with sides of `size` pixels. Deterministic. */
export function paintView(recipe: Recipe, view: 'face' | 'laid', size: number, face = 0): Raster {
  checkSize(size)
  checkRecipe(recipe)
  if (recipe.kind === 'goods') return paintGoods(recipe, size)
  if (recipe.kind === 'trim') return paintTrim(recipe, size, face)
  return view === 'laid' ? paintLaidView(recipe, size) : paintFaceView(recipe, size, face)
}
