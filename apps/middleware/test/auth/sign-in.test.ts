import { deleteSpentSecrets } from '@tessera/middleware/modules/people/credentials/delete-spent-secrets'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, newAddress, password } from './an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

describe('signing in is refused', () => {
  test('in the same words for an unknown name and for a wrong password', async () => {
    await shop.customer('words@example.com')
    const wrong = { status: 401, code: 'Auth.WrongCredentials' }
    const one = await shop.signIn('nobody@example.com').catch((error) => error)
    const other = await shop.signIn('words@example.com', 'Not-The-Password-1').catch((error) => error)
    expect(one).toMatchObject(wrong)
    expect(other).toMatchObject(wrong)
    expect(other.message).toBe(one.message)
  })

  test('without a password', async () => {
    await expect(shop.as().Auth.signIn({ userName: 'words@example.com' })).rejects.toMatchObject({
      status: 400,
      code: 'Request.Invalid',
    })
  })

  test('for staff of the shop, who have no account here', async () => {
    await expect(shop.signIn('admin', 'Tests-only-1')).rejects.toMatchObject({ code: 'Auth.WrongCredentials' })
  })

  test('before the account is activated, revealed only with the right password', async () => {
    await shop.as().User.createCustomer({
      type: 'Retail',
      firstName: 'Early',
      lastName: 'Bird',
      email: 'early@example.com',
      password,
    } as never)
    await expect(shop.signIn('early@example.com', 'Not-The-Password-1')).rejects.toMatchObject({
      code: 'Auth.WrongCredentials',
    })
    await expect(shop.signIn('early@example.com')).rejects.toMatchObject({ status: 403, code: 'Auth.NotActivated' })
  })

  test('after eight wrong passwords for one name from one address, but not for a colleague beside it', async () => {
    await shop.customer('beside@example.com')
    const here = shop.as({}, newAddress())
    for (let tries = 0; tries < 8; tries += 1)
      await expect(here.Auth.signIn({ userName: 'x@example.com', password })).rejects.toMatchObject({ status: 401 })
    const refused = await here.Auth.signIn({ userName: 'X@example.com', password }).catch((error) => error)
    expect(refused).toMatchObject({ status: 429, code: 'Request.TooOften' })
    await expect(here.Auth.signIn({ userName: 'beside@example.com', password })).resolves.toBeDefined()
    await expect(shop.signIn('x@example.com')).rejects.toMatchObject({ status: 401 })
  })

  test('never to an office: forty people sign in from one address, and activate and reset beside it', async () => {
    await shop.customer('office@example.com')
    const office = shop.as({}, newAddress())
    for (let person = 0; person < 40; person += 1)
      await expect(office.Auth.signIn({ userName: 'office@example.com', password })).resolves.toBeDefined()
    for (let person = 0; person < 40; person += 1)
      await expect(office.Auth.AccountActivation({ token: 'spent' })).rejects.not.toMatchObject({ status: 429 })
    await expect(office.Auth.ForgotPassword({ email: 'office@example.com' })).resolves.toBeDefined()
    const reset = { newPassword: 'Another-Password-1', token: 'spent' }
    await expect(office.Auth.ResetPassword(reset as never)).rejects.not.toMatchObject({ status: 429 })
  })

  test('after ten failures, revealed only with the right password', async () => {
    await shop.customer('locked-out@example.com')
    for (let failure = 0; failure < 10; failure += 1)
      await shop.signIn('locked-out@example.com', 'Not-The-Password-1').catch(() => {})
    await expect(shop.signIn('locked-out@example.com', 'Not-The-Password-1')).rejects.toMatchObject({
      code: 'Auth.WrongCredentials',
    })
    await expect(shop.signIn('locked-out@example.com')).rejects.toMatchObject({ code: 'Auth.LockedOut' })
  })
})

