import { sql } from '@tessera/server/sql'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aBuyerUser, askToken, byPassword } from './people.ts'

const platform = await startPlatform()
const wrong = 'Never-Was-It-1'

/** Sequential: each failure is counted before the next attempt. */
async function failTimes(shop: TestMarketplace, username: string, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const reply = await askToken(platform, byPassword(shop, username, wrong))
    expect(reply.code).toBe('Auth.InvalidUsernameOrPassword')
  }
}

test('the tenth failure locks; only the right password reveals it, and an administrator unlocks', async () => {
  const shop = await createTestMarketplace(platform)
  const { username, buyer, user } = await aBuyerUser(shop)
  await failTimes(shop, username, 10)
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 400, code: 'Auth.LockedOut' })
  await failTimes(shop, username, 1)
  expect(await shop.admin.Users.Get(buyer, user)).toMatchObject({ FailedLoginAttempts: 11 })
  await shop.admin.Users.UnlockUserAccount(buyer, user)
  expect(await shop.admin.Users.Get(buyer, user)).toMatchObject({ FailedLoginAttempts: 0 })
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
})

test('nine failures are forgotten by a right password', async () => {
  const shop = await createTestMarketplace(platform)
  const { username, buyer, user } = await aBuyerUser(shop)
  await failTimes(shop, username, 9)
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
  expect(await shop.admin.Users.Get(buyer, user)).toMatchObject({ FailedLoginAttempts: 0 })
})

test('guesses made at the same time are all counted', async () => {
  const shop = await createTestMarketplace(platform)
  const { username, buyer, user } = await aBuyerUser(shop)
  await Promise.all(Array.from({ length: 12 }, () => askToken(platform, byPassword(shop, username, wrong))))
  expect(await shop.admin.Users.Get(buyer, user)).toMatchObject({ FailedLoginAttempts: 12 })
})

test('a lock does not go on answering guesses', async () => {
  const shop = await createTestMarketplace(platform)
  const { username } = await aBuyerUser(shop)
  await failTimes(shop, username, 20)
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({
    code: 'Auth.InvalidUsernameOrPassword',
  })
})

test('a lock ends by itself and counting starts anew', async () => {
  const shop = await createTestMarketplace(platform)
  const { username, buyer, user } = await aBuyerUser(shop)
  await failTimes(shop, username, 10)
  await platform.database.rows(
    sql`update credentials set locked_until = now() - interval '1 s' where locked_until is not null`,
  )
  await failTimes(shop, username, 1)
  expect(await shop.admin.Users.Get(buyer, user)).toMatchObject({ FailedLoginAttempts: 1 })
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
})

test('a profile locks earlier and longer', async () => {
  const shop = await createTestMarketplace(platform)
  const rules = { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true }
  const PasswordConfig = { ...rules, AllowedFailedAttempts: 2, LockoutDuration: 30 }
  const { username } = await aBuyerUser(shop, { more: { PasswordConfig } })
  await failTimes(shop, username, 2)
  expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ code: 'Auth.LockedOut' })
  const row = await platform.database.find<{ minutes: number }>(sql`
    select round(extract(epoch from c.locked_until - now()) / 60)::int as minutes
    from credentials c join users u on u.uid = c.uid
    where u.username = ${username}`)
  expect(row).toEqual({ minutes: 30 })
})
