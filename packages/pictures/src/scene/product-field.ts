import { dealFaces, faceCounts } from '../lay/deal-faces.ts'
import { layPieces } from '../lay/lay-pieces.ts'
import type { PieceLayout, PlacedPiece } from '../lay/piece-layout.ts'
import { hashPoint } from '../noise.ts'
import { pourGrout } from '../pour-grout.ts'
import { createRelief, type Relief } from '../raster.ts'
import type { MosaicRecipe, TileRecipe } from '../recipe.ts'
import { setPieces } from '../set-pieces.ts'
import { createTexture, type Texture } from './texture.ts'

export type FieldRecipe = TileRecipe | MosaicRecipe

/** A rectangle of the product's plane, in meters. */
export interface PlaneArea {
  x: number
  y: number
  width: number
  height: number
}

/** Red, green, blue, slope along x, slope along y, gloss. */
export const fieldChannels = 6
export const inchesPerMetre = 39.37

/** Square inches of different faces that make a floor look natural; more only costs time. */
const faceArea = 4600
const fewestFaces = 4

/** All pieces over an area, with faces. Long sides are horizontal unless `turned`. */
export function layProduct(recipe: FieldRecipe, area: PlaneArea, turned: boolean): PieceLayout {
  const width = Math.ceil((turned ? area.height : area.width) * inchesPerMetre) + 2
  const height = Math.ceil((turned ? area.width : area.height) * inchesPerMetre) + 2
  const { kinds, pieces } = layPieces(recipe, { width, height })
  const { surface } = recipe
  const size = Math.max(...kinds.map((kind) => kind.width * kind.length))
  const most = faceCounts[surface.variation] * (recipe.kind === 'mosaic' ? 2 : 1)
  const faces = Math.min(most, Math.max(fewestFaces, Math.floor(faceArea / size)))
  const dealt = faces < most ? dealFaces(pieces, kinds, faces, surface.seed) : pieces
  const canFlip = recipe.kind === 'tile' && recipe.shape === 'rectangle' && surface.look !== 'encaustic'
  return {
    kinds,
    pieces: dealt.map((piece, index) => {
      const flip = canFlip && hashPoint(index, 17, surface.seed) % 2 === 1 ? Math.PI : 0
      return turned ? turnPiece(piece, flip) : { ...piece, turn: piece.turn + flip }
    }),
  }
}

/** The same pattern running away from the camera. */
const turnPiece = (piece: PlacedPiece, flip: number): PlacedPiece => ({
  ...piece,
  x: piece.y,
  y: piece.x,
  turn: Math.PI / 2 - piece.turn + flip,
})

/** Paints one window of a layout, unlit: the room has its own light. */
export function paintProduct(
  recipe: FieldRecipe,
  layout: PieceLayout,
  window: PlaneArea,
  texelsPerMetre: number,
): Texture {
  const perInch = texelsPerMetre / inchesPerMetre
  const field = createRelief(
    Math.max(2, Math.round(window.width * texelsPerMetre)),
    Math.max(2, Math.round(window.height * texelsPerMetre)),
  )
  const [left, top] = [window.x * inchesPerMetre, window.y * inchesPerMetre]
  const depth = recipe.joint > 0 ? Math.min(0.06, 0.02 + recipe.joint * 0.2) : 0.03
  pourGrout(field, recipe.grout, recipe.joint, depth, perInch)
  const pieces = layout.pieces.map((piece) => ({ ...piece, x: piece.x - left, y: piece.y - top }))
  setPieces(field, recipe, { kinds: layout.kinds, pieces }, perInch)
  return createTexture(packTexels(field, perInch), field.width, field.height, fieldChannels, texelsPerMetre)
}

/** Interleaves color, slopes and gloss, so that one lookup fetches them all. */
function packTexels({ width, height, data, relief, gloss }: Relief, perInch: number): Float32Array {
  const packed = new Float32Array(width * height * fieldChannels)
  for (let row = 0; row < height; row++) {
    const up = row > 0 ? width : 0
    const down = row < height - 1 ? width : 0
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const left = column > 0 ? 1 : 0
      const right = column < width - 1 ? 1 : 0
      const to = at * fieldChannels
      packed[to] = data[at * 3] ?? 0
      packed[to + 1] = data[at * 3 + 1] ?? 0
      packed[to + 2] = data[at * 3 + 2] ?? 0
      packed[to + 3] = ((relief[at + right] ?? 0) - (relief[at - left] ?? 0)) * perInch * 0.5
      packed[to + 4] = ((relief[at + down] ?? 0) - (relief[at - up] ?? 0)) * perInch * 0.5
      packed[to + 5] = gloss[at] ?? 0
    }
  }
  return packed
}
