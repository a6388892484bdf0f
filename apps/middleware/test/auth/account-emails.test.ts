import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, aRegistration, newAddress, password, solvedCaptcha } from './an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})
const newPassword = 'Another-Password-2'
const forget = (email: string) => shop.as().Auth.ForgotPassword({ email })
const reset = (token: string, secret = newPassword) => shop.as().Auth.ResetPassword({ password: secret }, { token })
const activate = (token: string, secret?: string) =>
  shop.as().Auth.AccountActivation({ token, ...(secret && { password: secret }) })
const register = (email: string) => shop.as().User.createCustomer({ ...aRegistration, email })
const age = (email: string) =>
  shop.database.rows(sql`
    update one_time_secrets set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
    where person_id = (select id from people where email = ${email})`)

describe('an activation', () => {
  test('is refused with a made-up secret and with one for another purpose', async () => {
    await expect(activate('made-up')).rejects.toMatchObject({ status: 400, code: 'Auth.LinkInvalid' })
    await shop.customer('purpose@example.com')
    await forget('purpose@example.com')
    const { secret } = await shop.letter('purpose@example.com')
    await expect(activate(secret)).rejects.toMatchObject({ code: 'Auth.LinkInvalid' })
  })

  test('works once, for two hours, and only with the newest link', async () => {
    await register('newest@example.com')
    const old = await shop.letter('newest@example.com')
    await forget('newest@example.com')
    const late = await shop.letter('newest@example.com')
    expect(late.template).toBe('activation')
    await expect(activate(old.secret)).rejects.toMatchObject({ code: 'Auth.LinkInvalid' })
    await age('newest@example.com')
    await expect(activate(late.secret)).rejects.toMatchObject({ code: 'Auth.LinkExpired' })
    await forget('newest@example.com')
    const { secret } = await shop.letter('newest@example.com')
    expect(await shop.as().Auth.GetTokenData({ token: secret })).toMatchObject({
      isValid: true,
      kind: 'activation',
      email: 'newest@example.com',
    })
    await activate(secret)
    await expect(activate(secret)).rejects.toMatchObject({ code: 'Auth.LinkUsed' })
    await expect(shop.signIn('newest@example.com')).resolves.toBeDefined()
  })

  test('with a weak password leaves the link valid', async () => {
    await register('weak@example.com')
    const { secret } = await shop.letter('weak@example.com')
    for (const bad of ['short', 'Password123!', 'weak@example.com'])
      await expect(activate(secret, bad)).rejects.toMatchObject({
        code: 'Request.Invalid',
        fields: [{ field: 'password' }],
      })
    await activate(secret, newPassword)
    await expect(shop.signIn('weak@example.com')).rejects.toMatchObject({ status: 401 })
    await expect(shop.signIn('weak@example.com', newPassword)).resolves.toBeDefined()
  })

  test('is stored only as a hash', async () => {
    await register('hashed@example.com')
    const { secret } = await shop.letter('hashed@example.com')
    const rows = await shop.database.rows<{ row: string }>(sql`select s::text as row from one_time_secrets s`)
    expect(rows.map(({ row }) => row).join()).not.toContain(secret)
  })
})

describe('a forgotten password', () => {
  test('gets the same answer for every address, and sends emails only to known ones', async () => {
    await shop.customer('known@example.com')
    const known = await forget('known@example.com')
    expect(await forget('unknown@example.com')).toEqual(known)
    expect(await shop.letters('unknown@example.com')).toEqual([])
    expect((await shop.letter('known@example.com')).template).toBe('reset')
  })

  test('may be requested three times without a captcha, and more with one', async () => {
    const here = shop.as({}, newAddress())
    for (let count = 0; count < 3; count += 1) await here.Auth.ForgotPassword({ email: 'x@example.com' })
    await expect(here.Auth.ForgotPassword({ email: 'x@example.com' })).rejects.toMatchObject({ status: 429 })
    await expect(here.Auth.ForgotPassword({ email: 'x@example.com', captcha: solvedCaptcha() })).resolves.toBeDefined()
  })

  test('doesn’t flood a mailbox', async () => {
    await shop.customer('flooded@example.com')
    for (let count = 0; count < 7; count += 1) await forget('flooded@example.com')
    const letters = await shop.letters('flooded@example.com')
    expect(letters.filter((template) => template === 'reset')).toHaveLength(4)
  })
})

describe('a new password', () => {
  test('is refused without a good link or when it will not do', async () => {
    await expect(reset('')).rejects.toMatchObject({ code: 'Auth.LinkInvalid' })
    await expect(reset('made-up')).rejects.toMatchObject({ code: 'Auth.LinkInvalid' })
    await expect(reset('made-up', 'short')).rejects.toMatchObject({ fields: [{ field: 'password' }] })
  })

  test('ends every session on both sides and works once', async () => {
    const { session, shop: mine } = await shop.customer('reset@example.com')
    await forget('reset@example.com')
    const { secret } = await shop.letter('reset@example.com')
    await reset(secret)
    await expect(mine.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await expect(shop.platformAs(session.auth_token).Me.Get()).rejects.toMatchObject({ status: 401 })
    await expect(
      shop.as().Auth.UserAuthentication({ token: session.tessera_refresh_token ?? '' }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(reset(secret)).rejects.toMatchObject({ code: 'Auth.LinkUsed' })
    await expect(shop.signIn('reset@example.com', password)).rejects.toMatchObject({ status: 401 })
    await expect(shop.signIn('reset@example.com', newPassword)).resolves.toBeDefined()
    expect((await shop.letters('reset@example.com')).at(-1)).toBe('password-changed')
  })

  test('that is common or equals the address is refused, and the link stays valid', async () => {
    await shop.customer('careless@example.com')
    await forget('careless@example.com')
    const { secret } = await shop.letter('careless@example.com')
    for (const bad of ['Summer2025!', 'careless@example.com', 'Tessera2025'])
      await expect(reset(secret, bad)).rejects.toMatchObject({ fields: [{ field: 'password' }] })
    await reset(secret, 'correct horse battery')
    await expect(shop.signIn('careless@example.com', 'correct horse battery')).resolves.toBeDefined()
  })

  test('by two at once is set by one', async () => {
    await shop.customer('race@example.com')
    await forget('race@example.com')
    const { secret } = await shop.letter('race@example.com')
    const both = await Promise.allSettled([reset(secret, 'First-Password-1'), reset(secret, 'Second-Password-2')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('unlocks a customer who was locked out by failed attempts', async () => {
    await shop.customer('failed@example.com')
    for (let failure = 0; failure < 10; failure += 1)
      await shop.signIn('failed@example.com', 'Wrong-Password-9').catch(() => {})
    await forget('failed@example.com')
    await reset((await shop.letter('failed@example.com')).secret)
    await expect(shop.signIn('failed@example.com', newPassword)).resolves.toBeDefined()
  })
})
