import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeNumber, readNumberChange, readTypedChange } from '../app/grid/arithmetic.ts'
import { placePaste, readTabText, toTabText } from '../app/grid/clipboard.ts'
import { columnWidths, longestTexts } from '../app/grid/column-widths.ts'
import { cellKey, dropEdits, makeEdits, noEdits, redoEdits, undoEdits } from '../app/grid/edit-history.ts'
import { fillDown, fillRight } from '../app/grid/fill-cells.ts'
import { findUnread, firstUnread } from '../app/grid/find-unread.ts'
import { columnEdges, indexesOf, rowPixels, scrollToShow, windowOf } from '../app/grid/grid-window.ts'
import { cellsIn, countCells, movePlace, rangeBetween } from '../app/grid/ranges.ts'
import { markRows } from '../app/grid/row-marks.ts'
import { fillSlots, type RowSlot, sortSlots } from '../app/grid/row-slots.ts'

const place = fc.record({ row: fc.nat(50), column: fc.nat(20) })

describe('ranges', () => {
  test('a key that does not move leads nowhere', () => {
    const size = { rows: 3, columns: 2 }
    expect(movePlace({ row: 0, column: 0 }, 'toString', { size, isFar: false, page: 10 })).toBeUndefined()
    expect(movePlace({ row: 0, column: 0 }, 'a', { size, isFar: true, page: 10 })).toBeUndefined()
  })
  test('no key leaves the grid', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End')
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 60 }), (presses) => {
        const size = { rows: 7, columns: 4 }
        let at = { row: 3, column: 2 }
        for (const [key, isFar] of presses) at = movePlace(at, key, { size, isFar, page: 3 }) ?? at
        return at.row >= 0 && at.row < 7 && at.column >= 0 && at.column < 4
      }),
    )
  })
  test('a range has exactly its cells, from whichever corner it was drawn', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const range = rangeBetween(one, other)
        const cells = [...cellsIn(range)]
        expect(rangeBetween(other, one)).toEqual(range)
        expect(cells).toHaveLength(countCells(range))
        const { top, left, bottom, right } = range
        const isInside = ({ row, column }: typeof one) =>
          row >= top && row <= bottom && column >= left && column <= right
        expect(cells.every(isInside)).toBe(true)
        expect(isInside(one) && isInside(other)).toBe(true)
      }),
    )
  })
})

