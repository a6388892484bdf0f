import { drawLayout, type LayoutPlan, type LayoutTile } from '@tessera/domain/layout/layout'
import { isProblem } from '@tessera/domain/layout/room-shape'
import { faceCrops } from '@tessera/pictures/views/face-crops'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { faceMatrix, TileFaces } from '../../app/features/projects/layouts/tile-faces.tsx'

const tile: LayoutTile = {
  lengthIn: 24,
  widthIn: 12,
  isHexagon: false,
  piecesPerBox: 8,
  sqftPerBox: 16,
  thicknessIn: 0.375,
  isStone: false,
  isSet: true,
  isWetArea: false,
  chipLengthIn: null,
  chipWidthIn: null,
}
const planOf = (sideIn: number): LayoutPlan => ({
  shape: { sides: [1, 2, 3, 4].map(() => ({ inches: sideIn, turn: 'right' as const })), cutOuts: [], doors: [] },
  pattern: 'herringbone',
  isTurned: false,
  jointIn: 0.125,
  start: [0, 0],
  sparePercent: 0,
  groutBagLbs: null,
})

function show(sideIn: number) {
  const drawn = drawLayout(tile, planOf(sideIn))
  if (isProblem(drawn)) throw new Error(drawn.message)
  const crops = faceCrops('rectangle', tile)
  const html = renderToString(
    <svg role="img" aria-label="Floor">
      <TileFaces id="x" {...drawn} picture="/media/1/face/320.webp" crops={crops} isHexagon={false} />
    </svg>,
  )
  return { html, pieces: drawn.laid.full.length + drawn.laid.cuts.length }
}

test('a room with too many pieces to tell apart shows no faces', () => {
  expect(show(1200).html).not.toContain('<image')
})

test('every piece shows a face of the product, also the cut ones', () => {
  const { html, pieces } = show(96)
  expect(html.match(/<use /g)).toHaveLength(pieces)
  expect(html.match(/<image /g)).toHaveLength(2)
  expect(html).toContain('href="/media/1/face/320.webp"')
})

test('the picture lies along the longer side of a tile, however it is turned', () => {
  const lying = faceMatrix(
    [
      [10, 20],
      [34, 20],
      [34, 32],
      [10, 32],
    ],
    false,
  )
  const standing = faceMatrix(
    [
      [10, 20],
      [22, 20],
      [22, 44],
      [10, 44],
    ],
    false,
  )
  expect(lying).toBe('matrix(24 0 0 12 10 20)')
  expect(standing).toBe('matrix(0 24 12 0 10 20)')
})
