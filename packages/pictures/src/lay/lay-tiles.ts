import type { TileRecipe } from '../recipe.ts'
import { layBasketweave } from './basketweave.ts'
import { layChevron, layHerringbone } from './herringbone.ts'
import { type LayField, type LayPattern, layRows, randomRowShift, rowShifts } from './lay-rows.ts'
import { layArabesques, layFishscales, layHexagons, layPickets } from './lay-shapes.ts'

type LayTiles = (field: LayField, recipe: TileRecipe) => LayPattern

const byLay: Record<TileRecipe['lay'], LayTiles> = {
  grid: (field, { width, length, joint }) => layRows(field, width, length, joint, rowShifts.grid),
  half: (field, { width, length, joint }) => layRows(field, width, length, joint, rowShifts.half),
  third: (field, { width, length, joint }) => layRows(field, width, length, joint, rowShifts.third),
  random: (field, { width, length, joint, surface }) =>
    layRows(field, width, length, joint, randomRowShift(surface.seed)),
  herringbone: (field, { width, length, joint }) => layHerringbone(field, width, length, joint),
  chevron: (field, { width, length, joint }) => layChevron(field, width, length, joint),
  basketweave: (field, { width, length, joint }) => layBasketweave(field, width, length, joint),
}

/** Shapes with only one possible layout. */
const byShape: Partial<Record<TileRecipe['shape'], LayTiles>> = {
  hexagon: (field, { width, length, joint }) => layHexagons(field, Math.min(width, length), joint),
  picket: (field, { width, length, joint }) => layPickets(field, width, length, joint),
  arabesque: (field, { width, length, joint }) => layArabesques(field, width, length, joint),
  fishscale: (field, { width, length, joint }) => layFishscales(field, Math.min(width, length), joint),
}

export const layTiles: LayTiles = (field, recipe) => (byShape[recipe.shape] ?? byLay[recipe.lay])(field, recipe)