describe('what is drawn', () => {
  const edges = columnEdges([100, 50, 200, 80])
  test('every visible cell, from wherever the grid is scrolled to', () => {
    const viewport = fc.record({
      top: fc.nat(100 * rowPixels),
      left: fc.nat(430),
      width: fc.integer({ min: 1, max: 600 }),
      height: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(viewport, (seen) => {
        const { top, bottom, left, right } = windowOf(seen, 100, edges)
        const isSeen = (from: number, to: number, start: number, size: number) => to > start && from < start + size
        for (let row = 0; row < 100; row += 1)
          if (isSeen(row * rowPixels, (row + 1) * rowPixels, seen.top, seen.height))
            expect(row >= top && row <= bottom).toBe(true)
        for (let column = 0; column < 4; column += 1)
          if (isSeen(edges[column] ?? 0, edges[column + 1] ?? 0, seen.left, seen.width))
            expect(column >= left && column <= right).toBe(true)
        expect(bottom).toBeLessThan(100)
        expect(right).toBeLessThan(4)
      }),
    )
  })
  test('few of 10,000 rows, and the one with the focus in its place', () => {
    const { top, bottom } = windowOf({ top: 160_000, left: 0, width: 430, height: 640 }, 10_000, edges)
    expect([top, bottom]).toEqual([4988, 5031])
    expect(windowOf({ top: 0, left: 0, width: 430, height: 640 }, 0, edges).bottom).toBe(-1)
    expect(indexesOf(4, 6, 5)).toEqual([4, 5, 6])
    expect(indexesOf(4, 6, 1)).toEqual([1, 4, 5, 6])
    expect(indexesOf(4, 6, 9)).toEqual([4, 5, 6, 9])
    expect(indexesOf(4, 6, -1)).toEqual([4, 5, 6])
  })
  test('a grid scrolls no further than to show a cell', () => {
    expect(scrollToShow(100, 200, 150, 180)).toBe(100)
    expect(scrollToShow(100, 200, 90, 120)).toBe(90)
    expect(scrollToShow(100, 200, 290, 322)).toBe(122)
  })
  test('a column is as wide as its longest text, up to a limit that is less on a phone', () => {
    const column = { key: 'a', label: 'Name', isNumber: false, isEditable: true }
    const measure = (text: string) => text.length * 10
    const widthOf = (text: string, isNarrow = false) => columnWidths([column], [text], { isNarrow, measure })
    expect([widthOf(''), widthOf('0123456789'), widthOf('x'.repeat(99)), widthOf('x'.repeat(99), true)]).toEqual([
      [62],
      [122],
      [320],
      [144],
    ])
    const known = longestTexts([], [{ cells: ['a', 'bbb'] }, { cells: ['cc', 'd'] }])
    expect(known).toEqual(['cc', 'bbb'])
    expect(longestTexts(known, [{ cells: ['e', 'fff'] }])).toBe(known)
  })
  test('edits and refusals are found by row', () => {
    const edit = { row: 'r', column: 'a', was: '1', text: '2' }
    const marks = markRows(makeEdits(noEdits, [edit]).edits, new Map([[cellKey('r', 'a'), 'No.']]))
    expect(marks.get('r')?.get('a')).toEqual({ text: '2', problem: 'No.' })
    expect(marks.get('other')).toBeUndefined()
  })
})

describe('clipboard', () => {
  const cells = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), { minLength: 1 }))
  test('what is copied is pasted, tabs, quotes and line breaks included', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        // a single empty cell cannot be told from an empty clipboard, and a last empty row from a final line break
        fc.pre(rows.at(-1)?.some((text) => text !== '') ?? false)
        expect(readTabText(toTabText(rows))).toEqual(rows)
      }),
    )
  })
  test('a spreadsheet’s last line break makes no row, and a lone quote is text', () => {
    expect(readTabText('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(readTabText('12" tile\t"two\nlines"\n')).toEqual([['12" tile', 'two\nlines']])
  })
  const size = { rows: 4, columns: 3 }
  test('cells beyond the edge are left out', () => {
    const placed = placePaste([['a', 'b', 'c']], rangeBetween({ row: 3, column: 1 }, { row: 3, column: 1 }), size)
    expect(placed).toEqual([
      { row: 3, column: 1, text: 'a' },
      { row: 3, column: 2, text: 'b' },
    ])
    expect(placePaste([], rangeBetween({ row: 0, column: 0 }, { row: 0, column: 0 }), size)).toEqual([])
  })
  test('one value fills the selection, a block that does not fit is placed once', () => {
    const range = rangeBetween({ row: 0, column: 0 }, { row: 3, column: 1 })
    expect(placePaste([['x']], range, size)).toHaveLength(8)
    expect(placePaste([['x'], ['y']], range, size).map(({ text }) => text)).toEqual([...'xxyyxxyy'])
    expect(placePaste([['x'], ['y'], ['z']], range, size)).toHaveLength(6)
  })
})

test('fill takes the first row or the first column', () => {
  const range = { top: 1, left: 1, bottom: 3, right: 2 }
  const textAt = (row: number, column: number) => `${row}-${column}`
  expect(fillDown(range, textAt).map(({ text }) => text)).toEqual(['1-1', '1-2', '1-1', '1-2'])
  expect(fillRight(range, textAt).map(({ text }) => text)).toEqual(['1-1', '2-1', '3-1'])
})

describe('arithmetic', () => {
  test('anything else is no change', () => {
    for (const text of ['', '3', '3%', '+', '+%', '+3%%', '+1e3', 'x', '+-3', '=1+1'])
      expect(readNumberChange(text), text).toBeUndefined()
    expect(readTypedChange('-5')).toBeUndefined()
    expect(changeNumber('a lot', { isPercent: true, amount: 3n, decimals: 0 }, 2)).toBeUndefined()
    expect(changeNumber('', { isPercent: true, amount: 3n, decimals: 0 }, 2)).toBeUndefined()
  })
  test.each([
    ['4.99', '+3%', '5.14'],
    ['4.50', '+3%', '4.64'],
    ['$1,234.50', '-10%', '1111.05'],
    ['0.15', '+10%', '0.17'],
    ['1.005', '+0%', '1.01'],
    ['3', '+0.25', '3.25'],
    ['3', '-.5', '2.50'],
    ['0.10', '-0.25', '-0.15'],
  ])('%s %s is %s', (text, change, result) => {
    const read = readNumberChange(change)
    expect(read && changeNumber(text, read, 2)).toBe(result)
  })
  test('a percent of cents is the same as in whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: -99, max: 300 }), (cents, percent) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        const change = readNumberChange(`${percent < 0 ? '' : '+'}${percent}%`)
        const expected = (2n * BigInt(cents) * BigInt(100 + percent) + 100n) / 200n
        expect(change && changeNumber(text, change, 2)?.replace('.', '')).toBe(String(expected).padStart(3, '0'))
      }),
    )
  })
})

