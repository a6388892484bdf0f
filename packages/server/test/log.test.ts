import { createLog, maskSecrets } from '@tessera/server/log'
import { describe, expect, test } from 'vitest'

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJ1c3IiOiJtZSJ9.c2lnbmF0dXJl'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ service: 'test', level: 'info', destination: { write: (line) => lines.push(line) } }))
  return lines.join('')
}

describe('a line of the log', () => {
  test('one word of a million letters is searched in a moment', () => {
    expect(maskSecrets(`${'x'.repeat(1_000_000)}token=hunter2`)).toMatch(/xtoken=\[hidden]$/)
  })

  test.each([
    ['a token in a text', `sent ${token} along`, token],
    ['a bearer header', `authorization: Bearer ${'a1b2c3d4e5'.repeat(2)}`, 'a1b2c3d4e5'],
    ['a basic header', 'Basic dXNlcjpodW50ZXIy', 'dXNlcjpodW50ZXIy'],
    ['a password in a form', 'grant_type=password&username=u&password=hunter2&x=1', 'hunter2'],
    ['the secret of a client in a form', 'client_id=c&client_secret=hunter2', 'hunter2'],
    ['a refresh token in a form', 'refresh_token=1b671a64-40d5-491e-99b0-da01ff1f3341', '1b671a64'],
    ['the token of a guest in a query', 'PUT /v1/me/register?anonUserToken=hunter2', 'hunter2'],
    ['a password in JSON', 'body {"Username":"u","Password":"hunter2"}', 'hunter2'],
    ['a password in JSON inside JSON', JSON.stringify({ msg: '{"NewPassword": "hunter2"}' }), 'hunter2'],
    ['a password in an address', 'postgres://me:hunter2@db.internal:5432/x', 'hunter2'],
    ['a card number', 'paid with 4111 1111 1111 1111 today', '1111'],
    ['a card number with dashes', 'paid with 5500-0000-0000-0004', '0004'],
    ['a card number alone', '378282246310005', '378282246310005'],
  ])('hides %s', (_, line, secret) => {
    expect(line).toContain(secret)
    expect(maskSecrets(line)).not.toContain(secret)
  })

  test('leaves what is no secret', () => {
    const line =
      'order 4111111111111112 of 2026-11-15T02:54:08.797Z at https://shop.example/a?b=c took 12 ms, tokens: 5'
    expect(maskSecrets(line)).toBe(line)
  })

  test('is JSON with a level, a time and the name of the service', () => {
    const line = JSON.parse(logged((log) => log.warn({ route: '/v1/products' }, 'slow'))) as Record<string, unknown>
    expect(line).toMatchObject({ level: 'warn', service: 'test', route: '/v1/products', msg: 'slow' })
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  test('hides properties that hold secrets, and stays JSON', () => {
    const line = logged((log) =>
      log.info(
        {
          Password: 'hunter2',
          body: { client_secret: 'hunter2', deep: { Token: 'hunter2', very: { password: 'hunter2' } } },
        },
        'x',
      ),
    )
    expect(line).not.toContain('hunter2')
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  test('hides what an error carries in its message', () => {
    const line = logged((log) => log.error({ err: new Error(`refused: Bearer ${token}`) }, 'x'))
    expect(line).not.toContain(token)
    expect(JSON.parse(line)).toMatchObject({ err: { type: 'Error' } })
  })
})
