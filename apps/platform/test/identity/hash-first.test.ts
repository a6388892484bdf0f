import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { afterAll, expect, test } from 'vitest'
import { aBuyerUser, asBearer, asGuest, askToken, byPassword, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()

/** True for everything that runs in a transaction, rivals included. */
const isInTransaction = new AsyncLocalStorage<boolean>()
const { transaction } = platform.database
Object.assign(platform.database, {
  transaction: ((work) =>
    transaction((db) => isInTransaction.run(true, () => work(db)))) satisfies Database['transaction'],
})

const hashes: { inTransaction: boolean }[] = []
const hook = createHook({
  init(_, type) {
    if (type === 'ARGON2REQUEST') hashes.push({ inTransaction: isInTransaction.getStore() === true })
  },
}).enable()
afterAll(() => hook.disable())

const next = 'Second-Password-2'
const kinds = { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true }
const roles = ['Shopper', 'MeAdmin', 'PasswordReset']

/** Hashes that a request made, and how many of them in a transaction. */
async function countHashes(work: () => Promise<{ status: number }>) {
  const before = hashes.length
  const { status } = await work()
  const made = hashes.slice(before)
  return { status, made: made.length, inTransaction: made.filter((one) => one.inTransaction).length }
}

const asAdmin = (shop: TestMarketplace) => (method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) =>
  send(platform, { method, url: `/v1${path}`, headers: asBearer(shop.adminToken), payload })

test('a password or client secret is never hashed while a transaction is open, whoever sends it', async () => {
  const shop = await createTestMarketplace(platform)
  const { username, buyer, user } = await aBuyerUser(shop, {
    roles,
    more: { PasswordConfig: { ...kinds, LimitPasswordReuse: 2 } },
  })
  await shop.admin.Suppliers.Save('s1', { Name: 'S', Active: true })
  const admin = asAdmin(shop)
  const token = await shop.token(byPassword(shop, username))
  const guest = await shop.token(asGuest(shop))
  const withPassword = (name: string) => ({ ...person, Username: `${name}-${shop.id}`, Password: goodPassword })
  const own = (method: 'POST' | 'PATCH' | 'PUT', path: string, payload: object, bearer = token) =>
    send(platform, { method, url: `/v1/me${path}`, headers: asBearer(bearer), payload })
  const client = {
    AppName: 'A',
    Active: true,
    AccessTokenDuration: 60,
    RefreshTokenDuration: 0,
    ClientSecret: 'x'.repeat(20),
  }
  const calls = [
    () => admin('POST', `/buyers/${buyer}/users`, { ID: 'n1', ...withPassword('n1') }),
    () => admin('PUT', `/buyers/${buyer}/users/n1`, { ...withPassword('n1'), Password: next }),
    () => admin('PUT', `/buyers/${buyer}/users/n2`, withPassword('n2')),
    () => admin('PATCH', `/buyers/${buyer}/users/n2`, { Password: next }),
    () => admin('PATCH', '/buyerusers/n2', { Password: 'Third-Password-3' }),
    () => admin('POST', '/suppliers/s1/users', { ID: 's', ...withPassword('s') }),
    () => admin('PATCH', '/suppliers/s1/users/s', { Password: next }),
    () => admin('POST', '/adminusers', { ID: 'a', ...withPassword('a') }),
    () => admin('PATCH', '/adminusers/a', { Password: next }),
    () => admin('POST', '/apiclients', client),
    () => own('PUT', '/register', withPassword('g'), guest),
    () => own('PATCH', '', { Password: next }),
    async () =>
      own('POST', '/password', { NewPassword: 'Third-Password-3' }, await shop.token(byPassword(shop, username, next))),
  ]
  for (const call of calls) {
    const { status, made, inTransaction } = await countHashes(call)
    expect(status).toBeLessThan(300)
    expect(made).toBeGreaterThan(0)
    expect(inTransaction).toBe(0)
  }
  const changes = [
    { Operation: 'Users.Patch', Parameters: { buyerID: buyer, userID: user }, Body: { Password: 'Fourth-Password-4' } },
    { Operation: 'Users.Create', Parameters: { buyerID: buyer }, Body: { ID: 'n3', ...withPassword('n3') } },
  ]
  expect(await countHashes(() => admin('POST', '/changes', { Changes: changes }))).toEqual({
    status: 200,
    made: 4, // two hashes, and two comparisons with earlier ones
    inTransaction: 0,
  })
  expect(await askToken(platform, byPassword(shop, username, 'Fourth-Password-4'))).toMatchObject({ status: 200 })
  expect(await askToken(platform, byPassword(shop, `n3-${shop.id}`))).toMatchObject({ status: 200 })
})

test('a forgotten password is hashed before its transaction too', async () => {
  const shop = await createTestMarketplace(platform)
  const { username } = await aBuyerUser(shop, { roles })
  const names = { ClientID: shop.storefrontClientID, Username: username }
  await send(platform, { method: 'POST', url: '/v1/password/reset', payload: names })
  const message = await platform.database.find<{ code: string }>(sql`
    select payload ->> 'PasswordRenewalVerificationCode' as code from messages where marketplace_id = ${shop.id}`)
  const payload = { ...names, Password: next }
  const url = `/v1/password/reset/${message?.code}`
  expect(await countHashes(() => send(platform, { method: 'PUT', url, payload }))).toEqual({
    status: 204,
    made: 1,
    inTransaction: 0,
  })
})

test('rivals for one user are answered without a hash under the lock: one password twice is used the second time', async () => {
  const shop = await createTestMarketplace(platform)
  const { username, buyer, user } = await aBuyerUser(shop, {
    more: { PasswordConfig: { ...kinds, LimitPasswordReuse: 20 } },
  })
  const before = hashes.length
  const admin = asAdmin(shop)
  const rivals = [next, next, next, 'Third-Password-3', 'Fourth-Password-4']
  const replies = await Promise.all(
    rivals.map((Password) => admin('PATCH', `/buyers/${buyer}/users/${user}`, { Password })),
  )
  expect(replies.map(({ status, code }) => code ?? status).sort()).toEqual([
    200,
    200,
    200,
    'PasswordReset.CannotReusePassword',
    'PasswordReset.CannotReusePassword',
  ])
  expect(hashes.slice(before).filter(({ inTransaction }) => inTransaction)).toEqual([])
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({
    code: 'Auth.InvalidUsernameOrPassword',
  })
})
