import type { GoodsRecipe } from '@tessera/pictures/recipe'

export type Drawn = GoodsRecipe['goods']
type Category = 'Trowels & Floats' | 'Spacers & Leveling' | 'Cutting & Drilling' | 'Mixing & Cleanup'

export type ToolRow = readonly [
  title: string,
  drawn: Drawn,
  category: Category,
  cents: number,
  lbs: number,
  pieces: number,
  description: string,
  story: string,
]
