import { layingPatterns } from '@tessera/contract/middleware/projects/models'
import { quoteStates } from '@tessera/contract/middleware/quotes/models'
import { sheetStates } from '@tessera/contract/middleware/selection-sheets/models'
import { wastePatterns } from '@tessera/domain/coverage/waste'
import { allotOrdered } from '@tessera/domain/planning/allot-ordered'
import { needFor } from '@tessera/domain/planning/box-need'
import { clientPrice } from '@tessera/domain/planning/client-price'
import { defaultWaste } from '@tessera/domain/planning/default-waste'
import { missingItems, type PlannedItem } from '@tessera/domain/planning/missing-items'
import { offerFreight } from '@tessera/domain/planning/offer-freight'
import { depositOf, discountFor, offerPrice, percentOf } from '@tessera/domain/planning/offer-price'
import { projectStage } from '@tessera/domain/planning/project-stage'
import { offerDifferences } from '@tessera/domain/planning/quote-difference'
import { canDoQuoteAction, quoteActions, quoteStateOn } from '@tessera/domain/planning/quote-life-cycle'
import { isSheetLocked, sheetStateAfter } from '@tessera/domain/planning/sheet-life-cycle'
import { isSignature } from '@tessera/domain/planning/signature'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('need', () => {
  test('what covers nothing has no area', () => {
    expect(() => needFor({ measuredBy: 'area', areaSqft: 1, wastePercent: 0, spareBoxes: 0 }, null)).toThrow(RangeError)
    expect(needFor({ measuredBy: 'box', boxes: 3, wastePercent: 0 }, null)).toMatchObject({
      boxes: 3,
      coveredSqft: null,
    })
  })
  test.each([
    [120, 10, '15.5000', 9, 139.5, 19.5],
    [48.5, 20, '10.6600', 6, 63.96, 15.46],
    [100, 10, '11.0000', 10, 110, 10],
  ])('%d sq ft with %d %% in boxes of %s', (areaSqft, wastePercent, perBox, boxes, coveredSqft, leftOverSqft) => {
    const need = needFor({ measuredBy: 'area', areaSqft, wastePercent, spareBoxes: 0 }, perBox)
    expect(need).toMatchObject({ boxes, coveredSqft, leftOverSqft })
  })
  test('asking for the area that boxes serve gives the same boxes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 10_000, max: 300_000 }), (boxes, units) => {
        const perBox = (units / 10_000).toFixed(4)
        const { areaSqft } = needFor({ measuredBy: 'box', boxes, wastePercent: 12 }, perBox)
        const back = needFor({ measuredBy: 'area', areaSqft: areaSqft ?? 0, wastePercent: 12, spareBoxes: 0 }, perBox)
        expect(back.boxes).toBe(boxes)
      }),
    )
  })
  test('waste follows the pattern and the size, and bags have none', () => {
    expect(defaultWaste({ kind: 'grout' }, null)).toBe(0)
    expect(defaultWaste({ kind: 'field-tile', lengthIn: 12, widthIn: 12 }, null)).toBe(10)
    expect(defaultWaste({ kind: 'large-format', lengthIn: 48, widthIn: 24 }, 'herringbone')).toBe(23)
    expect([...layingPatterns].sort()).toEqual(Object.keys(wastePatterns).sort())
  })
})

describe('what was ordered', () => {
  const item = fc.record({
    sku: fc.constantFrom('a', 'b'),
    room: fc.constantFrom('Bath', 'Hall', null),
    boxes: fc.integer({ min: 1, max: 20 }),
  })
  const bought = fc
    .record({
      sku: fc.constantFrom('a', 'b'),
      room: fc.constantFrom('Bath', null),
      ordered: fc.nat(30),
      delivered: fc.nat(30),
    })
    .map((one) => ({ ...one, delivered: Math.min(one.delivered, one.ordered) }))
  test('is counted once, never beyond the need and never more than there is', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), fc.array(bought, { maxLength: 6 }), (wanted, all) => {
        const items = wanted.map((one, at) => ({ ...one, id: String(at) }))
        const { items: found, extra } = allotOrdered(items, all)
        for (const sku of ['a', 'b']) {
          const own = items.filter((one) => one.sku === sku)
          const given = own.reduce((sum, { id }) => sum + (found.get(id)?.ordered ?? 0), 0)
          const there = all.filter((one) => one.sku === sku).reduce((sum, { ordered }) => sum + ordered, 0)
          const need = own.reduce((sum, { boxes }) => sum + boxes, 0)
          expect(given).toBe(Math.min(need, there))
          const beyond = extra.filter((one) => one.sku === sku).reduce((sum, { ordered }) => sum + ordered, 0)
          expect(given + beyond).toBe(there)
        }
        for (const { id, boxes } of items) {
          const { ordered = 0, delivered = 0, open = 0 } = found.get(id) ?? {}
          expect(ordered + open).toBe(boxes)
          expect(delivered).toBeLessThanOrEqual(ordered)
        }
      }),
    )
  })
  test('for a room serves that room first', () => {
    const items = [
      { id: '1', sku: 'a', room: 'Hall', boxes: 5 },
      { id: '2', sku: 'a', room: 'Bath', boxes: 5 },
    ]
    const { items: found } = allotOrdered(items, [{ sku: 'a', room: 'Bath', ordered: 5, delivered: 2 }])
    expect([found.get('1')?.ordered, found.get('2')?.ordered]).toEqual([0, 5])
  })
})

