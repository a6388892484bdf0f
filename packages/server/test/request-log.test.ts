import { answerErrors } from '@tessera/server/answer-errors'
import { fail, refusal } from '@tessera/server/api-error'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { logRequests } from '@tessera/server/request-log'
import { expect, test } from 'vitest'

const lines: string[] = []
const logger = createLog({ service: 'test', level: 'info', destination: { write: (line) => lines.push(line) } })
const app = createHttp({ logger })
logRequests(app, ({ id }: { id: string }) => ({ userId: id, accountId: 'acme' }))
answerErrors(app, () => refusal('IdExists'))
app.addHook('onRequest', async (request) => {
  if (request.headers.authorization) request.actor = { id: 'u-7' }
})
app.post('/api/user/LockUser', async () => ({}))
app.get('/v1/things', async () => fail('Auth.InsufficientRoles'))
app.get('/v1/broken', async () => {
  throw new Error('the inside of the machine')
})

app.get('/ocrpcode', async (request, reply) => {
  if (!(request.query as { code?: string }).code) request.refusal = 'Auth.OauthError'
  return reply.redirect('https://shop.example/')
})

async function logged(method: 'GET' | 'POST', url: string, authorization = ''): Promise<object[]> {
  lines.length = 0
  await app.inject({ method, url, headers: authorization ? { authorization } : {} })
  return lines.map((line) => JSON.parse(line))
}

test('a refusal is named by its code, and is what a guard looks for', async () => {
  expect(await logged('GET', '/v1/things?token=hunter2')).toMatchObject([
    { event: 'forbidden', route: '/v1/things', status: 403, code: 'Auth.InsufficientRoles' },
  ])
  expect(lines.join('')).not.toContain('hunter2')
})

test('an action is named, with its user by ID', async () => {
  expect(await logged('POST', '/api/user/LockUser?email=ben@northline.example', 'Bearer x')).toMatchObject([
    { event: 'lock', userId: 'u-7', accountId: 'acme', status: 200 },
  ])
  expect(lines.join('')).not.toContain('northline')
})

test('a browser that comes back from its identity provider has signed in, or was refused', async () => {
  expect(await logged('GET', '/ocrpcode')).toMatchObject([
    { event: 'sign-in-failed', route: '/ocrpcode', status: 302, code: 'Auth.OauthError' },
  ])
  expect(await logged('GET', '/ocrpcode?code=hunter2')).toMatchObject([{ event: 'sign-in', status: 302 }])
  expect(lines.join('')).not.toContain('hunter2')
})

test('an internal failure can be found by the request ID in its answer', async () => {
  const [failed, request] = await logged('GET', '/v1/broken')
  expect(failed).toMatchObject({ level: 'error', requestId: expect.any(String), code: 'ServerError' })
  expect(request).toMatchObject({ requestId: (failed as { requestId: string }).requestId, status: 500 })
})

test('nothing is written below the log level', async () => {
  app.log.level = 'warn'
  expect(await logged('POST', '/api/user/LockUser')).toEqual([])
  app.log.level = 'info'
})
