import { expect, test } from 'vitest'
import { waitALittle } from '../../app/lib/wait-a-little.server.ts'

const answering = (status: number) => async () =>
  Response.json({ message: 'That was too often in a short time.' }, { status, headers: { 'retry-after': '9' } })

test.each([200, 404, 500])('an answer with status %i goes on as it is', async (status) => {
  expect((await waitALittle(answering(status))('/api/search', {})).status).toBe(status)
})

test('too often is a page of its own status, with what the shop said', async () => {
  const thrown = await waitALittle(answering(429))('/api/search', {}).catch((error: unknown) => error)
  expect(thrown).toMatchObject({ data: { message: 'That was too often in a short time.' }, init: { status: 429 } })
  const { init } = thrown as { init: ResponseInit }
  expect(new Headers(init.headers).get('retry-after')).toBe('9')
})
