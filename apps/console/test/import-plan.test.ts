import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeOfRow,
  type ImportPlan,
  inverseOf,
  type PlannedRow,
  reportOf,
} from '../app/features/import/import-plan.ts'
import { changesIn } from '../app/features/import/import-state.ts'
import { guessMapping, mapRows, problemOfMapping, readTable } from '../app/features/import/import-table.ts'
import { changeSize, partsOf } from '../app/operations/send-changes.ts'

const fields = [
  { name: 'ID', label: 'ID' },
  { name: 'Name', label: 'Name' },
  { name: 'xp.attributes.finish', label: 'Finish' },
]

describe('a file', () => {
  test('needs an ID, one column per field, and rows', () => {
    const table = readTable('ID,Name\na,b')
    expect(problemOfMapping(['', 'Name'], table)).toBe('Choose the column that has the ID.')
    expect(problemOfMapping(['ID', 'ID'], table)).toContain('same field')
    expect(problemOfMapping(['ID', ''], table)).toContain('besides the ID')
    expect(problemOfMapping(['ID', 'Name'], readTable('ID,Name'))).toContain('no rows')
    expect(problemOfMapping(['ID', 'Name'], table)).toBeUndefined()
    expect(readTable('').headers).toEqual([])
  })
  test('finds its fields by name or label', () => {
    expect(guessMapping(['id', 'finish', 'Color', 'XP.attributes.finish'], fields)).toEqual([
      'ID',
      'xp.attributes.finish',
      '',
      'xp.attributes.finish',
    ])
  })
  test('loses rows without an ID, with a wrong one and with one that is there already, by line', () => {
    const table = readTable("ID;Name;Note\n;No ID;x\na b;Space;x\none;First;x\n\nONE;Again;x\ntwo;'=1+1;x")
    expect(mapRows(table, ['ID', 'Name', ''])).toEqual({
      rows: [
        { line: 4, id: 'one', texts: { Name: 'First' } },
        { line: 7, id: 'two', texts: { Name: '=1+1' } },
      ],
      refused: [
        { line: 2, id: '', words: 'Enter the ID.' },
        { line: 3, id: 'a b', words: 'An ID has letters, digits, - and _ only.' },
        { line: 6, id: 'ONE', words: 'Line 4 has the same ID.' },
      ],
    })
  })
})

const calls = {
  create: 'Products.Create',
  patch: 'Products.Patch',
  delete: 'Products.Delete',
  params: {},
  idParameter: 'productID',
}
const plan = (rows: PlannedRow[]): ImportPlan => ({ of: 'products', calls, rows, refused: [], same: 0, isUndo: false })
const patch: PlannedRow = {
  line: 2,
  id: 'a',
  verb: 'patch',
  body: { Name: 'New', xp: { finish: 'Matte' } },
  was: { Name: 'Old', xp: { finish: null } },
}
const create: PlannedRow = { line: 3, id: 'b', verb: 'create', body: { ID: 'b', Name: 'B' }, was: null }

describe('a plan', () => {
  test('names the values that a row changes', () => {
    expect(changesIn(patch)).toEqual([
      { name: 'Name', was: 'Old', now: 'New' },
      { name: 'xp.finish', was: '', now: 'Matte' },
    ])
  })
  test('reports what was refused, and is undone by its own inverse', () => {
    const after = { ID: 'a', Name: 'New', Active: true, xp: { finish: 'Matte', other: 1 } }
    const report = reportOf(plan([patch, create]), [
      { Status: 200, Errors: [], Before: { ...after, Name: 'Old', xp: { other: 1 } }, After: after },
      { Status: 400, Errors: [{ ErrorCode: 'x', Message: 'Too long.', Data: null }], Before: null, After: null },
    ])
    expect(report.made).toEqual({ create: 0, patch: 1, delete: 0 })
    expect(report.refused).toEqual([{ line: 3, id: 'b', words: 'Too long.' }])
    expect(report.undo.rows).toEqual([{ ...patch, body: patch.was, was: patch.body }])
  })
  test('a created record is deleted only as it was left, and the undo can be undone', () => {
    const After = { ID: 'b', Name: 'B', Active: false }
    const gone = inverseOf(create, { Status: 201, Errors: [], Before: null, After })
    expect(changeOfRow(plan([]), gone)).toEqual({
      Operation: 'Products.Delete',
      Parameters: { productID: 'b' },
      Was: { ID: 'b', Name: 'B' },
    })
    expect(inverseOf(gone, { Status: 204, Errors: [], Before: After, After: null })).toEqual(create)
  })
})

test('parts keep the order and the limits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 2000 }), (sizes) => {
      const parts = partsOf(sizes, (size) => size)
      expect(parts.flat()).toEqual(sizes)
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(400)
        expect(part.length === 1 || part.reduce((sum, size) => sum + size, 0) <= 400_000).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
})

test('400 pasted prices are one request', () => {
  const price = { MinQuantity: 0, Quantity: 1, Price: 12.34, SalePrice: null }
  const changes = Array.from({ length: 400 }, (_, at) => ({
    Operation: 'PriceSchedules.Patch',
    Parameters: { priceScheduleID: `porcelain-${at}-professional` },
    Body: { PriceBreaks: [price, price, price] },
    Was: { PriceBreaks: [price, price, price] },
  }))
  expect(partsOf(changes, changeSize)).toHaveLength(1)
})
