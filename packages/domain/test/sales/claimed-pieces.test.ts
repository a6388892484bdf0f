import { countClaimedPieces } from '@tessera/domain/sales/claimed-pieces'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('up to 3% of the pieces is normal breakage', () => {
  const shipped = { piecesPerBox: 8, shippedBoxes: 20 }
  expect(countClaimedPieces({ ...shipped, pieces: 4 })).toEqual({ boxes: 1, isClaimable: false, normalPieces: 4 })
  expect(countClaimedPieces({ ...shipped, pieces: 5 })).toMatchObject({ boxes: 1, isClaimable: true })
  expect(countClaimedPieces({ ...shipped, pieces: 9 })).toMatchObject({ boxes: 2, isClaimable: true })
})

test('pieces take the fewest boxes that hold them, and never more than shipped', () => {
  const whole = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(whole, whole, fc.nat(), (piecesPerBox, shippedBoxes, any) => {
      const pieces = 1 + (any % (piecesPerBox * shippedBoxes))
      const { boxes, isClaimable, normalPieces } = countClaimedPieces({ pieces, piecesPerBox, shippedBoxes })
      expect(boxes * piecesPerBox).toBeGreaterThanOrEqual(pieces)
      expect((boxes - 1) * piecesPerBox).toBeLessThan(pieces)
      expect(boxes).toBeLessThanOrEqual(shippedBoxes)
      expect(isClaimable).toBe(pieces * 100 > shippedBoxes * piecesPerBox * 3)
      expect(isClaimable).toBe(pieces > normalPieces)
    }),
  )
})
