import { answerErrors } from '@tessera/server/answer-errors'
import { fail, refusal } from '@tessera/server/api-error'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { describe, expect, test } from 'vitest'

const lines: string[] = []
const app = createHttp({
  logger: createLog({ service: 'test', level: 'error', destination: { write: (line) => lines.push(line) } }),
})
answerErrors(app, () => refusal('IdExists'))
app.post('/v1/things/:id', async (request) => ({
  id: (request.params as { id: string }).id,
  body: request.body ?? null,
}))
app.get('/v1/refused', async () => fail('ValidationFailure', { Property: 'Name' }))
app.get('/v1/broken', async () => {
  throw new Error('the inside of the machine')
})

const post = (payload: string, type = 'application/json', url = '/v1/things/a') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('a request that cannot be answered', () => {
  test.each([
    ['not JSON', '{', 'application/json', 400, 'Request.InvalidRequestBody'],
    ['of another type', '<a/>', 'text/xml', 400, 'Request.InvalidContentType'],
    ['too large', `"${'x'.repeat(1_048_577)}"`, 'application/json', 413, 'Request.TooLarge'],
  ])('%s has the body of every error', async (_, payload, type, status, code) => {
    const reply = await post(payload, type)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual({ Errors: [{ ErrorCode: code, Message: expect.stringMatching(/./), Data: null }] })
  })

  test.each(['/v1/things/%ff', '/v1/things/%', `/v1/things/${'x'.repeat(500)}`, '/v1/nothing', '/'])(
    'at %s there is nothing, named so that clients can say it',
    async (url) => {
      const reply = await post('{}', undefined, url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({
        Errors: [{ ErrorCode: 'NotFound', Data: { ObjectType: 'Route', ObjectID: `POST ${url.slice(0, 200)}` } }],
      })
    },
  )

  test('because it is refused says why', async () => {
    const reply = await app.inject('/v1/refused')
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { Errors: [{ Data: { Property: 'Name' } }] }])
  })

  test('because we are broken says nothing of the inside, and the log says all', async () => {
    const reply = await app.inject('/v1/broken')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('machine')
    expect(lines.join('')).toContain('the inside of the machine')
  })
})

describe('a request', () => {
  test('may have an empty body whatever its type says', async () => {
    for (const payload of ['', '  \n']) expect((await post(payload)).json()).toEqual({ id: 'a', body: null })
  })

  test('finds its address in any case, and keeps the case of what it names', async () => {
    expect((await post('{}', undefined, '/V1/THINGS/aB%20c/')).json()).toEqual({ id: 'aB c', body: {} })
  })

  test('may be a form or a JSON patch', async () => {
    expect((await post('a=1&b=%26', 'application/x-www-form-urlencoded')).json()).toMatchObject({
      body: { a: '1', b: '&' },
    })
    expect((await post('{"a":1}', 'application/json-patch+json; charset=utf-8')).json()).toMatchObject({
      body: { a: 1 },
    })
  })
})
