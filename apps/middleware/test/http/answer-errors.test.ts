import { PlatformError } from '@tessera/client/platform-error'
import { shopErrors } from '@tessera/contract/middleware/errors'
import { answerErrors } from '@tessera/middleware/kit/http/answer-errors'
import { ShopError } from '@tessera/middleware/kit/shop-error'
import Fastify from 'fastify'
import { expect, test } from 'vitest'

async function answerTo(error: Error) {
  const app = Fastify({ logger: false })
  answerErrors(app)
  app.get('/', async () => {
    throw error
  })
  return app.inject('/')
}

const platformSays = (status: number, headers: Record<string, string> = {}) =>
  new PlatformError(
    { status, statusText: '', headers: new Headers(headers), data: {} },
    { method: 'GET', url: 'http://platform.test' },
  )

test.each([429, 503])('a wait of the platform with %i is passed on', async (status) => {
  const answer = await answerTo(platformSays(status, { 'retry-after': '17' }))
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['retry-after']).toBe('17')
  expect(answer.json().data).toEqual(status === 429 ? { seconds: 17 } : null)
})

const away = Object.entries(shopErrors).filter(([, { status }]) => status === 429 || status === 503)

test.each(away)('%s says how long to wait, wherever it was raised', async (code) => {
  const answer = await answerTo(new ShopError(code as keyof typeof shopErrors))
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([429, 503])('so does a bare %i of the platform', async (status) => {
  expect(Number((await answerTo(platformSays(status))).headers['retry-after'])).toBeGreaterThan(0)
})

test.each(['NotFound', 'Cart.Quantity', 'Server.Failed'] as const)('%s does not ask to wait', async (code) => {
  expect((await answerTo(new ShopError(code))).headers['retry-after']).toBeUndefined()
})

test('a checkout service that fails is not the shopper’s mistake', async () => {
  const data = { Errors: [{ ErrorCode: 'IntegrationEvent.BadRequest', Message: 'The service answered 500.' }] }
  const error = new PlatformError(
    { status: 400, statusText: '', headers: new Headers(), data },
    { method: 'POST', url: 'http://platform.test' },
  )
  expect((await answerTo(error)).json()).toMatchObject({ status: 502, code: 'Server.Upstream' })
})

test('an unexpected failure says nothing about its cause', async () => {
  const answer = await answerTo(new Error('password=hunter2'))
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'Server.Failed', message: 'Something went wrong, please try again' })
  expect(answer.body).not.toMatch('hunter2')
})

test.each([
  ['Request.TooOften', 'Too Many Requests'],
  ['Request.TooLarge', 'Payload Too Large'],
  ['Request.Conflict', 'Conflict'],
  ['NotFound', 'Not Found'],
] as const)('%s carries the name of its status', async (code, name) => {
  expect((await answerTo(new ShopError(code))).json().error).toBe(name)
})
