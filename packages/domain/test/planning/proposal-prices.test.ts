import { proposalPrices } from '@tessera/domain/planning/proposal-prices'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const cents = fc.integer({ min: 100, max: 5_000_000 })
const percent = fc.integer({ min: 1, max: 400 })

test('tax passes through to the cent, every other amount is above its cost, and all of them add up', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      cents,
      fc.nat(900_000),
      percent,
      fc.dictionary(fc.constantFrom('1', '2', '3'), percent),
      fc.array(fc.nat(900_000), { maxLength: 4 }),
      (costs, freightCents, taxCents, markupPercent, lineMarkups, work) => {
        const lines = costs.map((totalCents, at) => ({ lineNo: at + 1, totalCents }))
        const labor = work.map((totalCents) => ({ totalCents }))
        const prices = proposalPrices({ lines, freightCents, taxCents, markupPercent, lineMarkups, labor })
        for (const { lineNo, totalCents } of lines) expect(prices.lines.get(lineNo)).toBeGreaterThan(totalCents)
        expect(prices.taxCents).toBe(taxCents)
        expect(prices.freightCents).toBeGreaterThan(freightCents)
        const parts = [prices.materialCents, prices.freightCents, prices.taxCents, prices.laborCents]
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(prices.totalCents)
        expect(prices.costCents + prices.marginCents).toBe(prices.totalCents)
      },
    ),
  )
})
