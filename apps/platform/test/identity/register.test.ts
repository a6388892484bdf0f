import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, asGuest, askToken, byPassword, claimsOf, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()
const newUser = (shop: TestMarketplace) => ({ ...person, Username: `new-${shop.id}`, Password: goodPassword })
const register = (token: string, payload: object, query = '') =>
  send(platform, { method: 'PUT', url: `/v1/me/register${query}`, headers: asBearer(token), payload })

describe('registering is refused', () => {
  test('to a registered user, and with a token that is no valid guest token', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const token = await shop.token(byPassword(shop, username))
    expect(await register(token, newUser(shop))).toMatchObject({ status: 400, code: 'User.IsNotTemp' })
    for (const other of ['made-up', token])
      expect(await register(token, newUser(shop), `?anonUserToken=${other}`)).toMatchObject({
        status: 400,
        code: 'Auth.MustPassAnonUserToken',
      })
    const elsewhere = await createTestMarketplace(platform)
    const foreign = await elsewhere.token(asGuest(elsewhere))
    expect(await register(token, newUser(shop), `?anonUserToken=${foreign}`)).toMatchObject({
      code: 'Auth.MustPassAnonUserToken',
    })
  })

  test('with a weak password or a taken name, and the guest may try again', async () => {
    const shop = await createTestMarketplace(platform)
    const guest = await shop.token(asGuest(shop))
    expect(await register(guest, { ...newUser(shop), Password: 'weak' })).toMatchObject({
      code: 'PasswordReset.InsecurePassword',
    })
    expect(await register(guest, { ...newUser(shop), Username: 'storefront-guest' })).toMatchObject({
      status: 409,
      code: 'User.UsernameMustBeUnique',
    })
    expect(await register(guest, newUser(shop))).toMatchObject({ status: 200 })
  })
})

test('a guest becomes a user of the same buyer, and the guest’s token is spent', async () => {
  const shop = await createTestMarketplace(platform)
  const guest = await shop.token(asGuest(shop))
  const { body } = await register(guest, newUser(shop))
  expect(Object.keys(body)).toEqual(['access_token'])
  const claims = claimsOf(body.access_token)
  expect(claims).toMatchObject({ usr: `new-${shop.id}`, cid: shop.storefrontClientID, usrtype: 'buyer' })
  expect(claims).not.toHaveProperty('orderid')
  expect(await shop.as(String(body.access_token)).Me.Get()).toMatchObject({
    Username: `new-${shop.id}`,
    Buyer: { ID: 'storefront' },
  })
  expect(await register(guest, { ...newUser(shop), Username: 'again' })).toMatchObject({
    status: 401,
    code: 'Auth.TokenRevoked',
  })
  expect(await askToken(platform, byPassword(shop, `new-${shop.id}`))).toMatchObject({ status: 200 })
})

test('the guest’s token may be in the query while another user of the same shop calls', async () => {
  const shop = await createTestMarketplace(platform)
  const { username } = await aBuyerUser(shop)
  const token = await shop.token(byPassword(shop, username))
  const guest = await shop.token(asGuest(shop))
  expect(await register(token, newUser(shop), `?anonusertoken=${guest}`)).toMatchObject({ status: 200 })
  expect(await send(platform, { method: 'GET', url: '/v1/me', headers: asBearer(guest) })).toMatchObject({
    status: 401,
  })
})

test('two requests with one guest’s token make one user', async () => {
  const shop = await createTestMarketplace(platform)
  const guest = await shop.token(asGuest(shop))
  const replies = await Promise.all(
    ['one', 'two'].map((name) => register(guest, { ...newUser(shop), Username: `${name}-${shop.id}` })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('five registrations with one guest token give one user, and the right refusal to the others', async () => {
  const shop = await createTestMarketplace(platform)
  const guest = await shop.token(asGuest(shop))
  const names = Array.from({ length: 5 }, (_, at) => `rival-${at}-${shop.id}`)
  const replies = await Promise.all(names.map((Username) => register(guest, { ...newUser(shop), Username })))
  expect(replies.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).sort()).toEqual([
    '200',
    ...Array(4).fill('401 Auth.TokenRevoked'),
  ])
})
