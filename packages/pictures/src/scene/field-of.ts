import type { GoodsRecipe, Recipe, TrimRecipe } from '../recipe.ts'
import type { FieldRecipe } from './product-field.ts'

/** The field a room shows: the product, or for a trim the adjacent tiles, as wide as the trim is long. */
export const fieldOf = (recipe: Exclude<Recipe, GoodsRecipe>): FieldRecipe =>
  recipe.kind === 'trim' ? tilesBelow(recipe) : recipe

const tilesBelow = ({ surface, length }: TrimRecipe): FieldRecipe => ({
  kind: 'tile',
  surface,
  shape: 'rectangle',
  width: Math.min(24, Math.max(4, length)),
  length: 6,
  edge: 'soft',
  joint: 0.06,
  grout: '#d6d1c8',
  lay: 'grid',
})
