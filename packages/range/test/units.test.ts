import { boxesFor } from '@tessera/domain/coverage/boxes'
import { findFraction } from '@tessera/domain/money'
import { materialTraits } from '@tessera/range/rules/material-traits'
import { describe, expect, test } from 'vitest'
import { demoRange } from './sample-range.ts'

const facts = [...demoRange().products()].map(({ product }) => product.xp)
const coverings = facts.filter(({ units, attributes }) => units.sqftPerUnit && attributes.material)
const decimal = /^\d+\.\d{4}$/

describe('printed figures', () => {
  test('are decimals with four places, and weights decimals', () => {
    for (const { units } of facts) {
      for (const figure of [units.sqftPerUnit, units.lfPerPiece]) if (figure !== null) expect(figure).toMatch(decimal)
      expect(findFraction(units.lbsPerUnit)).toBeDefined()
      expect(Number.isInteger(units.piecesPerUnit)).toBe(true)
    }
  })
  test('can be calculated with', () => {
    for (const { units } of coverings) {
      const { boxes } = boxesFor({ areaSqft: 100, wastePercent: 10, sqftPerBox: units.sqftPerUnit ?? 0 })
      expect(boxes).toBeGreaterThan(0)
      expect(boxes).toBeLessThan(200)
    }
  })
  test('cover about what their rectangles would', () => {
    const shapes = ['Square', 'Rectangle', 'Plank']
    for (const { kind, units, attributes } of coverings) {
      if (kind === 'mosaic' || !shapes.includes(attributes.shape ?? '')) continue
      const area = ((attributes.lengthIn ?? 0) * (attributes.widthIn ?? 0) * units.piecesPerUnit) / 144
      expect(Math.abs(Number(units.sqftPerUnit) / area - 1)).toBeLessThan(0.01)
    }
  })
  test('weigh what the material weighs', () => {
    for (const { kind, units, attributes } of coverings) {
      const { density } = materialTraits[attributes.material ?? 'Ceramic']
      const solid = Number(units.sqftPerUnit) * 144 * (attributes.thicknessIn ?? 0) * density
      const ratio = Number(units.lbsPerUnit) / solid
      expect(ratio).toBeGreaterThan(kind === 'mosaic' ? 0.75 : 0.95)
      expect(ratio).toBeLessThan(1.15)
    }
  })
  test('can be lifted, and stand on a pallet', () => {
    for (const { kind, units } of coverings) {
      expect(Number(units.lbsPerUnit)).toBeLessThan(kind === 'large-format' ? 95 : 80)
      expect(Number(units.lbsPerUnit) * (units.unitsPerPallet ?? 0)).toBeLessThan(3_000)
    }
  })
  test('are those of the trade: boxes of tile and cartons of planks', () => {
    const sqft = (kind: string) =>
      coverings.filter((one) => one.kind === kind).map(({ units }) => Number(units.sqftPerUnit))
    for (const kind of ['lvp', 'laminate', 'engineered-wood', 'solid-wood']) {
      expect(Math.min(...sqft(kind))).toBeGreaterThanOrEqual(15)
      expect(Math.max(...sqft(kind))).toBeLessThanOrEqual(30)
    }
    expect(Math.max(...sqft('field-tile'))).toBeLessThanOrEqual(16)
    expect(Math.max(...coverings.map(({ units }) => units.piecesPerUnit))).toBeLessThanOrEqual(60)
  })
})
