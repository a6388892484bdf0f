import { Product } from '@tessera/contract/platform/catalog/products'
import { findChangedFields, isEqual } from '@tessera/domain/changes/find-changed-fields'
import {
  applyEdits,
  type Edit,
  editName,
  findConflicts,
  findEdits,
  patchOf,
  valueAt,
} from '@tessera/domain/changes/find-edits'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Fields = Record<string, unknown>

test('only what changed is sent, with the value it had', () => {
  const seen = { Name: 'Slate', Description: null, xp: { finish: 'Matte', size: { length: 24, width: 12 } } }
  const mine = { Name: 'Slate', Description: 'New', xp: { finish: 'Gloss', size: { length: 24, width: 6 } } }
  expect(patchOf(findEdits(Product, seen, mine))).toEqual({
    body: { Description: 'New', xp: { finish: 'Gloss', size: { width: 6 } } },
    was: { Description: null, xp: { finish: 'Matte', size: { width: 12 } } },
  })
})

test('a part that was taken out is set to null, and one that was added was null', () => {
  const edits = findEdits(Product, { xp: { a: 1, b: { c: 2 } } }, { xp: { b: { c: 2 }, d: {} } })
  expect(patchOf(edits)).toEqual({ body: { xp: { a: null, d: {} } }, was: { xp: { a: 1, d: null } } })
})

test('a field that is replaced whole is compared whole', () => {
  const edits = findEdits(Product, { xp: { a: 1 } }, { xp: null })
  expect(patchOf(edits)).toEqual({ body: { xp: null }, was: { xp: { a: 1 } } })
})

test('an edit to the value that is already there is no conflict', () => {
  const edits = findEdits(Product, { Name: 'Old', Description: 'Old' }, { Name: 'Mine', Description: 'New' })
  const current = { Name: 'Theirs', Description: 'New' }
  expect(findConflicts(edits, ['Name', 'Description'], current).map(editName)).toEqual(['Name'])
})

/** Small values and few names, so that two editors often meet. */
const leaf = fc.constantFrom('a', 'b', 1, 2, null)
const part = fc.dictionary(
  fc.constantFrom('k', 'l', 'm'),
  fc.oneof(leaf, fc.dictionary(fc.constantFrom('x', 'y'), leaf)),
)
const record = fc.record({ Name: leaf, Description: leaf, xp: fc.option(part) }) as fc.Arbitrary<Fields>

/** The platform: refuses a patch whose `was` differs, else merges it. */
function save(current: Fields, edits: readonly Edit[]): { current: Fields; changed: string[] } {
  const { body, was } = patchOf(edits)
  const changed = findChangedFields({ model: Product, was, patch: body }, current)
  return { changed, current: changed.length > 0 ? current : applyEdits(current, edits) }
}

test('two editors lose no field, and are asked only about a value that both changed', () => {
  fc.assert(
    fc.property(record, record, record, fc.infiniteStream(fc.boolean()), (seen, hers, his, keepsHis) => {
      const first = findEdits(Product, seen, hers)
      const second = findEdits(Product, seen, his)
      const theirs = save(seen, first).current
      const tried = save(theirs, second)
      const conflicts = findConflicts(second, tried.changed, theirs)
      for (const conflict of conflicts)
        expect(first.some((edit) => areRelated(editName(edit), editName(conflict)))).toBe(true)
      const kept = second.filter((edit) => !conflicts.includes(edit) || keepsHis.next().value)
      const again = findEdits(Product, theirs, applyEdits(theirs, kept))
      const { current, changed } = save(theirs, again)
      expect(changed).toEqual([])
      for (const edit of kept) expect(isEqual(valueAt(current, edit.path), edit.value)).toBe(true)
      for (const edit of first.filter((one) => !kept.some((other) => areRelated(editName(one), editName(other)))))
        expect(isEqual(valueAt(current, edit.path), edit.value)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

const areRelated = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
