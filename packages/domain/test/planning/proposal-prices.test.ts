import { proposalPrices } from '@tessera/domain/planning/proposal-prices'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const cents = fc.integer({ min: 100, max: 5_000_000 })
const percent = fc.integer({ min: 1, max: 400 })

test('every sum a client reads is above what it costs, and all of them add up', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      cents,
      percent,
      fc.dictionary(fc.constantFrom('1', '2', '3'), percent),
      fc.array(fc.nat(900_000), { maxLength: 4 }),
      (costs, chargesCents, markupPercent, lineMarkups, work) => {
        const lines = costs.map((totalCents, at) => ({ lineNo: at + 1, totalCents }))
        const labor = work.map((totalCents) => ({ totalCents }))
        const prices = proposalPrices({ lines, chargesCents, markupPercent, lineMarkups, labor })
        for (const { lineNo, totalCents } of lines) expect(prices.lines.get(lineNo)).toBeGreaterThan(totalCents)
        expect(prices.chargesCents).toBeGreaterThan(chargesCents)
        expect(prices.materialCents + prices.chargesCents + prices.laborCents).toBe(prices.totalCents)
        expect(prices.costCents + prices.marginCents).toBe(prices.totalCents)
      },
    ),
  )
})
