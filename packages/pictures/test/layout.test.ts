import { describe, expect, it } from 'vitest'
import { layPieces } from '../src/lay/lay-pieces.ts'
import type { PieceKind, PlacedPiece } from '../src/lay/piece-layout.ts'
import type { LayName, MosaicRecipe, PieceShape, TileRecipe } from '../src/recipe.ts'

const surface = { seed: 11, look: 'solid', palette: ['#cccccc'], sheen: 'matte', variation: 3 } as const

const tile = (
  lay: LayName,
  width: number,
  length: number,
  joint: number,
  shape: PieceShape = 'rectangle',
): TileRecipe => ({
  kind: 'tile',
  surface,
  shape,
  width,
  length,
  edge: 'sharp',
  joint,
  grout: '#999999',
  lay,
})

const mosaic = (chips: MosaicRecipe['chips'], chip: number, joint: number): MosaicRecipe => ({
  kind: 'mosaic',
  surface,
  chips,
  chip,
  sheetWidth: 12,
  sheetLength: 12,
  joint,
  grout: '#999999',
})

const depthIn = ({ x, y, turn }: PlacedPiece, kind: PieceKind, px: number, py: number): number => {
  const dx = px - x
  const dy = py - y
  return -kind.outline(dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn))
}

/** The pieces that cover a point; a point on an edge belongs to none. */
function piecesOver(pieces: readonly PlacedPiece[], kinds: readonly PieceKind[], x: number, y: number): number[] {
  return pieces.map((piece) => depthIn(piece, kinds[piece.kind] as PieceKind, x, y)).filter((depth) => depth > -1e-6)
}

const field = { width: 30, height: 26 }
const points = Array.from({ length: 700 }, (_, i) => [(i * 0.754877) % 1, (i * 0.569841) % 1] as const)

const fullCover: [string, TileRecipe | MosaicRecipe][] = [
  ['a grid', tile('grid', 4, 8, 0)],
  ['a half bond', tile('half', 3, 6, 0)],
  ['a third bond', tile('third', 4, 12, 0)],
  ['a random bond', tile('random', 5, 20, 0)],
  ['herringbone, 1 to 3.4', tile('herringbone', 2.5, 8.5, 0)],
  ['chevron', tile('chevron', 3, 11, 0)],
  ['basketweave', tile('basketweave', 2, 4, 0)],
  ['hexagons', tile('grid', 5, 5, 0, 'hexagon')],
  ['pickets', tile('grid', 3, 9, 0, 'picket')],
  ['arabesques', tile('grid', 5, 6, 0, 'arabesque')],
  ['fish scales', tile('grid', 4, 4, 0, 'fishscale')],
  ['woven bars and dots', mosaic('basketweave', 2, 0)],
  ['a herringbone mosaic', mosaic('herringbone', 2, 0)],
  ['stacked chips', mosaic('stacked', 3, 0)],
]

describe('a layout', () => {
  it.each(fullCover)('covers the plane without gaps or overlaps: %s', (_name, recipe) => {
    const { kinds, pieces } = layPieces(recipe, field)
    for (const [u, v] of points) {
      const depths = piecesOver(pieces, kinds, u * field.width, v * field.height)
      const isOnEdge = depths.some((depth) => depth < 2e-3)
      if (!isOnEdge) expect(depths).toHaveLength(1)
      if (isOnEdge) expect(depths.length).toBeGreaterThan(0)
    }
  })

  it.each(fullCover)('leaves the joint free: %s', (_name, recipe) => {
    const jointed = { ...recipe, joint: 0.2 }
    const { kinds, pieces } = layPieces(jointed, field)
    const covered = points.filter(([u, v]) => {
      const depths = piecesOver(pieces, kinds, u * field.width, v * field.height)
      expect(depths.length).toBeLessThanOrEqual(1)
      return depths.length === 1
    })
    expect(covered.length / points.length).toBeLessThan(0.97)
    expect(covered.length / points.length).toBeGreaterThan(0.5)
  })

  it('covers 0.9069 of the plane with touching pennies', () => {
    const { kinds, pieces } = layPieces(mosaic('penny', 1, 0), field)
    const covered = points.filter(([u, v]) => piecesOver(pieces, kinds, u * field.width, v * field.height).length > 0)
    expect(covered.length / points.length).toBeCloseTo(0.9069, 1)
  })

  it.each([...fullCover, ['pennies', mosaic('penny', 1, 0.1)] as const])(
    'never lays a face beside itself: %s',
    (_name, recipe) => {
      const { kinds, pieces } = layPieces({ ...recipe, joint: 0.1 }, field)
      for (const [i, a] of pieces.entries()) {
        for (const b of pieces.slice(i + 1)) {
          const reach = (kinds[a.kind] as PieceKind).width
          const areNear = a.kind === b.kind && Math.hypot(a.x - b.x, a.y - b.y) < reach * 1.15 + 0.1
          if (areNear) expect(a.face).not.toBe(b.face)
        }
      }
    },
  )

  it('is the same every time', () => {
    const recipe = tile('random', 5, 20, 0.1)
    expect(layPieces(recipe, field).pieces).toEqual(layPieces(recipe, field).pieces)
  })
})
