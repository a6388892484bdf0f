import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createFrontDoor } from '@tessera/server/front-door'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { afterAll, describe, expect, test } from 'vitest'

const door = createFrontDoor([{ answer: (_request, response) => response.end('fine') }]).listen(0, '127.0.0.1')
await once(door, 'listening')
const app = createHttp({ logger: createLog({ service: 'test', level: 'fatal' }) })
app.get('/', async () => 'fine')
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  door.close()
  await app.close()
})

const portOf = (server: typeof door): number => (server.address() as { port: number }).port

describe.each([
  ['the door', () => portOf(door)],
  ['one application', () => portOf(app.server)],
])('%s', (_, port) => {
  const say = async (words: string): Promise<string> => {
    const socket = connect(port(), '127.0.0.1')
    socket.write(words)
    return text(socket)
  }

  test.each([
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HeadersTooLarge',
    ],
    ['what is no request', 'how are you\r\n\r\n', 400, 'Unreadable'],
  ])('refuses %s in the usual words', async (_name, words, status, code) => {
    const [head = '', body = ''] = (await say(words)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`))
    expect(JSON.parse(body)).toEqual({
      Errors: [{ ErrorCode: `Request.${code}`, Message: expect.stringMatching(/./), Data: null }],
    })
  })

  test('answers what can be read', async () => {
    expect(await say('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 OK/)
  })
})
