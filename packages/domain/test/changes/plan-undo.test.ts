import { Product } from '@tessera/contract/platform/catalog/products'
import { operations } from '@tessera/contract/platform/operations'
import { isEqual } from '@tessera/domain/changes/find-changed-fields'
import { applyEdits, editName } from '@tessera/domain/changes/find-edits'
import { editsOfWrite, findWriteOf, kindOfWrite, type PastWrite } from '@tessera/domain/changes/past-write'
import { planUndo, undoTarget } from '@tessera/domain/changes/plan-undo'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Fields = Record<string, unknown>
const patch = (body: Fields, before: Fields | null, id = 'tile'): PastWrite => ({
  operation: 'Products.Patch',
  params: { productID: id },
  body,
  before,
  replyID: id,
})
const write = (operation: string, params: Record<string, string>, more: Partial<PastWrite> = {}): PastWrite => ({
  operation,
  params,
  body: {},
  before: null,
  replyID: null,
  ...more,
})

test('actions, writes of customers and records that cannot be made again are not taken back', () => {
  expect(undoTarget(write('Orders.Ship', { direction: 'Incoming', orderID: 'o' }))).toBeUndefined()
  expect(undoTarget(patch({ Name: 'New' }, null))).toBeUndefined()
  expect(undoTarget(write('Nothing.Known', {}))).toBeUndefined()
})

test('a change names what it changed from and to, and no value that stayed', () => {
  const before = { ID: 'tile', Name: 'Old', Description: 'Same', xp: { a: 1, b: { c: 2 } }, DateCreated: 'x' }
  const edits = editsOfWrite(patch({ Name: 'New', Description: 'Same', xp: { b: { c: 3, d: 4 } } }, before))
  expect(edits.map((edit) => [editName(edit), edit.was, edit.value])).toEqual([
    ['Name', 'Old', 'New'],
    ['xp.b.c', 2, 3],
    ['xp.b.d', null, 4],
  ])
})

test('a value that someone changed since is a conflict and stays; the others go back', () => {
  const before = { ID: 'tile', Name: 'Old', Description: 'Old text' }
  const plan = planUndo(patch({ Name: 'New', Description: 'New text' }, before), {
    ...before,
    Name: 'New',
    Description: 'Theirs',
  })
  expect(plan.conflicts.map(editName)).toEqual(['Description'])
  expect(plan).toMatchObject({ body: { Name: 'Old' }, was: { Name: 'New' } })
  expect(plan.body).not.toHaveProperty('Description')
})

test('a record that was worked on since it was made is not deleted', () => {
  const made = write('Products.Create', {}, { body: { Name: 'New' }, replyID: 'p' })
  expect(undoTarget(made)).toMatchObject({ operation: { id: 'Products.Delete' }, params: { productID: 'p' } })
  const untouched = { ID: 'p', Name: 'New', QuantityMultiplier: 1, Active: false, OwnerID: 'us', xp: null }
  expect(planUndo(made, untouched).conflicts).toEqual([])
  const worked = planUndo(made, { ...untouched, Description: 'Written later' })
  expect(worked.conflicts.map(editName)).toEqual(['Description'])
})

test('a record that was deleted is made again, unless there is another one', () => {
  const gone = write('Products.Delete', { productID: 'p' }, { before: { ID: 'p', Name: 'Gone', DateCreated: 'x' } })
  expect(kindOfWrite(gone)).toBe('deleted')
  expect(undoTarget(gone)).toMatchObject({ operation: { id: 'Products.Save' }, params: { productID: 'p' } })
  expect(planUndo(gone, null)).toMatchObject({ body: { ID: 'p', Name: 'Gone' }, was: null, conflicts: [] })
  expect(planUndo(gone, { ID: 'p', Name: 'Another' }).conflicts).not.toEqual([])
})

test('a new ID is where the record is found', () => {
  const renamed = patch({ ID: 'new' }, { ID: 'old', Name: 'N' }, 'old')
  expect(undoTarget(renamed)?.params).toEqual({ productID: 'new' })
  expect(planUndo(renamed, { ID: 'new', Name: 'N' })).toMatchObject({ body: { ID: 'old' }, was: { ID: 'new' } })
})

test('an assignment is removed, made again, or gets its old values', () => {
  const body = { ProductID: 'p', BuyerID: 'b', PriceScheduleID: 's' }
  const saved = write('Products.SaveAssignment', {}, { body })
  expect(undoTarget(saved)).toMatchObject({
    operation: { id: 'Products.DeleteAssignment' },
    params: { productID: 'p', buyerID: 'b' },
  })
  expect(planUndo(saved, undefined)).toMatchObject({ was: body, body: undefined })
  const changed = write('Products.SaveAssignment', {}, { body, before: { ...body, PriceScheduleID: 'r' } })
  expect(undoTarget(changed)?.operation.id).toBe('Products.SaveAssignment')
  expect(planUndo(changed, undefined)).toMatchObject({ body: { PriceScheduleID: 'r' }, was: { PriceScheduleID: 's' } })
  const removed = write('Products.DeleteAssignment', { productID: 'p', buyerID: 'b' }, { before: body })
  expect(planUndo(removed, undefined)).toMatchObject({ body, was: null })
})

