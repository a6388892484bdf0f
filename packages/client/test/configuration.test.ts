import { createClient } from '@tessera/client/create-client'
import { expect, test } from 'vitest'

test('an undefined option leaves the default', () => {
  expect(createClient({ baseApiUrl: undefined }).Configuration.Get().baseApiUrl).toBe(
    'https://sandboxapi.ordercloud.io',
  )
})

test('two clients share nothing', () => {
  const one = createClient()
  createClient().Configuration.Set({ apiVersion: 'v2', cookieOptions: { prefix: 'tile' } })
  expect(one.Configuration.Get()).toMatchObject({ apiVersion: 'v1', cookieOptions: { prefix: 'ordercloud' } })
})

test('the defaults point to the sandbox and wait a minute', () => {
  expect(createClient().Configuration.Get()).toEqual({
    baseApiUrl: 'https://sandboxapi.ordercloud.io',
    apiVersion: 'v1',
    timeoutInMilliseconds: 60_000,
    clientID: null,
    cookieOptions: { samesite: 'lax', secure: false, domain: null, prefix: 'ordercloud', path: '/' },
  })
})

test('a change merges over the current values', () => {
  const { Configuration } = createClient()
  Configuration.Set({ timeoutInMilliseconds: 5000 })
  Configuration.Set({ baseApiUrl: 'http://shop.test' })
  expect(Configuration.Get()).toMatchObject({ timeoutInMilliseconds: 5000, baseApiUrl: 'http://shop.test' })
})

test('cookie options merge one level down', () => {
  const { Configuration } = createClient()
  Configuration.Set({ cookieOptions: { prefix: 'tile' } })
  expect(Configuration.Get().cookieOptions).toMatchObject({ prefix: 'tile', samesite: 'lax' })
})

test('what was read stays live', () => {
  const { Configuration } = createClient()
  const settings = Configuration.Get()
  Configuration.Set({ clientID: 'c1' })
  expect(settings.clientID).toBe('c1')
})
