import { requireOneServer } from '@tessera/server/replica/require-one-server'
import { expect, test } from 'vitest'

test('connections that lead to a second server are refused until those to the first are gone', async () => {
  let open = 0
  const check = requireOneServer(() => open)
  const connectTo = async (name: string) => {
    open += 1
    try {
      await check({ query: async () => ({ rows: [{ name }] }) } as never)
      return 'open'
    } catch (error) {
      open -= 1
      return error
    }
  }
  expect([await connectTo('first'), await connectTo('first')]).toEqual(['open', 'open'])
  expect(await connectTo('second')).toMatchObject({
    code: '08004',
    message: expect.stringContaining('several servers'),
  })
  expect(await connectTo('first')).toBe('open')
  open = 0
  expect([await connectTo('second'), await connectTo('second')]).toEqual(['open', 'open'])
})
