import { describe, expect, test } from 'vitest'
import type { Values } from '../app/generic/edit-fields.server.ts'
import { planCells, readCell, rowOf, settleCells } from '../app/generic/grid-cells.ts'
import type { GridField, GridView } from '../app/generic/grid-view.ts'

const field = (name: string, kind: GridField['kind'], more: Partial<GridField> = {}): GridField => ({
  name,
  label: name,
  kind,
  path: name.split('.'),
  options: [],
  isRequired: false,
  isEditable: true,
  ...more,
})

const fields = [
  field('ID', 'text', { isEditable: false }),
  field('Name', 'text', { isRequired: true }),
  field('ShipWeight', 'decimal'),
  field('Active', 'flag'),
  field('xp.finish', 'choice', { options: ['Matte', 'Gloss'] }),
]

const view: GridView = {
  title: 'Products',
  crumbs: [],
  listHref: '/r/products',
  fields,
  list: 'Products.List',
  write: 'Products.Patch',
  params: {},
  idParameter: 'productID',
  words: '',
  recordHref: '/r/products',
  records: [],
  total: 1,
  missing: null,
}
const record: Values = { ID: 'a b', Name: 'Slate', ShipWeight: 2.5, Active: true, xp: { finish: 'Matte', other: 1 } }
const records = new Map([['a b', record]])
const edit = (column: string, text: string) => ({ row: 'a b', column, was: '', text })

describe('a typed cell', () => {
  test.each([
    ['Name', '', 'Enter the name.'],
    ['ShipWeight', 'heavy', 'Enter a number.'],
    ['Active', 'maybe', 'Enter yes or no.'],
    ['xp.finish', 'Shiny', 'Enter one of these: Matte, Gloss.'],
  ])('%s refuses “%s”', (name, text, problem) => {
    expect(readCell(fields.find((one) => one.name === name) ?? field('', 'text'), text)).toEqual({ problem })
  })
  test('is read as its field', () => {
    expect(readCell(field('ShipWeight', 'decimal'), '$1,234.5')).toEqual({ value: 1234.5 })
    expect(readCell(field('Active', 'flag'), 'No')).toEqual({ value: false })
    expect(readCell(field('ShipWeight', 'decimal'), '')).toEqual({ value: null })
  })
})

test('a row shows its cells as people read them', () => {
  expect(rowOf(view, record)).toEqual({
    key: 'a b',
    cells: ['a b', 'Slate', '2.5', 'Yes', 'Matte'],
    href: '/r/products/a%20b',
  })
})

describe('edited cells', () => {
  test('a bad cell is refused alone; a row that is gone is refused whole', () => {
    const plan = planCells(view, records, [edit('ShipWeight', 'heavy'), edit('xp.finish', 'Gloss')])
    expect([...plan.problems.values()]).toEqual(['Enter a number.'])
    expect(plan.changes).toHaveLength(1)
    expect(planCells(view, new Map(), [edit('Name', 'x')])).toMatchObject({ changes: [] })
  })
  test('of one row are one change with the values that were seen (saleor-dashboard#4369)', () => {
    const { changes } = planCells(view, records, [edit('Name', 'New'), edit('xp.finish', 'Gloss')])
    expect(changes.map(({ change }) => change)).toEqual([
      {
        Operation: 'Products.Patch',
        Parameters: { productID: 'a b' },
        Body: { Name: 'New', xp: { finish: 'Gloss' } },
        Was: { Name: 'Slate', xp: { finish: 'Matte' } },
      },
    ])
  })
  test('that someone else changed show both values, and the row as it is now', () => {
    const plan = planCells(view, records, [edit('Name', 'Mine')])
    const Errors = [
      { ErrorCode: 'Concurrency.Changed', Message: 'changed', Data: { Current: { ...record, Name: 'Theirs' } } },
    ]
    const settled = settleCells(view, plan, [{ Status: 409, Errors, Before: null, After: null }])
    expect(settled.saved).toEqual([])
    expect([...settled.problems.values()]).toEqual([
      'Someone else changed this to “Theirs”. Save again to make it “Mine”.',
    ])
    expect(settled.rows[0]?.cells[1]).toBe('Theirs')
  })
  test('that are saved are forgotten; a refusal keeps the server’s words', () => {
    const saved = settleCells(view, planCells(view, records, [edit('Name', 'New')]), [
      { Status: 200, Errors: [], Before: record, After: { ...record, Name: 'New' } },
    ])
    expect(saved).toMatchObject({ saved: ['["a b","Name"]'], note: '1 saved.' })
    const refused = settleCells(view, planCells(view, records, [edit('Name', 'New')]), [
      { Status: 400, Errors: [{ ErrorCode: 'x', Message: 'Too long.', Data: null }], Before: null, After: null },
    ])
    expect(refused).toMatchObject({ saved: [], note: '0 saved, 1 not saved.' })
    expect([...refused.problems.values()]).toEqual(['Too long.'])
  })
})