describe('a session', () => {
  test('has both tokens and what screens show, and opens the calls of customers', async () => {
    const { session, shop: mine } = await shop.customer('ada@example.com')
    expect(session).toMatchObject({
      refresh_token: null,
      expiresIn: 600,
      joinedLines: 0,
      notice: null,
      user: { email: 'ada@example.com', price_gp: 'RT', is_prouser: false, can_create_user: true },
    })
    expect(await mine.Auth.GetCustomerSet()).toMatchObject({ userCount: 1, terms: 'Z000', onHold: false })
    expect(await mine.Auth.GetTesseraUser({})).toMatchObject({ isValid: true, user: { email: 'ada@example.com' } })
    expect(await mine.Auth.GetUserStatus({})).toMatchObject({ status: 'active' })
  })

  test('is stored only as hashes', async () => {
    const { session } = await shop.customer('hashes@example.com')
    const rows = await shop.database.rows<{ row: string }>(sql`select s::text as row from sessions s`)
    const all = rows.map(({ row }) => row).join()
    expect(all).not.toContain(session.tessera_auth_token)
    expect(all).not.toContain(session.tessera_refresh_token?.split('.')[1])
  })

  test('grants nothing with only one of its tokens, nor with another customer’s', async () => {
    const { session: one } = await shop.customer('one@example.com')
    const { session: other } = await shop.customer('other@example.com')
    await expect(shop.as({ authToken: one.auth_token }).User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await expect(shop.as({ shopToken: one.tessera_auth_token }).User.GetPersonalData()).rejects.toMatchObject({
      status: 401,
    })
    const mixed = { authToken: one.auth_token, shopToken: other.tessera_auth_token }
    await expect(shop.as(mixed).User.GetPersonalData()).rejects.toMatchObject({ code: 'Session.Expired' })
  })

  test('ends by signing out, on this device only', async () => {
    const { shop: mine } = await shop.customer('out@example.com')
    const elsewhere = shop.asSession(await shop.signIn('out@example.com'))
    await mine.Session.signOut()
    await expect(mine.User.GetPersonalData()).rejects.toMatchObject({ code: 'Session.Expired' })
    await expect(elsewhere.User.GetPersonalData()).resolves.toBeDefined()
    await expect(shop.as().Session.signOut()).rejects.toMatchObject({ code: 'Session.Missing' })
  })

  test('that signs in again replaces itself', async () => {
    const { shop: mine } = await shop.customer('again@example.com')
    const newer = await mine.Auth.signIn({ userName: 'again@example.com', password })
    await expect(mine.User.GetPersonalData()).rejects.toMatchObject({ code: 'Session.Expired' })
    await expect(shop.asSession(newer).User.GetPersonalData()).resolves.toBeDefined()
  })
})

describe('renewing a session', () => {
  const renew = (token: string | null) => shop.as().Auth.UserAuthentication({ token: token ?? '' })
  const later = (email: string) =>
    shop.database.rows(sql`
      update sessions set refreshed_at = refreshed_at - interval '11 seconds'
      where person_id = (select id from people where email = ${email})`)

  test('is refused without a refresh token of ours', async () => {
    await expect(renew('')).rejects.toMatchObject({ status: 401 })
    await expect(renew('made-up.token')).rejects.toMatchObject({ code: 'Session.Expired' })
  })

  test('gives new tokens that work', async () => {
    const { session } = await shop.customer('renew@example.com')
    const next = await renew(session.tessera_refresh_token)
    expect(next.tessera_auth_token).not.toBe(session.tessera_auth_token)
    expect(next.tessera_refresh_token).not.toBe(session.tessera_refresh_token)
    await expect(shop.asSession(next).User.GetPersonalData()).resolves.toMatchObject({ email: 'renew@example.com' })
  })

  test('with a spent token ends the whole session', async () => {
    const { session } = await shop.customer('spent@example.com')
    const next = await renew(session.tessera_refresh_token)
    const third = await renew(next.tessera_refresh_token)
    await later('spent@example.com')
    await expect(renew(session.tessera_refresh_token)).rejects.toMatchObject({ code: 'Session.Expired' })
    await expect(shop.asSession(third).User.GetPersonalData()).rejects.toMatchObject({ code: 'Session.Expired' })
    await expect(renew(third.tessera_refresh_token)).rejects.toMatchObject({ code: 'Session.Expired' })
  })

  test('by two pages at once leaves both signed in', async () => {
    const { session } = await shop.customer('pages@example.com')
    const pages = await Promise.all([renew(session.tessera_refresh_token), renew(session.tessera_refresh_token)])
    for (const page of pages) await expect(shop.asSession(page).User.GetPersonalData()).resolves.toBeDefined()
  })

  test('does not make the sign-in younger', async () => {
    const { session } = await shop.customer('young@example.com')
    await shop.database.rows(sql`update sessions set signed_in_at = signed_in_at - interval '1 hour'
      where person_id = (select id from people where email = 'young@example.com')`)
    const next = await renew(session.tessera_refresh_token)
    await expect(shop.asSession(next).User.LockUser({ email: 'x@example.com' })).rejects.toMatchObject({
      status: 401,
      code: 'Session.SignInAgain',
    })
  })

  test('goes on when what is spent has been forgotten', async () => {
    const { session } = await shop.customer('kept@example.com')
    await deleteSpentSecrets(shop.database)
    await expect(renew(session.tessera_refresh_token)).resolves.toBeDefined()
  })

  test('is over after 30 idle days', async () => {
    const { session } = await shop.customer('idle@example.com')
    await shop.database.rows(sql`update sessions set idle_ends_at = now() - interval '1 second'
      where person_id = (select id from people where email = 'idle@example.com')`)
    await expect(renew(session.tessera_refresh_token)).rejects.toMatchObject({ code: 'Session.Expired' })
  })
})

describe('what a token says', () => {
  test('is nothing for any text that is no token', async () => {
    const nothing = { isValid: false, kind: null, user: null, email: null }
    expect(await shop.as().Auth.GetTokenData({ token: 'made-up' })).toMatchObject(nothing)
    expect(await shop.as().Auth.GetTokenData({ token: 'a.b.c' })).toMatchObject(nothing)
    expect(await shop.as().Auth.GetTokenData()).toMatchObject(nothing)
  })

  test('names its owner only if both tokens are sent', async () => {
    const { session } = await shop.customer('says@example.com')
    const token = session.tessera_auth_token
    expect(await shop.as().Auth.GetTokenData({ token })).toMatchObject({
      isValid: true,
      kind: 'session',
      user: null,
      email: null,
    })
    const own = await shop.as({ authToken: session.auth_token }).Auth.GetTokenData({ token })
    expect(own).toMatchObject({ isValid: true, user: { email: 'says@example.com' } })
    expect(await shop.as().Auth.GetTokenData({ token: session.auth_token })).toMatchObject({
      kind: 'platform',
      user: null,
    })
    expect(await shop.as().Auth.GetTokenData({ token: await shop.guest() })).toMatchObject({ kind: 'guest' })
  })
})

describe('a query about another person', () => {
  test('gets the same answer with or without an account', async () => {
    const { shop: mine } = await shop.customer('curious@example.com')
    await shop.customer('asked@example.com')
    const stranger = shop.as()
    const none = await stranger.Auth.GetUserStatus({ email: 'nobody@example.com' })
    expect(await stranger.Auth.GetUserStatus({ email: 'asked@example.com' })).toEqual(none)
    expect(await mine.Auth.GetUserStatus({ email: 'asked@example.com' })).toEqual(none)
    const nobody = await mine.Auth.GetTesseraUser({ email: 'nobody@example.com' })
    expect(await mine.Auth.GetTesseraUser({ email: 'asked@example.com' })).toEqual(nobody)
    expect(nobody).toMatchObject({ isValid: false, user: null })
    await expect(shop.as().Auth.GetTesseraUser({})).rejects.toMatchObject({ code: 'Session.Missing' })
  })
})
