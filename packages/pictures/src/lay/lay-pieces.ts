import type { MosaicRecipe, TileRecipe } from '../recipe.ts'
import { dealFaces, faceCounts } from './deal-faces.ts'
import { layMosaic } from './lay-mosaic.ts'
import type { LayField } from './lay-rows.ts'
import { layTiles } from './lay-tiles.ts'
import type { PieceLayout } from './piece-layout.ts'

/** Every piece that touches the field, with its face. The field starts at a corner of the pattern. */
export function layPieces(recipe: TileRecipe | MosaicRecipe, field: LayField): PieceLayout {
  const { kinds, spots } = recipe.kind === 'tile' ? layTiles(field, recipe) : layMosaic(field, recipe)
  const { seed, variation } = recipe.surface
  const touching = spots.filter(({ x, y, kind }) => {
    const { width, length } = kinds[kind] ?? { width: 0, length: 0 }
    const reach = Math.hypot(width, length) / 2
    return x > -reach && x < field.width + reach && y > -reach && y < field.height + reach
  })
  const faces = faceCounts[variation] * (recipe.kind === 'mosaic' ? 2 : 1)
  return { kinds, pieces: dealFaces(touching, kinds, faces, seed) }
}
