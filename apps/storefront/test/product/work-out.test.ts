import type { ProductDetails } from '@tessera/client/shop/types.gen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateBoxes, roomsAreaOf } from '../../app/features/product/calculate-boxes.ts'
import { nextBreak, unitCentsAt } from '../../app/features/product/price-break.ts'
import { suggestWaste } from '../../app/features/product/product-facts.ts'
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
  minus: '',
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

  it('counts what is above a limit as the limit, and says so', () => {
    expect(calculateBoxes(plan({ area: '100', waste: '80' }), packing, breaks)).toMatchObject({
      wastePercent: '30',
      boxes: 12,
      limited: ['waste'],
    })
    expect(calculateBoxes(plan({ area: '900000' }), packing, breaks)).toMatchObject({
      areaSqft: '100000',
      limited: ['area'],
    })
    expect(calculateBoxes(plan({ by: 'boxes', boxes: '90000' }), packing, breaks)).toMatchObject({
      boxes: 20_000,
      limited: ['boxes'],
    })
    expect(calculateBoxes(plan({ area: '100', waste: '30' }), packing, breaks)?.limited).toEqual([])
  })

  it('subtracts what gets no tile, and nothing for text that is no area', () => {
    expect(calculateBoxes(plan({ area: '100', minus: '20' }), packing, breaks)).toMatchObject({
      areaSqft: '80',
      boxes: 8,
    })
    const rooms = [{ lengthFt: '12', lengthIn: '', widthFt: '10', widthIn: '' }]
    expect(calculateBoxes(plan({ by: 'rooms', rooms, minus: '12.5' }), packing, breaks)?.areaSqft).toBe('107.5')
    expect(calculateBoxes(plan({ area: '100', minus: 'tub' }), packing, breaks)?.boxes).toBe(10)
    expect(calculateBoxes(plan({ area: '100', minus: '100' }), packing, breaks)).toBeUndefined()
    expect(calculateBoxes(plan({ area: '100', minus: '900' }), packing, breaks)).toBeUndefined()
  })

  it('takes the percentage of the chosen pattern while none is typed', () => {
    expect(calculateBoxes(plan({ area: '100', waste: '', pattern: 'chevron' }), packing, breaks)?.wastePercent).toBe(
      '20',
    )
  })

  it('never gives fewer boxes for more waste, area, feet or boxes', () => {
    const pair = (max: number) => fc.tuple(fc.nat(max), fc.nat(max)).map((two) => two.sort((one, other) => one - other))
    const boxesOf = (part: Partial<QuantityPlan>) => calculateBoxes(plan(part), packing, breaks)?.boxes ?? 0
    fc.assert(
      fc.property(pair(300), pair(300_000), pair(60_000), (waste, area, boxes) => {
        for (const by of ['area', 'rooms'] as const) {
          const [less, more] = [0, 1].map((at) =>
            boxesOf({
              by,
              waste: `${waste[at]}`,
              area: `${area[at]}`,
              rooms: [{ ...emptyRoom, lengthFt: `${area[at]}`, widthFt: '3' }],
            }),
          )
          expect(more).toBeGreaterThanOrEqual(less ?? 0)
        }
        const [less, more] = boxes.map((count) => boxesOf({ by: 'boxes', boxes: `${count}` }))
        expect(more).toBeGreaterThanOrEqual(less ?? 0)
      }),
    )
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
  const tile = {
    record: { tessera: { kind: 'mosaic' } },
    facts: { lengthIn: 12, widthIn: 12 },
  } as unknown as ProductDetails // only what is read
  const suggested = suggestWaste(tile)

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

describe('waste by pattern', () => {
  it('grows with long pieces in every pattern, also in one that is chosen and then changed back', () => {
    const tile = (lengthIn: number) =>
      ({ record: { tessera: { kind: 'tile' } }, facts: { lengthIn, widthIn: 12 } }) as unknown as ProductDetails // only what is read
    const wasteOf = (lengthIn: number, address = '') =>
      readPlan(new URLSearchParams(address), suggestWaste(tile(lengthIn))).waste
    expect([wasteOf(24), wasteOf(24, 'pattern=grid'), wasteOf(24, 'pattern=herringbone')]).toEqual(['13', '13', '23'])
    expect([wasteOf(12), wasteOf(12, 'pattern=herringbone')]).toEqual(['10', '20'])
    expect(suggestWaste(tile(24)).wasteOf('diagonal')).toBe('18')
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
