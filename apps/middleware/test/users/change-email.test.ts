import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, password } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

const tokenTo = async (email: string): Promise<string> =>
  /confirm-email\?token=([\w.-]+)/.exec((await shop.letter(email)).body)?.[1] ?? ''

describe('another email address', () => {
  test('needs a signed-in customer and the password', async () => {
    await expect(shop.as().OwnData.ChangeEmail({ email: 'x@example.com', password })).rejects.toMatchObject({
      status: 401,
    })
    const { shop: mine } = await shop.customer('guarded@example.com')
    await expect(mine.OwnData.ChangeEmail({ email: 'x@example.com', password: 'Wrong-One-1' })).rejects.toMatchObject({
      fields: [{ field: 'password' }],
    })
    await expect(mine.OwnData.ChangeEmail({ email: 'nonsense', password })).rejects.toMatchObject({
      fields: [{ field: 'email' }],
    })
    await expect(mine.OwnData.ChangeEmail({ email: ' GUARDED@example.com', password })).rejects.toMatchObject({
      fields: [{ field: 'email' }],
    })
    expect(await shop.letters('x@example.com')).toEqual([])
  })

  test('is not confirmed by a link that is made up, for something else, or over', async () => {
    const secret = await getSecret(shop.database, 'form-link')
    const long = new Date(Date.now() - 25 * 60 * 60 * 1000)
    const id = '00000000-0000-4000-8000-000000000000'
    for (const [token, code] of [
      ['made.up', 'Form.LinkInvalid'],
      [linkToken(secret, 'news', id, new Date()), 'Form.LinkInvalid'],
      [linkToken(secret, 'email', id, long), 'Form.LinkExpired'],
      [linkToken(secret, 'email', id, new Date()), 'Form.LinkUsed'],
    ])
      await expect(shop.as().OwnData.ConfirmEmail({ token: token ?? '' })).rejects.toMatchObject({ code })
  })

  test('to a taken address gets the same answer, and only its owner gets an email', async () => {
    await shop.customer('owner@example.com')
    const { shop: mine } = await shop.customer('curious@example.com')
    const free = await mine.OwnData.ChangeEmail({ email: 'fresh@example.com', password })
    const taken = await mine.OwnData.ChangeEmail({ email: 'owner@example.com', password })
    expect(taken.message.replace('owner', 'fresh')).toBe(free.message)
    expect((await mine.User.GetPersonalData()).pendingEmail).toBe('owner@example.com')
    expect(await shop.letters('owner@example.com')).toEqual(['activation', 'already-registered'])
    expect(await shop.letters('curious@example.com')).toEqual(['activation', 'email-asked', 'email-asked'])
    // only the newest request is valid
    const token = await tokenTo('fresh@example.com')
    await expect(shop.as().OwnData.ConfirmEmail({ token })).rejects.toMatchObject({ code: 'Form.LinkUsed' })
  })

  test('is taken back before it is confirmed: its link opens nothing', async () => {
    await expect(shop.as().OwnData.CancelEmailChange()).rejects.toMatchObject({ status: 401 })
    const { shop: mine } = await shop.customer('undecided@example.com')
    await mine.OwnData.ChangeEmail({ email: 'never@example.com', password })
    await mine.OwnData.CancelEmailChange()
    expect((await mine.User.GetPersonalData()).pendingEmail).toBeNull()
    const token = await tokenTo('never@example.com')
    await expect(shop.as().OwnData.ConfirmEmail({ token })).rejects.toMatchObject({ code: 'Form.LinkUsed' })
    await shop.signIn('undecided@example.com')
  })

  test('waits for its link, then signs in; sessions stay, and the old address gets an email', async () => {
    const { shop: mine, session } = await shop.customer('before@example.com')
    await mine.OwnData.ChangeEmail({ email: 'After@example.com', password })
    expect(await mine.User.GetPersonalData()).toMatchObject({
      email: 'before@example.com',
      pendingEmail: 'after@example.com',
    })
    await shop.signIn('before@example.com')
    await shop.as().Auth.ForgotPassword({ email: 'before@example.com' })
    const { secret } = await shop.letter('before@example.com')
    const token = await tokenTo('after@example.com')
    await shop.as().OwnData.ConfirmEmail({ token })
    expect(await mine.User.GetPersonalData()).toMatchObject({ email: 'after@example.com', pendingEmail: null })
    expect(await shop.platformAs(session.auth_token).Me.Get()).toMatchObject({ Email: 'after@example.com' })
    await expect(shop.signIn('before@example.com')).rejects.toMatchObject({ code: 'Auth.WrongCredentials' })
    await shop.signIn('after@example.com')
    expect((await shop.letters('before@example.com')).at(-1)).toBe('email-changed')
    await expect(shop.as().OwnData.ConfirmEmail({ token })).rejects.toMatchObject({ code: 'Form.LinkUsed' })
    // links in the old mailbox no longer work
    await expect(shop.as().Auth.ResetPassword({ token: secret, password: 'Another-One-2' })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('is canceled by a new password, and by a registration with the address meanwhile', async () => {
    const { shop: mine } = await shop.customer('slow@example.com')
    await mine.OwnData.ChangeEmail({ email: 'raced@example.com', password })
    const token = await tokenTo('raced@example.com')
    await shop.customer('raced@example.com')
    await expect(shop.as().OwnData.ConfirmEmail({ token })).rejects.toMatchObject({ code: 'User.EmailTaken' })
    expect(await mine.User.GetPersonalData()).toMatchObject({ email: 'slow@example.com' })
    await mine.OwnData.ChangeEmail({ email: 'thief@example.com', password })
    await mine.User.ChangePersonalData({ oldPassword: password, newPassword: 'A-New-Password-1' })
    const late = await tokenTo('thief@example.com')
    await expect(shop.as().OwnData.ConfirmEmail({ token: late })).rejects.toMatchObject({ code: 'Form.LinkUsed' })
  })

  test('takes along what its owner waits for', async () => {
    const { shop: mine } = await shop.customer('waits@example.com')
    await shop.database.rows(sql`
      insert into stock_alerts (sku, email, boxes, confirmed_at)
      values ('1', 'waits@example.com', 1, now()), ('2', 'waits@example.com', 1, now()), ('2', 'there@example.com', 5, now())`)
    await mine.OwnData.ChangeEmail({ email: 'there@example.com', password })
    await shop.as().OwnData.ConfirmEmail({ token: await tokenTo('there@example.com') })
    expect(
      await shop.database.rows(sql`select sku, boxes from stock_alerts where email = 'there@example.com' order by sku`),
    ).toEqual([
      { sku: '1', boxes: 1 },
      { sku: '2', boxes: 5 },
    ])
  })
})
