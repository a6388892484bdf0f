import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideCents } from '../../src/divide-cents.ts'
import { budgetOf, type CostDocument, costsByRoom, noCosts, sumCosts } from '../../src/planning/project-costs.ts'
import { type InvoicedLine, invoiceShare } from '../../src/sales/invoice-share.ts'

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const rooms = new Set(['Bath', 'Kitchen'])
const lineOf = (weight: number, room: string | null = 'Bath', projectId: string | null = 'P1') => ({
  projectId,
  room,
  weight,
})

describe('an amount is divided', () => {
  test('to the cent, whatever the weights', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.array(fc.nat(1e12), { minLength: 1, maxLength: 30 }), (cents, weights) => {
        const parts = divideCents(cents, weights)
        expect(sumOf(parts)).toBe(cents)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('by weight, and to the first part where nothing has weight', () => {
    expect(divideCents(100, [1, 1, 1])).toEqual([33, 34, 33])
    expect(divideCents(500, [0, 0])).toEqual([500, 0])
    expect(divideCents(500, [])).toEqual([])
  })
})

describe('a budget', () => {
  const ordered: CostDocument = { kind: 'ordered', cents: 571_973, lines: [lineOf(400_000), lineOf(1, 'Attic')] }

  test('is overspent by what was ordered, however little is planned', () => {
    const costs = sumCosts(costsByRoom('P1', [ordered], rooms).values())
    expect(budgetOf(450_000, 0, costs)).toMatchObject({ leftCents: -121_973, isOver: true, isOverspent: true })
    expect(budgetOf(450_000, 0, { ...costs, returnedCents: 200_000 })).toMatchObject({
      leftCents: 78_027,
      isOver: false,
      isOverspent: false,
    })
  })

  test('counts what is still to order, and is not overspent before it is ordered', () => {
    expect(budgetOf(1000, 1500, noCosts)).toMatchObject({ leftCents: -500, isOver: true, isOverspent: false })
    expect(budgetOf(null, 1500, noCosts)).toMatchObject({ leftCents: null, isOver: false, isOverspent: false })
  })

  test('leaves the share of other projects to them, and rooms that are gone to the project', () => {
    const shared: CostDocument = { kind: 'invoiced', cents: 900, lines: [lineOf(100), lineOf(200, 'Bath', 'P2')] }
    expect(costsByRoom('P1', [shared], rooms).get('Bath')).toMatchObject({ invoicedCents: 300 })
    expect(costsByRoom('P2', [shared], rooms).get('Bath')).toMatchObject({ invoicedCents: 600 })
    expect(costsByRoom('P1', [ordered], rooms).get(null)).toMatchObject({ orderedCents: 1 })
  })
})

const anOrder = fc.record({
  lines: fc.array(
    fc.record({
      room: fc.constantFrom('Bath', 'Kitchen', 'Gone', null),
      boxes: fc.integer({ min: 1, max: 40 }),
      unitCents: fc.integer({ min: 1, max: 90_000 }),
      firstBoxes: fc.nat(40),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  shippingCents: fc.nat(50_000),
  taxCents: fc.nat(80_000),
})

test('invoices of deliveries add up to what was ordered, in the project and over its rooms', () => {
  fc.assert(
    fc.property(fc.array(anOrder, { minLength: 1, maxLength: 4 }), (orders) => {
      const documents = orders.flatMap(documentsOf)
      const costs = [...costsByRoom('P1', documents, rooms).values()]
      const cents = (kind: CostDocument['kind']) =>
        sumOf(documents.filter((one) => one.kind === kind).map((one) => one.cents))
      const { orderedCents, invoicedCents } = sumCosts(costs)
      expect(orderedCents).toBe(cents('ordered'))
      expect(invoicedCents).toBe(cents('invoiced'))
      expect(invoicedCents).toBe(orderedCents)
    }),
  )
})

/** An order with the invoices of its two deliveries. */
function documentsOf(order: typeof anOrder extends fc.Arbitrary<infer T> ? T : never): CostDocument[] {
  const { shippingCents, taxCents } = order
  const lines = order.lines.map(({ room, boxes, unitCents, firstBoxes }) => {
    const first = Math.min(firstBoxes, boxes)
    return { room, boxes, totalCents: boxes * unitCents, first, rest: boxes - first }
  })
  const invoiceOf = (of: (line: (typeof lines)[number]) => Pick<InvoicedLine, 'earlierBoxes' | 'deliveredBoxes'>) => {
    const parts = lines.map((line) => ({ ...line, isMerchandise: true, ...of(line) }))
    const share = invoiceShare({ lines: parts, orderDiscountCents: 0, shippingCents, taxCents })
    return {
      kind: 'invoiced' as const,
      cents: share.goodsCents + share.freightCents + share.taxCents,
      lines: parts.map(({ room, totalCents, boxes, deliveredBoxes }) =>
        lineOf(Math.round((totalCents * deliveredBoxes) / boxes), room),
      ),
    }
  }
  const deliveries = [
    lines.some(({ first }) => first > 0)
      ? invoiceOf(({ first }) => ({ earlierBoxes: 0, deliveredBoxes: first }))
      : undefined,
    lines.some(({ rest }) => rest > 0)
      ? invoiceOf(({ first, rest }) => ({ earlierBoxes: first, deliveredBoxes: rest }))
      : undefined,
  ]
  return [
    {
      kind: 'ordered',
      cents: sumOf(lines.map(({ totalCents }) => totalCents)) + shippingCents + taxCents,
      lines: lines.map(({ room, totalCents }) => lineOf(totalCents, room)),
    },
    ...deliveries.flatMap((one) => one ?? []),
  ]
}
