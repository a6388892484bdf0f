import type { ShopClient, TokenData } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { readLink } from '../../app/features/auth/read-link.server.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const later = '2026-03-10T13:00:00Z'
const earlier = '2026-03-10T11:00:00Z'

const shopThatSays = (answer: Partial<TokenData>): ShopClient =>
  ({
    Auth: {
      GetTokenData: async () => ({ isValid: false, kind: null, expiresAt: null, email: null, user: null, ...answer }),
    },
  }) as unknown as ShopClient // only this call is made

const state = async (answer: Partial<TokenData>) =>
  (await readLink(shopThatSays(answer), 'secret', ['activation', 'invitation'], now)).state

test('no token and an unknown token are wrong', async () => {
  expect((await readLink(shopThatSays({ isValid: true }), '', ['reset'], now)).state).toBe('wrong')
  expect(await state({})).toBe('wrong')
})

test('the link of another email is invalid here and reveals no address', async () => {
  const link = await readLink(
    shopThatSays({ isValid: true, kind: 'reset', email: 'ann@example.com' }),
    'secret',
    ['activation'],
    now,
  )
  expect(link).toMatchObject({ state: 'wrong', email: null })
})

test('a link that is over is expired, one that was used is used', async () => {
  expect(await state({ kind: 'activation', expiresAt: earlier })).toBe('expired')
  expect(await state({ kind: 'activation', expiresAt: later })).toBe('used')
})

test('a good invitation asks for a password', async () => {
  const shop = shopThatSays({ isValid: true, kind: 'invitation', expiresAt: later, email: 'bob@example.com' })
  expect(await readLink(shop, 'secret', ['activation', 'invitation'], now)).toEqual({
    token: 'secret',
    state: 'good',
    isInvitation: true,
    email: 'bob@example.com',
  })
})
