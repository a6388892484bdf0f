import { describe, expect, it } from 'vitest'
import { calculateBoxes, roomsAreaOf } from '../../app/features/product/calculate-boxes.ts'
import { nextBreak, unitCentsAt } from '../../app/features/product/price-break.ts'
import { emptyRoom, type QuantityPlan, readPlan } from '../../app/features/product/quantity-plan.ts'

const packing = { sqftPerUnit: '11', piecesPerUnit: 5, lbsPerUnit: '40.5', unitsPerPallet: 48 }
const breaks = [
  { quantity: 1, unitPriceCents: 10_000, pricePerSqftCents: 909 },
  { quantity: 10, unitPriceCents: 9_500, pricePerSqftCents: 864 },
]
const plan = (part: Partial<QuantityPlan>): QuantityPlan => ({
  by: 'area',
  rooms: [emptyRoom],
  area: '',
  boxes: '',
  pattern: 'grid',
  waste: '10',
  hasSpare: false,
  ...part,
})

describe('the calculator of a product', () => {
  it('waits for something to count with', () => {
    expect(calculateBoxes(plan({}), packing, breaks)).toBeUndefined()
    expect(calculateBoxes(plan({ area: 'abc' }), packing, breaks)).toBeUndefined()
    expect(calculateBoxes(plan({ area: '-4' }), packing, breaks)).toBeUndefined()
    expect(calculateBoxes(plan({ by: 'boxes', boxes: '2.5' }), packing, breaks)).toBeUndefined()
    expect(calculateBoxes(plan({ by: 'rooms' }), packing, breaks)).toBeUndefined()
  })

  it('needs ten boxes of 11 for 100 square feet and 10 percent, at the price of ten', () => {
    const worked = calculateBoxes(plan({ area: '100' }), packing, breaks)
    expect(worked).toMatchObject({
      boxes: 10,
      needSqft: '110',
      coveredSqft: '110',
      leftOverSqft: '10',
      shortByOneFewerSqft: '11',
      pieces: 50,
      weightLbs: '405',
      totalCents: 95_000,
    })
  })

  it('keeps one for repairs, and then one fewer leaves nothing open', () => {
    const worked = calculateBoxes(plan({ area: '100', hasSpare: true }), packing, breaks)
    expect(worked).toMatchObject({ boxes: 11, shortByOneFewerSqft: '0' })
  })

  it('reads boxes back as the area they serve', () => {
    expect(calculateBoxes(plan({ by: 'boxes', boxes: '10' }), packing, breaks)).toMatchObject({
      boxes: 10,
      areaSqft: '100',
    })
  })

  it('uses the default waste if the input is invalid', () => {
    expect(calculateBoxes(plan({ area: '100', waste: '80' }), packing, breaks)?.wastePercent).toBe('10')
  })
})

describe('rooms as typed', () => {
  it('leaves out a room that is half typed', () => {
    const whole = { lengthFt: '12', lengthIn: '', widthFt: '9', widthIn: '6' }
    expect(roomsAreaOf([whole, { ...emptyRoom, lengthFt: '3' }])).toBe('114')
    expect(roomsAreaOf([{ ...whole, widthIn: 'six' }])).toBeUndefined()
  })

  it('reads inches as a tape says them', () => {
    expect(roomsAreaOf([{ lengthFt: '2', lengthIn: '', widthFt: '', widthIn: '4 1/2' }])).toBe('0.75')
  })
})

describe('a plan in an address', () => {
  const suggested = { pattern: 'mosaic', waste: 15 } as const

  it('begins with what suits the product', () => {
    expect(readPlan(new URLSearchParams(), suggested)).toMatchObject({ by: 'rooms', pattern: 'mosaic', waste: '15' })
  })

  it('ignores what it does not know', () => {
    const read = readPlan(new URLSearchParams('by=magic&pattern=spiral&rooms=99'), suggested)
    expect(read).toMatchObject({ by: 'rooms', pattern: 'mosaic' })
    expect(read.rooms).toHaveLength(6)
  })

  it('reads what the form sends', () => {
    const read = readPlan(
      new URLSearchParams('by=rooms&rooms=2&l1f=12&w1f=9&w1i=6&l2f=3&w2f=4&pattern=diagonal&spare=1'),
      suggested,
    )
    expect(read).toMatchObject({ pattern: 'diagonal', waste: '15', hasSpare: true })
    expect(roomsAreaOf(read.rooms)).toBe('126')
  })
})

describe('prices by quantity', () => {
  it('takes the last step that is reached', () => {
    expect([1, 9, 10, 500].map((quantity) => unitCentsAt(breaks, quantity))).toEqual([10_000, 10_000, 9_500, 9_500])
    expect(unitCentsAt([], 3)).toBe(0)
  })

  it('names the next step while there is one', () => {
    expect(nextBreak(breaks, 4)?.quantity).toBe(10)
    expect(nextBreak(breaks, 10)).toBeUndefined()
  })
})
