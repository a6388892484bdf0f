import type { GoodsRecipe } from '@tessera/pictures/recipe'

export type ToolDrawing = GoodsRecipe['goods']
type Category = 'Trowels & Floats' | 'Spacers & Leveling' | 'Cutting & Drilling' | 'Mixing & Cleanup'

export type ToolRow = readonly [
  title: string,
  drawn: ToolDrawing,
  category: Category,
  cents: number,
  lbs: number,
  pieces: number,
  description: string,
  story: string,
]
