import { sql } from '@tessera/server/sql'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, askToken, byPassword, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()
const kinds = { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true }
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { errorCode: string }) => error.errorCode,
  )

const withRules = (shop: TestMarketplace, rules: object) =>
  aBuyerUser(shop, { roles: ['Shopper', 'MeAdmin', 'PasswordReset'], more: { PasswordConfig: { ...kinds, ...rules } } })

describe('a password is refused', () => {
  test('when it is too short, too long, common, or only a name, and then there is no user either', async () => {
    const { admin } = await createTestMarketplace(platform)
    await admin.Buyers.Save('b1', { Name: 'B', Active: true })
    const bad = ['', 'Short-1', 'Aa1'.repeat(100), 'Password123!', 'welcome2024', 'anneliese2025', person.Email]
    for (const Password of bad)
      await expect(
        admin.Users.Create('b1', { ID: 'u1', Username: 'Anneliese', Password, ...person }),
      ).rejects.toMatchObject({
        status: 400,
        errorCode: 'PasswordReset.InsecurePassword',
        errors: [{ Data: { MinimumCharacterCount: 10, UpperCaseRequired: false, SpecialCharacterRequired: false } }],
      })
    await expect(admin.Users.Get('b1', 'u1')).rejects.toMatchObject({ status: 404 })
  })

  test('without the kinds of characters that a profile asks for', async () => {
    const shop = await createTestMarketplace(platform)
    const { buyer, user } = await withRules(shop, {})
    for (const Password of ['no-upper-case-1', 'NO-LOWER-CASE-1', 'No-Digits-Here', 'correct horse battery'])
      await expect(shop.admin.Users.Patch(buyer, user, { Password })).rejects.toMatchObject({
        errorCode: 'PasswordReset.InsecurePassword',
        errors: [{ Data: { UpperCaseRequired: true, LowerCaseRequired: true, NumericRequired: true } }],
      })
  })

  test('by the strictest rule of all profiles', async () => {
    const shop = await createTestMarketplace(platform)
    const { buyer, user } = await withRules(shop, { MinimumCharacterCount: 12 })
    const PasswordConfig = { ...kinds, SpecialCharacterRequired: true, MaxConsecutiveDupeChars: 2 }
    await shop.admin.SecurityProfiles.Save('strict', { Name: 'S', PasswordConfig })
    await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'strict', BuyerID: buyer, UserID: user })
    for (const Password of ['Elevenchar-1', 'Nospecialsign1', 'Threee-Times-1'].map((one, at) =>
      at === 0 ? one.slice(1) : one,
    ))
      expect(await codeOf(shop.admin.Users.Patch(buyer, user, { Password }))).toBe('PasswordReset.InsecurePassword')
    expect(await codeOf(shop.admin.Users.Patch(buyer, user, { Password: 'Good-Enough-12' }))).toBeUndefined()
  })

  test('when it was used before, the present one included', async () => {
    const shop = await createTestMarketplace(platform)
    const { buyer, user } = await withRules(shop, { LimitPasswordReuse: 2 })
    const change = (Password: string) => codeOf(shop.admin.Users.Patch(buyer, user, { Password }))
    expect(await change(goodPassword)).toBe('PasswordReset.CannotReusePassword')
    expect(await change('Second-Password-2')).toBeUndefined()
    expect(await change(goodPassword)).toBe('PasswordReset.CannotReusePassword')
    expect(await change('Third-Password-3')).toBeUndefined()
    expect(await change(goodPassword)).toBeUndefined()
  })

  test('when the last one is too young', async () => {
    const shop = await createTestMarketplace(platform)
    const { buyer, user, username } = await withRules(shop, { MinimumPasswordAge: 5 })
    const change = () => codeOf(shop.admin.Users.Patch(buyer, user, { Password: 'Second-Password-2' }))
    expect(await change()).toBe('PasswordReset.TooSoonToChange')
    await age(username, '6 minutes')
    expect(await change()).toBeUndefined()
  })

  test('at sign-in when it is too old, or when rules became stricter', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer } = await withRules(shop, { MaximumPasswordAge: 30 })
    await age(username, '31 days')
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ code: 'Auth.PasswordExpired' })
    const PasswordConfig = { ...kinds, MinimumCharacterCount: 30 }
    await shop.admin.SecurityProfiles.Patch(`profile-${buyer}`, { PasswordConfig })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({
      code: 'Auth.InsecurePassword',
      body: { Errors: [{ Data: { MinimumCharacterCount: 30 } }] },
    })
  })
})

const age = (username: string, by: string) =>
  platform.database.rows(
    sql`update users set password_last_set_date = now() - ${by}::interval where username = ${username}`,
  )

describe('a password', () => {
  test('of three plain words is taken, and signs in', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer, user } = await aBuyerUser(shop)
    await shop.admin.Users.Patch(buyer, user, { Password: 'correct horse battery' })
    expect(await askToken(platform, byPassword(shop, username, 'correct horse battery'))).toMatchObject({ status: 200 })
  })

  test('is stored as a hash only and never shown, neither in a reply nor in the audit', async () => {
    const shop = await createTestMarketplace(platform)
    await aBuyerUser(shop)
    const made = await shop.admin.Users.Get('b1', 'u1')
    expect(made).toMatchObject({ Password: null, PasswordLastSetDate: expect.any(String) })
    const stored = await platform.database.rows<{ text: string }>(sql`
      select to_jsonb(e)::text as text from events e where marketplace_id = ${shop.id}
      union all select to_jsonb(c)::text from credentials c`)
    expect(stored.filter(({ text }) => text.includes(goodPassword))).toEqual([])
    expect(stored.some(({ text }) => text.includes('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true)
  })

  test('stays when a record is replaced without one', async () => {
    const shop = await createTestMarketplace(platform)
    const { username, buyer, user } = await aBuyerUser(shop)
    await shop.admin.Users.Save(buyer, user, { Username: username, ...person, Phone: '1' })
    await shop.admin.Users.Patch(buyer, user, { Password: null })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
  })

  test('that is new ends every session of the old one', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop, { roles: ['Shopper', 'MeAdmin', 'PasswordReset'] })
    const token = await shop.token(byPassword(shop, username))
    await shop.as(token).Me.ResetPasswordByToken({ NewPassword: 'Second-Password-2' })
    expect(await send(platform, { method: 'GET', url: '/v1/me', headers: asBearer(token) })).toMatchObject({
      status: 401,
      code: 'Auth.TokenRevoked',
    })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({
      code: 'Auth.InvalidUsernameOrPassword',
    })
    expect(await askToken(platform, byPassword(shop, username, 'Second-Password-2'))).toMatchObject({ status: 200 })
  })

  test('works for users of the seller and of suppliers too', async () => {
    const shop = await createTestMarketplace(platform)
    await shop.admin.Suppliers.Save('s1', { Name: 'S', Active: true })
    const names = { Username: `sup-${shop.id}`, Password: goodPassword }
    await shop.admin.SupplierUsers.Create('s1', { ID: 'x', ...names, ...person })
    await shop.admin.AdminUsers.Create({ ID: 'y', ...names, Username: `adm-${shop.id}`, ...person })
    for (const username of [`sup-${shop.id}`, `adm-${shop.id}`])
      expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
  })
})