describe('missing items', () => {
  const tile: PlannedItem = {
    id: 't',
    roomId: 'bath',
    sku: 't',
    name: 'Tile',
    kind: 'field-tile',
    isAlternate: false,
    areaSqft: 100,
    lengthIn: 12,
    widthIn: 24,
    thicknessIn: 0.375,
    jointIn: 0.125,
    isStone: false,
    isWetArea: false,
    trim: ['bullnose'],
    setting: [{ sku: 'g', kind: 'grout', lbs: 25 }],
  }
  const other = (kind: PlannedItem['kind'], roomId: string | null): PlannedItem => ({ ...tile, id: kind, kind, roomId })
  const names = (items: PlannedItem[]) => missingItems(items).map(({ what }) => what)
  test('tile wants grout, mortar and trim of its room', () => {
    expect(missingItems([tile])).toMatchObject([
      { what: 'grout', units: 1, suggestions: ['g'] },
      { what: 'mortar', units: 3 },
      { what: 'trim', suggestions: ['bullnose'] },
    ])
    expect(names([tile, other('grout', 'hall')])).toContain('grout')
    expect(names([tile, other('grout', 'bath'), other('mortar', null), other('trim', null)])).toEqual([])
  })
  test('alternates and planks want nothing', () => {
    expect(names([{ ...tile, isAlternate: true }, other('lvp', 'bath')])).toEqual([])
  })
})

describe('money', () => {
  test('an offer is never above the list, and a bigger one never dearer by the box', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 500 }), (list, boxes) => {
        expect(offerPrice(list, boxes)).toBeLessThanOrEqual(list)
        expect(offerPrice(list, boxes + 1)).toBeLessThanOrEqual(offerPrice(list, boxes))
      }),
    )
    expect([1, 8, 20, 50, 100].map(discountFor)).toEqual([0, 2, 4, 6, 8])
  })
  test('half cents go up', () => {
    expect([depositOf(101), percentOf(1000, 6.25), percentOf(7, 50)]).toEqual([51, 63, 4])
  })
  test('a client pays at least what the account does, markup or not', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 90 }),
        (cost, markup, boxes) => {
          const priced = { boxes, costCents: cost, retailCents: cost + 5, ownCents: null }
          expect(clientPrice(priced, markup)).toBeGreaterThanOrEqual(cost * boxes)
          expect(clientPrice(priced, null)).toBe((cost + 5) * boxes)
          expect(clientPrice({ ...priced, ownCents: 77 }, markup)).toBe(77)
        },
      ),
    )
  })
  test('freight grows with the weight', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(5000), (one, more) => {
        expect(offerFreight(one + more)).toBeGreaterThanOrEqual(offerFreight(one))
      }),
    )
  })
})

describe('life cycles', () => {
  test('an offer holds through its last day and no longer', () => {
    expect(quoteStateOn('offered', '2026-03-31', '2026-03-31')).toBe('offered')
    expect(quoteStateOn('offered', '2026-03-31', '2026-04-01')).toBe('expired')
    expect(quoteStateOn('converted', '2026-03-31', '2026-04-01')).toBe('converted')
  })
  test('only an offer can be accepted, and everything can be copied', () => {
    expect(quoteStates.filter((state) => canDoQuoteAction(state, 'accept'))).toEqual(['offered'])
    for (const state of quoteStates) expect(quoteActions(state)).toContain('duplicate')
  })
  test('an archived sheet stays where it is, a signed one only moves by an edit or an order', () => {
    for (const event of ['share', 'view', 'comment', 'sign', 'edit', 'convert'] as const)
      expect(sheetStateAfter('archived', event)).toBe('archived')
    expect(sheetStateAfter('approved', 'comment')).toBe('approved')
    expect(sheetStateAfter('approved', 'edit')).toBe('draft')
    expect(sheetStates.filter(isSheetLocked)).toEqual(['approved', 'converted'])
  })
  test('documents move a project until people say more', () => {
    const facts = { chosen: 'planning' as const, hasSheet: true, hasQuote: false, orderedBoxes: 0, deliveredBoxes: 0 }
    expect(projectStage(facts)).toBe('selecting')
    expect(projectStage({ ...facts, hasQuote: true })).toBe('quoted')
    expect(projectStage({ ...facts, orderedBoxes: 1 })).toBe('ordered')
    expect(projectStage({ ...facts, orderedBoxes: 1, deliveredBoxes: 1 })).toBe('delivering')
    expect(projectStage({ ...facts, chosen: 'archived', deliveredBoxes: 1 })).toBe('archived')
  })
})

test('versions differ by lines, freight, tax and days', () => {
  const line = { lineNo: 1, sku: 'a', name: 'A', boxes: 2, unitPriceCents: 100 }
  const offer = { version: 1, validUntil: '2026-01-01', freightCents: 5, taxCents: 1, lines: [line] }
  expect(offerDifferences(offer, { ...offer, version: 2 })).toEqual([])
  const next = {
    ...offer,
    version: 2,
    freightCents: 6,
    taxCents: 2,
    validUntil: '2026-02-01',
    lines: [
      { ...line, boxes: 3 },
      { ...line, lineNo: 2, sku: 'b' },
    ],
  }
  expect(offerDifferences(offer, next).map(({ what }) => what)).toEqual([
    'quantity',
    'added',
    'freight',
    'tax',
    'validity',
  ])
  expect(offerDifferences(offer, next).at(-1)?.text).toBe('Good until February 1, 2026 instead of January 1, 2026')
  expect(offerDifferences(next, offer).map(({ what }) => what)).toContain('removed')
})

test('a signature is lines and nothing that a page could run', () => {
  expect(isSignature('M1 1 L2 2 L3 3 L4 4')).toBe(true)
  for (const bad of ['', 'M1 1', 'M1 1 L2 2', 'M1 1 L2 2 L3 3 L4 4"><script>', 'javascript:x', 'M1,1 C1 1 1 1 1 1'])
    expect(isSignature(bad)).toBe(false)
})
