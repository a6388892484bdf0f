import { createOutbound } from '@tessera/server/outbound/outbound'
import { expect, test } from 'vitest'

const names: Record<string, readonly string[]> = {
  'public.example': ['93.184.216.34', '2606:2800:220:1::1'],
  'inside.example': ['10.1.2.3'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:93.184.216.34'],
}
const outbound = createOutbound({
  allow: ['Inside.example:8080'],
  resolve: async (name) => names[name] ?? Promise.reject(new Error('no such name')),
})

test.each([
  ['nonsense', 'Url must be an address such as https://hooks.example/path.'],
  ['http://public.example/', 'Url must start with https.'],
  ['https://public.example:8080/', 'Url must use port 443 or 8443.'],
  ['https://me@public.example/', 'Url must not hold a user name or a password.'],
  ['https://inside.example/', 'Url must lead to a public address.'],
  ['https://both.example/', 'Url must lead to a public address.'],
  ['https://mapped.example/', 'Url must lead to a public address.'],
  ['https://127.1/', 'Url must lead to a public address.'],
  ['https://[::1]/', 'Url must lead to a public address.'],
  ['https://[::ffff:8.8.8.8]:8443/', 'Url must lead to a public address.'],
])('%s is not saved: %s', async (url, message) => {
  expect(await outbound.check(url)).toEqual({ code: 'ValidationFailure', data: { Property: 'Url' }, message })
})

test('a problem names the property that holds the address', async () => {
  expect(await outbound.check('nonsense', 'CustomImplementationUrl')).toMatchObject({
    data: { Property: 'CustomImplementationUrl' },
  })
})

test.each(['https://public.example/hook', 'https://public.example:8443/{messagetype}', 'http://inside.example:8080/'])(
  '%s is saved',
  async (url) => {
    expect(await outbound.check(url)).toBeUndefined()
  },
)

test('a name that does not resolve yet is saved, and refused when it is called', async () => {
  expect(await outbound.check('https://later.example/')).toBeUndefined()
  const answer = await outbound.post({ url: 'https://later.example/', body: {}, eventID: 'e1' })
  expect(answer).toEqual({ ok: false, status: 0, body: null, error: 'unresolved' })
})
