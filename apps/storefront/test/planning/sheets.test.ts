import type { ClientItem, QuoteDetail, SheetDetail, SheetItem } from '@tessera/client/shop/types.gen'
import { isSignature, maxStrokeCharacters } from '@tessera/domain/planning/signature'
import { describe, expect, it } from 'vitest'
import { selectOffer, versionsOf } from '../../app/features/quotes/select-offer.ts'
import { chosenOf, differenceText, optionsOf } from '../../app/features/selection-sheets/client-options.ts'
import {
  treeOf,
  withAlternate,
  withItem,
  withNewItem,
  withoutAlternate,
  withoutItem,
  withoutRoom,
  withRoom,
} from '../../app/features/selection-sheets/sheet-tree.ts'
import { pathOf, pointIn, type Strokes, signatureOf, withPoint, withStroke } from '../../app/kit/plans/strokes.ts'

describe('a signature', () => {
  const place = { left: 100, top: 50, width: 300, height: 100 }
  const line = (points: number): Strokes =>
    Array.from({ length: points }, (_, at) => ({ x: (at * 7) % 600, y: (at * 13) % 200 })).reduce<Strokes>(
      (strokes, point) => withPoint(strokes, point),
      [[{ x: 300, y: 100 }]],
    )

  it('is nothing when it is a dot, so that the typed name counts', () => {
    expect(signatureOf(withStroke([], { x: 3, y: 4 }))).toBe('')
  })
  it('never leaves its box, however large the box is shown', () => {
    expect(pointIn(place, 100, 50)).toEqual({ x: 0, y: 0 })
    expect(pointIn(place, 250, 100)).toEqual({ x: 300, y: 100 })
    expect(pointIn(place, 9999, -5)).toEqual({ x: 600, y: 0 })
  })
  it('leaves out points that are no further than a hair', () => {
    const begun = withStroke([], { x: 10, y: 10 })
    expect(withPoint(begun, { x: 11, y: 11 })).toBe(begun)
  })
  it('is a path the shop takes', () => {
    expect(
      pathOf([
        [
          { x: 1, y: 2 },
          { x: 30.5, y: 4 },
        ],
      ]),
    ).toBe('M1 2L30.5 4')
    expect(isSignature(signatureOf(line(40)))).toBe(true)
  })
  it('stops where it would be too long to be sent', () => {
    const path = pathOf(line(4000))
    expect(path.length).toBeLessThanOrEqual(maxStrokeCharacters)
    expect(path.length).toBeGreaterThan(maxStrokeCharacters / 2)
    expect(isSignature(path)).toBe(true)
  })
})

const item = (id: string, more: Partial<SheetItem> = {}) =>
  ({ id, sku: id, areaSqft: 100, boxes: 10, chosenAlternateId: null, alternates: [], ...more }) as unknown as SheetItem // only what is read
const alternate = (id: string) =>
  ({ id, sku: id, boxes: 9, note: null, ownClientPriceCents: null }) as SheetItem['alternates'][number]

describe('rooms of a sheet travel as the whole tree', () => {
  const sheet = {
    rooms: [
      {
        id: 'bath',
        name: 'Bath',
        items: [item('floor', { alternates: [alternate('other')], chosenAlternateId: 'other' })],
      },
    ],
  } as unknown as SheetDetail // only what is read
  const tree = treeOf(sheet)
  const first = (changed: typeof tree) => changed[0]?.items?.[0]

  it('keeps everything that is not changed', () => {
    expect(withRoom(tree, 'bath', { name: 'Large bath' })[0]).toEqual({ ...tree[0], name: 'Large bath' })
    expect(withRoom(tree, '', { name: 'Hall' })).toHaveLength(2)
    expect(withoutRoom(tree, 'bath')).toEqual([])
  })
  it('counts boxes anew for another area, unless boxes are written down', () => {
    expect(first(withItem(tree, 'floor', { areaSqft: 120, boxes: 10 }))?.boxes).toBeNull()
    expect(first(withItem(tree, 'floor', { areaSqft: 120, boxes: 14 }))?.boxes).toBe(14)
    expect(first(withItem(tree, 'floor', { areaSqft: 100, boxes: 10 }))?.boxes).toBe(10)
  })
  it('adds and removes items and alternates', () => {
    expect(withNewItem(tree, 'bath', { sku: 'wall' })[0]?.items).toHaveLength(2)
    expect(first(withAlternate(tree, 'floor', { sku: 'third' }))?.alternates).toHaveLength(2)
    expect(withoutItem(tree, 'floor')[0]?.items).toEqual([])
  })
  it('chooses the item itself when the chosen alternate is removed', () => {
    expect(first(withoutAlternate(tree, 'floor', 'other'))).toMatchObject({ alternates: [], chosenAlternateId: null })
  })
})

describe('what a client chooses from', () => {
  const choice = (priceCents: number | null) =>
    ({
      ...item('floor', { chosenAlternateId: 'b' }),
      priceCents,
      alternates: [{ id: 'b', name: 'B', priceCents: priceCents && priceCents + 500 }],
    }) as unknown as ClientItem // only what is read

  it('is the item first, then its alternates', () => {
    expect(optionsOf(choice(100)).map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['', false],
      ['b', true],
    ])
  })
  it('says what another choice costs, and nothing where there are no prices', () => {
    const [self] = optionsOf(choice(1000))
    expect(self && differenceText(self, chosenOf(choice(1000)))).toBe('$5.00 less')
    const [silent] = optionsOf(choice(null))
    expect(silent && differenceText(silent, chosenOf(choice(null)))).toBe('')
  })
})

describe('the versions of a quote', () => {
  const offer = (version: number) => ({ version, lines: [] })
  const quote = {
    version: 2,
    request: [],
    versions: [offer(1), offer(2)],
    differences: [{ version: 2 }],
  } as unknown as QuoteDetail // only what is read

  it('shows the newest unless another one is asked for', () => {
    expect(selectOffer(quote, null)).toMatchObject({ version: 2, isSuperseded: false, differences: [{ version: 2 }] })
    expect(selectOffer(quote, '1')).toMatchObject({ version: 1, isSuperseded: true, differences: [] })
  })
  it('takes the request for version 0 and for a version that was not offered', () => {
    expect(selectOffer(quote, '0')).toMatchObject({ version: 0, offer: undefined })
    expect(selectOffer(quote, '99')).toMatchObject({ version: 0, offer: undefined })
    expect(versionsOf(quote)).toEqual([2, 1, 0])
  })
})
