import { arabesqueOutline, fishscaleOutline, type Outline, picketOutline, rectangleOutline } from '../outline.ts'
import type { TileRecipe } from '../recipe.ts'
import type { PieceLayout } from './piece-layout.ts'

type Cut = (width: number, length: number) => { width: number; length: number; outline: Outline }

const cuts: Record<TileRecipe['shape'], Cut> = {
  rectangle: (width, length) => ({ width, length, outline: rectangleOutline(width, length), isPlain: true }),
  hexagon: (width, length) => {
    const flat = Math.min(width, length)
    const tall = (2 * flat) / Math.sqrt(3)
    return { width: flat, length: tall, outline: picketOutline(flat, tall, tall / 4) }
  },
  picket: (width, length) => {
    const short = Math.min(width, length)
    const long = Math.max(width, length)
    return { width: short, length: long, outline: picketOutline(short, long, short / 2) }
  },
  arabesque: (width, length) => ({ width, length, outline: arabesqueOutline(width, length) }),
  fishscale: (width, length) => {
    const side = Math.min(width, length)
    return { width: side, length: side, outline: fishscaleOutline(side) }
  },
}

/** A single piece; a long rectangle is horizontal, other shapes are upright. */
export function onePiece(
  { shape, width, length }: TileRecipe,
  face: number,
): { layout: PieceLayout; width: number; height: number } {
  const kind = cuts[shape](width, length)
  const isLaidDown = shape === 'rectangle' && length > width
  const across = isLaidDown ? kind.length : kind.width
  const down = isLaidDown ? kind.width : kind.length
  const turn = isLaidDown ? Math.PI / 2 : 0
  return {
    layout: { kinds: [kind], pieces: [{ x: across / 2, y: down / 2, turn, kind: 0, face }] },
    width: across,
    height: down,
  }
}
