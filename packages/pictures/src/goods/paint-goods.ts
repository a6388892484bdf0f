import { fromHex } from '../color.ts'
import { type Canvas, createCanvas, finish } from '../draw/canvas.ts'
import type { Raster } from '../raster.ts'
import type { GoodsRecipe } from '../recipe.ts'
import { kit, visit } from './bundles.ts'
import { bag, bottle, pail, tube } from './containers.ts'
import type { Wording } from './print.ts'
import { board, roll } from './sheets.ts'
import { cutter, float, spacers, sponge, trowel } from './tools.ts'

const drawings: Record<GoodsRecipe['goods'], (canvas: Canvas, words: Wording) => void> = {
  bag,
  pail,
  bottle,
  roll,
  board,
  tube,
  trowel,
  spacers,
  cutter,
  float,
  sponge,
  kit,
  visit,
}

/** Draws goods such as grout and tools, lit from the left, with their name printed on them. */
export function paintGoods({ goods, title, detail, color, accent }: GoodsRecipe, size: number): Raster {
  const canvas = createCanvas(size)
  drawings[goods](canvas, { title, detail, color: fromHex(color), accent: fromHex(accent) })
  return finish(canvas)
}
