import { beforeAll, expect, test } from 'vitest'
import { setEnvironment } from '../../app/http/environment.server.ts'
import { throwIfThrottled } from '../../app/http/throw-if-throttled.server.ts'

beforeAll(() =>
  setEnvironment({
    fetch,
    middlewareUrl: '',
    publicUrl: '',
    isProduction: false,
    pageMilliseconds: 5000,
    recordingPercent: 0,
  }),
)

const none = () => undefined
const message = 'Too many attempts. Try again in a minute.'
const answering = (status: number, headers = {}) => {
  const waits: number[] = []
  const answer = async () => Response.json({ message }, { status, headers })
  return { waits, answer, wait: (seconds: number) => waits.push(seconds) }
}

test.each([200, 404, 500])('an answer with status %i goes on as it is', async (status) => {
  const { answer, wait, waits } = answering(status, { 'retry-after': '9' })
  expect((await throwIfThrottled(answer, { isPage: true, failed: none, wait })('/api/search', {})).status).toBe(status)
  expect(waits).toEqual([])
})

test.each([429, 502, 503, 504])(
  '%i is a page of its own status, with what the shop said and when to ask again',
  async (status) => {
    const { answer, wait, waits } = answering(status, { 'retry-after': '17' })
    const thrown = await throwIfThrottled(answer, { isPage: true, failed: none, wait })('/api/search', {}).catch(
      (error: unknown) => error,
    )
    expect(thrown).toMatchObject({ data: { message }, init: { status } })
    expect(waits).toEqual([17])
  },
)

test('a form gets it as an answer, with the time to wait', async () => {
  const { answer, wait, waits } = answering(429)
  expect(
    (await throwIfThrottled(answer, { isPage: false, failed: none, wait })('/api/Cart/AddToCart', {})).status,
  ).toBe(429)
  expect(waits).toEqual([5])
})

test('who is busy without words of the shop is busy all the same', async () => {
  const bare = async () => new Response('<html>Bad Gateway</html>', { status: 502 })
  const thrown = await throwIfThrottled(bare, { isPage: true, failed: none, wait: () => {} })('/api', {}).catch(
    (error: unknown) => error,
  )
  expect(thrown).toMatchObject({ data: { message: undefined }, init: { status: 502 } })
})

test('a page that is drawn again for a form that failed keeps the form where it fails too', async () => {
  const failedForm = { action: '/contact', fields: [], secrets: [], files: [] }
  const failed = () => ({ message: 'Not saved.', failedForm, isSilent: false })
  const { answer, wait } = answering(502)
  const thrown = await throwIfThrottled(answer, { isPage: false, failed, wait })('/api', {}).catch(
    (error: unknown) => error,
  )
  expect(thrown).toMatchObject({ data: { message: 'Not saved.', failedForm }, init: { status: 503 } })
})

test('after a timeout the page of the form makes no more calls', async () => {
  const failedForm = { action: '/contact', fields: [], secrets: [], files: [] }
  const failed = () => ({ message: 'Not sure.', failedForm, isSilent: true })
  let asked = 0
  const answer = async () => {
    asked += 1
    return Response.json({})
  }
  const thrown = await throwIfThrottled(answer, { isPage: false, failed, wait: () => {} })('/api', {}).catch(
    (error: unknown) => error,
  )
  expect(thrown).toMatchObject({ data: { failedForm }, init: { status: 503 } })
  expect(asked).toBe(0)
})