describe('edits', () => {
  const edit = (row: string, text: string, was = 'old') => ({ row, column: 'c', was, text })
  test('nothing to undo or redo changes nothing', () => {
    expect(undoEdits(noEdits)).toEqual(noEdits)
    expect(redoEdits(noEdits)).toEqual(noEdits)
    expect(makeEdits(noEdits, [edit('1', 'old')])).toEqual(noEdits)
  })
  test('a text that is typed back is no edit, and the first old text is kept', () => {
    const once = makeEdits(noEdits, [edit('1', 'new')])
    const twice = makeEdits(once, [edit('1', 'newer', 'new')])
    expect([...twice.edits.values()]).toEqual([edit('1', 'newer')])
    expect(makeEdits(twice, [edit('1', 'old', 'newer')]).edits.size).toBe(0)
  })
  test('every step is undone and redone', () => {
    const step = fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('old', 'a', 'b')), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const after = steps.reduce(
          (history, made) =>
            makeEdits(
              history,
              made.map(([row, text]) => edit(row, text)),
            ),
          noEdits,
        )
        let back = after
        while (back.past.length > 0) back = undoEdits(back)
        expect(back.edits.size).toBe(0)
        while (back.future.length > 0) back = redoEdits(back)
        expect(back.edits).toEqual(after.edits)
      }),
    )
  })
  test('a saved cell is forgotten, with the steps behind it', () => {
    const made = makeEdits(noEdits, [edit('1', 'a'), edit('2', 'b')])
    const left = dropEdits(made, ['["1","c"]'])
    expect([...left.edits.values()]).toEqual([edit('2', 'b')])
    expect(undoEdits(left)).toEqual(left)
  })
})

test('cells that can’t be read are counted apart, and the highest of them is the first', () => {
  const edit = (row: string, column: string, text: string) => ({ row, column, was: '', text })
  const { edits } = makeEdits(noEdits, [edit('b', 'x', 'bad'), edit('a', 'y', 'bad'), edit('a', 'x', 'good')])
  const unread = findUnread(edits, (_, text) => (text === 'bad' ? 'Enter a number.' : undefined))
  expect([...unread.keys()]).toEqual([cellKey('b', 'x'), cellKey('a', 'y')])
  const columns = ['x', 'y'].map((key) => ({ key, label: `Column ${key}`, isNumber: true, isEditable: true }))
  // windows are loaded in any order
  const rows = [200, 3, 100].map((index, at) => [index, { key: ['b', 'a', 'c'][at] ?? '', cells: [] }] as const)
  expect(firstUnread(unread, columns, rows)).toEqual({ row: 3, column: 1, words: 'a, Column y: Enter a number.' })
  expect(firstUnread(new Map(), columns, rows)).toBeUndefined()
})

describe('the elements of rows', () => {
  test('of rows that left show those that came, and no other changes', () => {
    const first = fillSlots([], [0, 1, 2, 3])
    expect(fillSlots(first, [0, 1, 2, 3])).toBe(first)
    const scrolled = fillSlots(first, [2, 3, 4, 5])
    expect(scrolled.map(({ id, index }) => [id, index])).toEqual([
      [0, 4],
      [1, 5],
      [2, 2],
      [3, 3],
    ])
    expect(sortSlots(scrolled).map(({ index }) => index)).toEqual([2, 3, 4, 5])
    expect(sortSlots(first)).toBe(first)
  })
  test('show every wanted row once, wherever it is scrolled', () => {
    const windows = fc.array(fc.tuple(fc.nat(40), fc.nat(12), fc.nat(60), fc.boolean()), { maxLength: 20 })
    fc.assert(
      fc.property(windows, (steps) => {
        let slots: readonly RowSlot[] = []
        for (const [from, count, kept, isSorted] of steps) {
          const wanted = indexesOf(from, from + count, kept)
          slots = isSorted ? sortSlots(fillSlots(slots, wanted)) : fillSlots(slots, wanted)
          expect(slots.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual(wanted)
          expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length)
        }
      }),
    )
  })
})
