import { layPieces } from '../lay/lay-pieces.ts'
import { onePiece } from '../lay/one-piece.ts'
import type { PieceKind, PieceLayout, PlacedPiece } from '../lay/piece-layout.ts'
import { lightField } from '../light-field.ts'
import type { Raster } from '../raster.ts'
import type { MosaicRecipe, TileRecipe } from '../recipe.ts'
import { setPieces } from '../set-pieces.ts'
import { boardJoints, fill, isBoard, stackedCount, stackGap } from './face-crops.ts'
import { castShadow, createPaper } from './paper.ts'

interface Exhibit {
  layout: PieceLayout
  width: number
  height: number
}

/** One piece on paper; a mosaic as its sheet, planks as three boards of a floor. */
export function paintFaceView(recipe: TileRecipe | MosaicRecipe, size: number, face: number): Raster {
  const { layout, width, height } = exhibitOf(recipe, face)
  const pixelsPerInch = (size * fill) / Math.max(width, height)
  const paper = createPaper(size, 0.055)
  const cover = new Float32Array(size * size)
  const middle = size / pixelsPerInch / 2
  const moved = layout.pieces.map((piece) => ({
    ...piece,
    x: piece.x + middle - width / 2,
    y: piece.y + middle - height / 2,
  }))
  setPieces(paper, recipe, { ...layout, pieces: moved }, pixelsPerInch, cover)
  lightField(paper, { pixelsPerInch, cover })
  castShadow(paper, cover)
  return paper
}

function exhibitOf(recipe: TileRecipe | MosaicRecipe, face: number): Exhibit {
  if (recipe.kind === 'mosaic') return mosaicSheetOf(recipe, face)
  return isPlank(recipe) ? boardsOf(recipe, face) : stackOf(recipe, face)
}

const isPlank = ({ width, length, shape }: TileRecipe): boolean =>
  shape === 'rectangle' && isBoard({ lengthIn: Math.max(width, length), widthIn: Math.min(width, length) })

/** Long pieces are stacked in twos or more, to fill the square and show how faces differ. */
function stackOf(recipe: TileRecipe, face: number): Exhibit {
  const { layout, width, height } = onePiece(recipe, face)
  const count = recipe.shape === 'rectangle' ? stackedCount({ lengthIn: width, widthIn: height }) : 1
  const pitch = height + width * stackGap
  const pieces = Array.from({ length: count }, (_, k) =>
    layout.pieces.map((piece) => ({ ...piece, y: piece.y + k * pitch, face: face + k })),
  ).flat()
  return { layout: { ...layout, pieces }, width, height: pitch * (count - 1) + height }
}

/** Whole chips only, like a sheet as sold. Another face is another sheet. */
function mosaicSheetOf(recipe: MosaicRecipe, face: number): Exhibit {
  const { sheetWidth, sheetLength } = recipe
  const turned = face === 0 ? recipe : { ...recipe, surface: { ...recipe.surface, seed: recipe.surface.seed + face } }
  const { kinds, pieces } = layPieces(turned, { width: sheetWidth, height: sheetLength })
  const whole = pieces.filter(({ x, y }) => x > 0.01 && x < sheetWidth && y > 0.01 && y < sheetLength)
  const boxes = whole.map((piece) => boxOf(piece, kinds[piece.kind]))
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    layout: { kinds, pieces: whole.map((piece) => ({ ...piece, x: piece.x - left, y: piece.y - top })) },
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  }
}

function boxOf({ x, y, turn }: PlacedPiece, kind: PieceKind | undefined) {
  const { width = 0, length = 0 } = kind ?? {}
  const halfX = (Math.abs(Math.cos(turn)) * width + Math.abs(Math.sin(turn)) * length) / 2
  const halfY = (Math.abs(Math.sin(turn)) * width + Math.abs(Math.cos(turn)) * length) / 2
  return { left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY }
}

/** Three offset rows that extend beyond the picture on both sides. */
function boardsOf(recipe: TileRecipe, face: number): Exhibit {
  const short = Math.min(recipe.width, recipe.length)
  const long = Math.max(recipe.width, recipe.length)
  const pitch = short + recipe.joint
  const height = pitch * 3
  const width = height
  const turn = recipe.length > recipe.width ? Math.PI / 2 : 0
  const layout = onePiece(recipe, 0).layout
  const pieces = boardJoints.flatMap((share, row) =>
    [-0.5, 0.5].map((side, k) => ({
      x: share * width + side * (long + recipe.joint),
      y: (row + 0.5) * pitch,
      turn,
      kind: 0,
      face: face + row * 2 + k,
    })),
  )
  return { layout: { kinds: layout.kinds, pieces }, width, height }
}
