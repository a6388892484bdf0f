import { expect, test } from 'vitest'
import { withinDeadline } from '../../app/http/within-deadline.server.ts'

const never = () => new Promise<Response>(() => {})
const json = { headers: { accept: 'application/json' } }

test('a late call gets a busy response, and later calls of the same page get it at once', async () => {
  let asked = 0
  const ask = withinDeadline(
    () => {
      asked += 1
      return never()
    },
    { isPage: true, pageMilliseconds: 10 },
  )
  const first = await ask('/api/cart', json)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await first.json()).toMatchObject({ status: 503, code: 'Server.Busy', message: expect.stringMatching(/./) })
  expect((await ask('/api/stores', json)).status).toBe(503)
  expect(asked).toBe(1)
})

test('what fails by itself stays what it is', async () => {
  const ask = withinDeadline(() => Promise.reject(new TypeError('fetch failed')), {
    isPage: true,
    pageMilliseconds: 10,
  })
  await expect(ask('/api/cart', json)).rejects.toThrow('fetch failed')
})

test('a file and a form are waited for beyond the time of a page', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 50, new Response('late')))
  const file = withinDeadline(slow, { isPage: true, pageMilliseconds: 1 })
  expect((await file('/api/myaccount/DownloadDoc', { headers: { accept: '*/*' } })).status).toBe(200)
  const form = withinDeadline(slow, { isPage: false, pageMilliseconds: 1 })
  expect((await form('/api/cart/SubmitCart', json)).status).toBe(200)
})
