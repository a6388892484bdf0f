import type { ProjectItem, ProjectLayout, ProjectLayoutTile, ProjectRoom } from '@tessera/client/shop/types.gen'
import { describe, expect, test } from 'vitest'
import { countEmptyRows, hasDraft, readDraft } from '../../app/features/projects/layouts/layout-draft.ts'
import { parseSurface, surfaceChoices } from '../../app/features/projects/layouts/layout-surfaces.ts'
import { needsOf } from '../../app/features/projects/layouts/needs-of.ts'
import { draftFor, newDraft, resolveDraft } from '../../app/features/projects/layouts/new-draft.ts'
import { calculateLayout } from '../../app/features/projects/layouts/plan-of-draft.ts'
import { quantityOf, readTaken } from '../../app/features/projects/layouts/taken-materials.ts'

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

describe('the materials of a layout', () => {
  const layoutOf = (more: object = {}) =>
    ({
      layoutId: 'l',
      roomId: 'bath',
      surface: 'floor',
      wall: null,
      sku: '1',
      groutSku: 'g',
      pattern: 'half',
      updatedAt: '2026-03-01',
      figures: { boxes: 9, tiles: 60, spare: 3, groutBags: 2, mortarBags: null },
      ...more,
    }) as ProjectLayout
  const item = (basketItemGuid: string, sku: string, more: object = {}) =>
    ({ basketItemGuid, sku, roomId: 'bath', surface: 'floor', alternateOf: null, ...more }) as ProjectItem

  test('never change another surface of the room: they are added beside it', () => {
    const items = [item('b', '1', { surface: 'shower-floor' })]
    expect(needsOf(layoutOf(), [tile], items, []).edits).toEqual([])
    expect(needsOf(layoutOf(), [tile], items, []).adds[0]).toMatchObject({ sku: '1', surface: 'floor', boxes: 9 })
  })

  test('change what is planned for the surface and add what is not', () => {
    const items = [item('a', '1', { alternateOf: 'x' }), item('b', '1'), item('c', 'g', { roomId: 'hall' })]
    expect(needsOf(layoutOf(), [tile], items, [layoutOf()])).toEqual({
      edits: [{ basketItemGuid: 'b', measuredBy: 'box', boxes: 9, pattern: 'half', surface: 'floor' }],
      adds: [{ sku: 'g', roomId: 'bath', measuredBy: 'box', boxes: 2 }],
    })
  })

  test('of all walls are one item, and a second drawing of a wall is not counted twice', () => {
    const wall = (layoutId: string, number: number, updatedAt = '2026-03-01') =>
      layoutOf({ layoutId, surface: 'wall', wall: number, updatedAt })
    const layouts = [wall('one', 1), wall('old', 2, '2026-02-01'), wall('two', 2), layoutOf({ layoutId: 'floor' })]
    const { adds } = needsOf(wall('one', 1), [tile], [], layouts)
    expect(adds[0]).toMatchObject({ sku: '1', surface: 'wall', boxes: Math.ceil(126 / 8) })
    expect(adds[1]).toMatchObject({ sku: 'g', boxes: 6 })
  })

  test('are undone to the quantities of before', () => {
    const planned = item('b', '1', { measuredBy: 'area', areaSqft: 15, boxes: 2, pattern: null })
    const taken = { layoutId: 'l', edits: [quantityOf(planned)], added: ['c'] }
    expect(readTaken(JSON.stringify(taken))).toEqual({
      layoutId: 'l',
      edits: [{ basketItemGuid: 'b', measuredBy: 'area', areaSqft: 15, pattern: null }],
      added: ['c'],
    })
    expect(readTaken('')).toEqual({ layoutId: '', edits: [], added: [] })
  })
})

describe('a surface', () => {
  test('is one of the list, and a wall has a number', () => {
    expect(parseSurface('wall 2')).toEqual({ surface: 'wall', wall: 2 })
    expect(parseSurface('wall 9')).toEqual({ surface: 'wall', wall: 1 })
    expect(parseSurface('constructor')).toEqual({ surface: 'floor', wall: null })
    expect(surfaceChoices.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['floor', 'wall 4', 'shower-wall 3']),
    )
  })

  test('that is a wall begins with the length of its side and a ceiling of 8 feet', () => {
    const typed = 'room=bath&shapeOf=bath&surfaceOf=floor&tile=1&laidOf=1&pattern=grid&s1=5&s2=5'
    const sides = (surface: string) => resolveDraft(around, sentOf(`${typed}&surface=${surface}`)).sides
    expect(sides('floor').map(({ length }) => length)).toEqual(['5', '5'])
    expect(sides('wall+1').map(({ length }) => length)).toEqual(['12 ft', '8 ft', '12 ft', '8 ft'])
    expect(sides('wall+2')[0]?.length).toBe('10 ft')
  })
})

test('a row that was added stays when another is added, also with only a part of it typed', () => {
  const before = newDraft(around, 'bath')
  const shown = { sides: before.sides.length, cutOuts: 1, doors: 0 }
  expect(countEmptyRows(shown, before)).toEqual({ sides: 0, cutOuts: 1, doors: 0 })
  const half = readDraft(sentOf('room=bath&pattern=grid&c1k=island&c1x=12&c2k=drain&d1s=2'))
  expect(half.cutOuts).toMatchObject([{ kind: 'island', x: '12', width: '' }, { kind: 'drain' }])
  expect(half.doors).toMatchObject([{ side: '2', width: '' }])
})