test('a value that is never shown is neither masked nor blanked by an undo', () => {
  const xp = { color: 'red', apiKey: null, login: { db_password: 'Hidden', user: 'ann' }, hooks: [{ secret: null }] }
  const gone = planUndo(write('Products.Delete', { productID: 'p' }, { before: { ID: 'p', Name: 'Gone', xp } }), null)
  expect(gone.body).toEqual({ ID: 'p', Name: 'Gone', xp: { color: 'red', login: { user: 'ann' } } })
  expect(gone.unshown).toEqual(['xp.apiKey', 'xp.login.db_password', 'xp.hooks'])
  const hooks = [{ secret: 'Hidden' }, { secret: 'Hidden' }]
  const changed = planUndo(patch({ xp: { color: 'blue', apiKey: 'Hidden', hooks } }, { ID: 'tile', xp }), undefined)
  expect(changed).toMatchObject({ body: { xp: { color: 'red' } }, was: { xp: { color: 'blue' } } })
  const { xp: back } = changed.body as { xp: Fields }
  expect(Object.keys(back)).toEqual(['color'])
})

test('keys and what the server adds are no work of others on a new record', () => {
  const hook = { Name: 'New', Url: 'https://one.example/hook', HashKey: 'Hidden' }
  const { HashKey: _, ...recorded } = hook
  const made = write('Webhooks.Create', {}, { body: recorded, replyID: 'w' })
  expect(planUndo(made, { ID: 'w', ...hook }).conflicts).toEqual([])
  expect(planUndo(made, undefined).was).not.toHaveProperty('HashKey')
  const body = { Name: 'New', Inventory: { Enabled: true, QuantityAvailable: 45 } }
  const counted = (QuantityAvailable: number) => ({
    ID: 'p',
    ...body,
    QuantityMultiplier: 1,
    Inventory: { Enabled: true, QuantityAvailable, LastUpdated: '2026-11-19T10:41:05Z', OrderCanExceed: false },
  })
  const product = write('Products.Create', {}, { body, replyID: 'p' })
  expect(planUndo(product, counted(45)).conflicts).toEqual([])
  expect(planUndo(product, counted(44)).conflicts.map(editName)).toEqual(['Inventory'])
})

test('a moment that the platform spells in its own way is no conflict', () => {
  const sale = (SaleStart: string) => ({ ID: 's', Name: 'S', SaleStart })
  const plan = planUndo(
    write(
      'PriceSchedules.Patch',
      { priceScheduleID: 's' },
      { body: { SaleStart: '2026-01-02' }, before: sale('2026-01-01T00:00:00Z') },
    ),
    sale('2026-01-02T00:00:00Z'),
  )
  expect(plan.conflicts).toEqual([])
  expect(plan.was).toEqual({ SaleStart: '2026-01-02T00:00:00Z' })
})

test('every write of a resource, an assignment or a setting has a way back, where the API has one', () => {
  const without = operations
    .filter(({ id }) => findWriteOf(id))
    .filter(({ id }) => !undoTarget(write(id, {}, { before: { ID: 'x' }, replyID: 'x' })))
    .map(({ id }) => id)
  expect(without).toEqual(['ApiClients.DeleteSecret', 'Payments.Delete', 'Cart.DeletePayment', 'Shipments.SaveItem'])
})

test('undo gives back what was there, and undo of an undo what came after', () => {
  const values = fc.constantFrom('a', 'b', 'c', null)
  const xp = fc.dictionary(
    fc.constantFrom('k', 'l'),
    fc.oneof(values, fc.dictionary(fc.constantFrom('m', 'n'), values)),
  )
  const record = fc.record({ Name: fc.constantFrom('a', 'b'), Description: values, xp })
  fc.assert(
    fc.property(
      record,
      fc.record({ Name: fc.constantFrom('a', 'b'), Description: values, xp }, { requiredKeys: [] }),
      (before, body) => {
        const changed = patch(body, before)
        const after = applyEdits(before, editsOfWrite(changed))
        const { body: back = {}, conflicts } = planUndo(changed, after)
        expect(conflicts).toEqual([])
        const undone = patch(back, after)
        const restored = applyEdits(after, editsOfWrite(undone))
        expect(isEqual(restored, before), JSON.stringify({ before, body, restored })).toBe(true)
        const again = planUndo(undone, restored)
        expect(again.conflicts).toEqual([])
        expect(isEqual(applyEdits(restored, editsOfWrite(patch(again.body ?? {}, restored))), after)).toBe(true)
      },
    ),
  )
  expect(Product.title).toBe('Product')
})
