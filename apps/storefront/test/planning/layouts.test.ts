import type { ProjectItem, ProjectLayout, ProjectLayoutTile, ProjectRoom } from '@tessera/client/shop/types.gen'
import { describe, expect, test } from 'vitest'
import { hasDraft, readDraft } from '../../app/features/projects/layouts/layout-draft.ts'
import { needsOf } from '../../app/features/projects/layouts/needs-of.ts'
import { draftFor, newDraft, resolveDraft } from '../../app/features/projects/layouts/new-draft.ts'
import { calculateLayout } from '../../app/features/projects/layouts/plan-of-draft.ts'

const tile = {
  sku: '1',
  name: 'Plain 12 × 24',
  roomIds: ['bath'],
  problem: null,
  lengthIn: 24,
  widthIn: 12,
  thicknessIn: 0.375,
  isHexagon: false,
  chipLengthIn: null,
  chipWidthIn: null,
  piecesPerBox: 8,
  sqftPerBox: 16,
  isStone: false,
  isSet: true,
  isWetArea: false,
  jointMinIn: 0.125,
  grouts: [{ sku: 'g', name: 'Grout', color: 'White', hex: '#ffffff', bagLbs: 10 }],
  mortarSku: 'm',
} as unknown as ProjectLayoutTile // the fields that these rules read
const hexagon = { ...tile, sku: '2', roomIds: [], isHexagon: true, lengthIn: 9, widthIn: 8 }
const room = (id: string, lengthFt: number | null, widthFt: number | null, areaSqft: number | null = null) =>
  ({ id, name: id, lengthFt, widthFt, areaSqft }) as ProjectRoom
const around = {
  rooms: [room('bath', 12, 10), room('hall', null, null, 64), room('new', null, null)],
  items: [{ sku: '1', pattern: 'herringbone' }] as ProjectItem[],
  tiles: [hexagon, tile],
}
const sentOf = (text: string) => new URLSearchParams(text)

describe('a draft is refused', () => {
  const first = newDraft(around, 'bath')
  test('with a sentence at its field', () => {
    const problems = (more: object) => calculateLayout({ ...first, ...more }, tile).problems
    expect(problems({ sides: [] })).toHaveProperty('s1')
    expect(problems({ sides: first.sides.with(2, { length: 'six', turn: 'right' }) })).toHaveProperty('s3')
    expect(problems({ cutOuts: [{ kind: 'drain', x: '', y: '', width: '4', depth: 'x' }] })).toHaveProperty('c1d')
    expect(problems({ doors: [{ side: '9', from: '', width: '32' }] })).toHaveProperty('d1w')
    expect(problems({ spare: '51' })).toHaveProperty('spare')
    expect(problems({ joint: 'x' })).toHaveProperty('joint')
    expect(problems({ x: 'left' })).toHaveProperty('x')
  })

  test('for a tile that cannot be drawn, or not in this pattern', () => {
    expect(calculateLayout(first, { ...tile, problem: 'Gone.' })).toMatchObject({ drawn: undefined, message: 'Gone.' })
    expect(calculateLayout(first, hexagon).problems).toHaveProperty('pattern')
  })
})

describe('a draft', () => {
  test('begins with the size of the room, a tile of it, its pattern and the narrowest joint', () => {
    const draft = newDraft(around, 'bath')
    expect(draft).toMatchObject({ room: 'bath', tile: '1', pattern: 'herringbone', joint: '0.125', grout: 'g' })
    expect(draft.sides.map(({ length }) => length)).toEqual(['12 ft', '10 ft', '12 ft', '10 ft'])
    expect(newDraft(around, 'hall').sides[0]?.length).toBe('8 ft')
    expect(newDraft(around, 'new').sides).toEqual([])
    expect(calculateLayout(draft, tile).drawn?.figures.roomSqft).toBe(120)
  })

  test('is read out of an address; rows without a length are none', () => {
    const sent = sentOf('room=bath&pattern=half&s1=12&t1=left&s2=&s3=9&c1w=30&c1d=30&d1w=&x=3+1/2')
    expect(hasDraft(sent)).toBe(true)
    expect(readDraft(sent)).toMatchObject({
      sides: [
        { length: '12', turn: 'left' },
        { length: '9', turn: 'right' },
      ],
      cutOuts: [{ kind: 'island', width: '30' }],
      doors: [],
      x: '3 1/2',
    })
    expect(readDraft(sentOf('room=x&pattern=constructor'))).toMatchObject({ pattern: 'grid', sides: [] })
  })

  test('takes the sides of another room and the joint of another tile, and keeps the other typed values', () => {
    const typed = 'pattern=half&s1=5&s2=5&joint=0.25&tile=1&laidOf=1'
    expect(resolveDraft(around, sentOf(`room=bath&shapeOf=bath&${typed}`)).sides).toHaveLength(2)
    expect(resolveDraft(around, sentOf(`room=hall&shapeOf=bath&${typed}`)).sides).toHaveLength(4)
    const other = resolveDraft(
      around,
      sentOf('room=bath&shapeOf=bath&pattern=half&s1=5&s2=5&joint=0.25&tile=2&laidOf=1'),
    )
    expect(other).toMatchObject({ pattern: 'grid', joint: '0.125' })
    expect(resolveDraft(around, sentOf(`room=bath&shapeOf=bath&shape=l&${typed}`)).sides).toHaveLength(6)
  })

  test('begins where there are fewest slivers, and stays where nothing can be drawn', () => {
    const typed = 'room=bath&shapeOf=bath&tile=1&laidOf=1&pattern=grid&joint=0.125&x=1&y=1&begin=best'
    const best = draftFor(around, undefined, sentOf(`${typed}&s1=12&s2=10&s3=12&s4=10`))
    expect(calculateLayout(best, tile).drawn?.figures.slivers).toBe(0)
    expect(draftFor(around, undefined, sentOf(`${typed}&s1=x`))).toMatchObject({ x: '1', y: '1' })
  })
})

test('a layout changes what is planned in its room and adds what is not', () => {
  const layout = {
    roomId: 'bath',
    sku: '1',
    groutSku: 'g',
    pattern: 'half',
    figures: { boxes: 9, groutBags: 2, mortarBags: null },
  } as ProjectLayout
  const item = (basketItemGuid: string, sku: string, more: object = {}) =>
    ({ basketItemGuid, sku, roomId: 'bath', alternateOf: null, ...more }) as ProjectItem
  const items = [item('a', '1', { alternateOf: 'x' }), item('b', '1'), item('c', 'g', { roomId: 'hall' })]
  expect(needsOf(layout, tile, items)).toEqual({
    edits: [{ basketItemGuid: 'b', measuredBy: 'box', boxes: 9, pattern: 'half' }],
    adds: [{ sku: 'g', roomId: 'bath', measuredBy: 'box', boxes: 2 }],
  })
})
