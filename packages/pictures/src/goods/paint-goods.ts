import { fromHex } from '../color.ts'
import { type Canvas, createCanvas, finishCanvas } from '../draw/canvas.ts'
import type { Raster } from '../raster.ts'
import type { GoodsRecipe } from '../recipe.ts'
import { drawBag, drawBottle, drawPail, drawTube } from './containers.ts'
import { drawKit, drawVisit } from './draw-kit.ts'
import type { PackageText } from './package-text.ts'
import { drawBoard, drawRoll } from './sheets.ts'
import { drawCutter, drawFloat, drawSpacers, drawSponge, drawTrowel } from './tools.ts'

const drawings: Record<GoodsRecipe['goods'], (canvas: Canvas, words: PackageText) => void> = {
  bag: drawBag,
  pail: drawPail,
  bottle: drawBottle,
  roll: drawRoll,
  board: drawBoard,
  tube: drawTube,
  trowel: drawTrowel,
  spacers: drawSpacers,
  cutter: drawCutter,
  float: drawFloat,
  sponge: drawSponge,
  kit: drawKit,
  visit: drawVisit,
}

/** Draws goods such as grout and tools, lit from the left, with their name printed on them. */
export function paintGoods({ goods, title, detail, color, accent }: GoodsRecipe, size: number): Raster {
  const canvas = createCanvas(size)
  drawings[goods](canvas, { title, detail, color: fromHex(color), accent: fromHex(accent) })
  return finishCanvas(canvas)
}
