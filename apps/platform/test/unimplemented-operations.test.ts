import { expect, test } from 'vitest'
import { platformHandlers } from '../src/handlers.ts'
import { unimplementedOperations } from '../src/unimplemented-operations.ts'

const answer = async () => ({})

test('an operation that has a handler and is still listed stops the start', () => {
  expect(() =>
    platformHandlers({ 'Orders.Split': answer, 'Orders.Forward': answer }, ['Orders.Forward', 'Orders.Split']),
  ).toThrow('Unimplemented operations that have a handler: Orders.Forward, Orders.Split')
})

test('a handler of an unlisted operation is left as it is', () => {
  expect(platformHandlers({ 'Orders.Submit': answer })['Orders.Submit']).toBe(answer)
})

test('every listed operation answers that it is not implemented, and is listed once', async () => {
  const handlers = platformHandlers({})
  for (const id of unimplementedOperations)
    await expect(handlers[id]?.({} as never), id).rejects.toMatchObject({
      errors: [{ ErrorCode: 'NotImplemented', Data: { Operation: id } }],
    })
  expect(new Set(unimplementedOperations).size).toBe(unimplementedOperations.length)
})

test('a listed operation that is no row stops the start', () => {
  expect(() => platformHandlers({}, ['Orders.Splitt', 'Orders.Split'])).toThrow(
    'Unimplemented operations that do not exist: Orders.Splitt',
  )
})
