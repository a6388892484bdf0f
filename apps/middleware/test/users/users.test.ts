import { eraseDeletedPeople } from '@tessera/middleware/modules/people/accounts/deleted-people'
import { settlePeople } from '@tessera/middleware/modules/people/accounts/settle-person'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, newAddress, password, solvedCaptcha } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

const guest = { firstName: 'Bo', lastName: 'Floor', rights: ['buy'] }
type Shop = ReturnType<AuthShop['as']>

/** A colleague who has accepted the invitation. */
async function colleague(manager: Shop, email: string, rights: string[] = ['buy']) {
  await manager.User.CreateNewUser({ ...guest, email, rights })
  await shop.as().Auth.AccountActivation({ token: (await shop.letter(email)).secret, password })
  const session = await shop.signIn(email)
  return { session, shop: shop.asSession(session) }
}
const ageSignIn = (email: string) =>
  shop.database.rows(sql`update sessions set signed_in_at = now() - interval '16 minutes'
    where person_id = (select id from people where email = ${email})`)

describe('managing users is refused', () => {
  test('to strangers and to customers who may not', async () => {
    const { shop: manager } = await shop.customer('may@example.com')
    const { shop: other } = await colleague(manager, 'may-not@example.com')
    const calls = (who: Shop) => [
      who.User.CreateNewUser({ ...guest, email: 'x@example.com' }),
      who.User.GetCustomerUserList(),
      who.User.LockUser({ email: 'may@example.com' }),
      who.User.UnlockUser({ email: 'may@example.com' }),
      who.User.DeleteUser({ email: 'may@example.com' }),
      who.User.UpdateCustomerData({ name: 'x' }),
      who.User.DeleteMeCreditCardForAllUser(),
    ]
    for (const call of await Promise.allSettled(calls(shop.as())))
      expect(call).toMatchObject({ reason: { status: 401 } })
    for (const call of await Promise.allSettled(calls(other)))
      expect(call).toMatchObject({ reason: { status: 403, code: 'Session.NeedsManager' } })
  })

  test('for addresses of other accounts as for unknown ones', async () => {
    const { shop: manager } = await shop.customer('here@example.com')
    await shop.customer('elsewhere@example.com')
    for (const email of ['elsewhere@example.com', 'nobody@example.com', '']) {
      await expect(manager.User.LockUser({ email })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
      await expect(manager.User.UnlockUser({ email })).rejects.toMatchObject({ status: 404 })
      await expect(manager.User.DeleteUser({ email })).rejects.toMatchObject({ status: 404 })
    }
  })

  test('to oneself', async () => {
    const { shop: manager } = await shop.customer('self@example.com')
    await expect(manager.User.LockUser({ email: 'self@example.com' })).rejects.toMatchObject({
      status: 409,
      code: 'User.Self',
    })
    await expect(manager.User.DeleteUser({ email: 'SELF@example.com' })).rejects.toMatchObject({ code: 'User.Self' })
  })

  test('without a sign-in of the last quarter of an hour', async () => {
    const { shop: manager } = await shop.customer('long-ago@example.com')
    await ageSignIn('long-ago@example.com')
    const again = { status: 401, code: 'Session.SignInAgain' }
    await expect(manager.User.LockUser({ email: 'x@example.com' })).rejects.toMatchObject(again)
    await expect(manager.User.DeleteUser({ email: 'x@example.com' })).rejects.toMatchObject(again)
    await expect(manager.User.DeleteMeCreditCardForAllUser()).rejects.toMatchObject(again)
  })

  test('more than thirty times an hour', async () => {
    const { shop: manager } = await shop.customer('busy@example.com')
    for (let count = 0; count < 30; count += 1)
      await manager.User.UnlockUser({ email: 'x@example.com' }).catch(() => {})
    await expect(manager.User.UnlockUser({ email: 'x@example.com' })).rejects.toMatchObject({ status: 429 })
  })
})

describe('an invitation', () => {
  test('gives no right the inviter does not hold, and no unknown one', async () => {
    const { shop: owner } = await shop.customer('rights@example.com')
    const { shop: deputy } = await colleague(owner, 'deputy@example.com', ['can_create_user', 'buy'])
    await expect(
      deputy.User.CreateNewUser({ ...guest, email: 'x@rights.example', rights: ['billing-pay'] }),
    ).rejects.toMatchObject({
      status: 403,
      code: 'User.RightNotHeld',
    })
    await expect(
      owner.User.CreateNewUser({ ...guest, email: 'x@rights.example', rights: ['root'] }),
    ).rejects.toMatchObject({
      fields: [{ field: 'rights' }],
    })
    await shop.database.rows(sql`update people set order_limit_cents = 1000 where email = 'deputy@example.com'`)
    const beyond = { ...guest, email: 'x@rights.example', orderLimitCents: 1001 }
    await expect(deputy.User.CreateNewUser(beyond)).rejects.toMatchObject({ code: 'User.RightNotHeld' })
    await expect(deputy.User.CreateNewUser({ ...guest, email: 'x@rights.example' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('is refused for a taken address and for an invalid one', async () => {
    const { shop: manager } = await shop.customer('inviter@example.com')
    await shop.customer('has-one@example.com')
    const taken = { status: 409, code: 'User.EmailTaken' }
    await expect(manager.User.CreateNewUser({ ...guest, email: 'has-one@example.com' })).rejects.toMatchObject(taken)
    await expect(manager.User.CreateNewUser({ ...guest, email: 'inviter@example.com' })).rejects.toMatchObject(taken)
    await expect(manager.User.CreateNewUser({ ...guest, email: 'none' })).rejects.toMatchObject({
      fields: [{ field: 'email' }],
    })
  })

  test('needs a password to be accepted, and opens the account of the inviter', async () => {
    const { shop: manager } = await shop.customer('company@example.com')
    const made = await manager.User.CreateNewUser({ ...guest, email: 'new@example.com', orderLimitCents: 5000 })
    expect(made).toMatchObject({
      email: 'new@example.com',
      status: 'invited',
      rights: ['buy'],
      orderLimitCents: 5000,
      isSelf: false,
    })
    const { secret, subject } = await shop.letter('new@example.com')
    expect(subject).toContain('Ada Mason invited you')
    await expect(shop.as().Auth.AccountActivation({ token: secret })).rejects.toMatchObject({
      fields: [{ field: 'password' }],
    })
    await shop.as().Auth.AccountActivation({ token: secret, password })
    const session = await shop.signIn('new@example.com')
    expect(session.user).toMatchObject({ can_create_user: false, rights: ['buy'] })
    const list = await manager.User.GetCustomerUserList()
    expect(list).toMatchObject({
      total: 2,
      users: [
        { email: 'company@example.com', isSelf: true },
        { email: 'new@example.com', status: 'active' },
      ],
    })
  })

  test('can be sent again, and only the newest link works', async () => {
    const { shop: manager } = await shop.customer('resend@example.com')
    await manager.User.CreateNewUser({ ...guest, email: 'slow@example.com' })
    const old = await shop.letter('slow@example.com')
    const slow = async () =>
      (await manager.User.GetCustomerUserList()).users.find(({ email }) => email === 'slow@example.com')
    expect(await slow()).toMatchObject({ status: 'invited', isInvitationOver: false })
    await shop.database.rows(sql`
      update one_time_secrets set expires_at = created_at
      where person_id = (select id from people where email = 'slow@example.com')`)
    expect(await slow()).toMatchObject({ status: 'invited', isInvitationOver: true })
    await manager.User.CreateNewUser({ ...guest, email: 'slow@example.com', rights: ['buy', 'account-view'] })
    await expect(shop.as().Auth.AccountActivation({ token: old.secret, password })).rejects.toMatchObject({
      code: 'Auth.LinkInvalid',
    })
    await shop.as().Auth.AccountActivation({ token: (await shop.letter('slow@example.com')).secret, password })
    expect((await shop.signIn('slow@example.com')).user?.rights).toEqual(['buy', 'account-view'])
  })
})

describe('a locked user', () => {
  test('is signed out at once on both sides, and learns why only with the right password', async () => {
    const { shop: manager } = await shop.customer('boss@example.com')
    const { session, shop: theirs } = await colleague(manager, 'locked@example.com')
    await manager.User.LockUser({ email: 'LOCKED@example.com' })
    await manager.User.LockUser({ email: 'locked@example.com' })
    await expect(theirs.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await expect(shop.platformAs(session.auth_token).Me.Get()).rejects.toMatchObject({ status: 401 })
    await expect(
      shop.as().Auth.UserAuthentication({ token: session.tessera_refresh_token ?? '' }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(shop.signIn('locked@example.com')).rejects.toMatchObject({ code: 'Auth.LockedByManager' })
    await expect(shop.signIn('locked@example.com', 'Wrong-Password-1')).rejects.toMatchObject({
      code: 'Auth.WrongCredentials',
    })
    await manager.User.UnlockUser({ email: 'locked@example.com' })
    await expect(shop.signIn('locked@example.com')).resolves.toBeDefined()
    expect(await shop.letters('locked@example.com')).toEqual(['invitation', 'locked', 'unlocked'])
  })

  test('while the platform is away is locked there by the next job', async () => {
    const { shop: manager } = await shop.customer('away@example.com')
    const { session, shop: theirs } = await colleague(manager, 'still@example.com')
    const { client } = shop.commerce
    const save = client.Users.Save
    client.Users.Save = () => Promise.reject(new Error('the platform is away'))
    await manager.User.LockUser({ email: 'still@example.com' }).finally(() => {
      client.Users.Save = save
    })
    await expect(theirs.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await shop.database.rows(sql`update people set platform_due = platform_due - interval '1 minute'`)
    expect(await settlePeople(shop.database, shop.commerce)).toBe(0)
    await expect(shop.platformAs(session.auth_token).Me.Get()).rejects.toMatchObject({ status: 401 })
  })
})

describe('a deleted user', () => {
  test('is gone at once; asking again changes nothing, and the address is free', async () => {
    const { shop: manager } = await shop.customer('remover@example.com')
    const second = await colleague(manager, 'second@example.com', ['can_create_user', 'buy'])
    const { session, shop: theirs } = await colleague(manager, 'gone@example.com')
    await manager.User.DeleteUser({ email: 'gone@example.com' })
    await manager.User.DeleteUser({ email: 'gone@example.com' })
    await expect(theirs.User.GetPersonalData()).rejects.toMatchObject({ status: 401 })
    await expect(shop.platformAs(session.auth_token).Me.Get()).rejects.toMatchObject({ status: 401 })
    await expect(shop.signIn('gone@example.com')).rejects.toMatchObject({ code: 'Auth.WrongCredentials' })
    await expect(manager.User.LockUser({ email: 'gone@example.com' })).rejects.toMatchObject({ status: 404 })
    expect((await second.shop.User.GetCustomerUserList()).users.map(({ email }) => email)).not.toContain(
      'gone@example.com',
    )
    expect((await shop.letters('second@example.com')).at(-1)).toBe('users-changed')
    expect((await shop.letters('gone@example.com')).at(-1)).toBe('removed')
    await expect(shop.customer('gone@example.com')).resolves.toBeDefined()
  })

  test('is erased after thirty days', async () => {
    const { shop: manager } = await shop.customer('undo@example.com')
    await colleague(manager, 'undone@example.com')
    await manager.User.DeleteUser({ email: 'undone@example.com' })
    const find = () =>
      shop.database.find<{ id: string; email: string }>(sql`
      select id, email from people where account_id = (select account_id from people where email = 'undo@example.com')
        and email <> 'undo@example.com'`)
    const { id = '' } = (await find()) ?? {}
    expect(await eraseDeletedPeople(shop.database, shop.commerce)).toBe(0)
    await shop.database.rows(sql`update people set deleted_at = deleted_at - interval '31 days' where id = ${id}`)
    expect(await eraseDeletedPeople(shop.database, shop.commerce)).toBe(1)
    expect((await find())?.email).toBe(`erased-${id}@invalid`)
  })

  test('by two managers of each other at once leaves one of them', async () => {
    const { shop: one } = await shop.customer('east@example.com')
    const { shop: other } = await colleague(one, 'west@example.com', ['can_create_user'])
    const both = await Promise.allSettled([
      one.User.DeleteUser({ email: 'west@example.com' }),
      other.User.DeleteUser({ email: 'east@example.com' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('asking whether an address is registered', () => {
  const byEmail = (who: Shop, email: string, captcha?: string) =>
    who.User.IsEmailAlreadyExist({ email, ...(captcha && { captcha }) })

  test('tells a stranger nothing', async () => {
    await shop.customer('probe@example.com')
    const no = { exists: false, hint: null }
    expect(await byEmail(shop.as(), 'probe@example.com')).toEqual(no)
    expect(await byEmail(shop.as(), 'probe@example.com', 'not solved')).toEqual(no)
    expect(await shop.as().User.IsPhoneAlreadyExist({ phone: '6305550100' })).toEqual(no)
  })

  test('answers after a solved captcha, three times a day for one address', async () => {
    await shop.customer('three@example.com')
    const yes = { exists: true, hint: 'sign-in' }
    for (let count = 0; count < 3; count += 1)
      expect(await byEmail(shop.as(), 'Three@example.com', solvedCaptcha())).toEqual(yes)
    await expect(byEmail(shop.as(), 'three@example.com', solvedCaptcha())).rejects.toMatchObject({ status: 429 })
  })

  test('answers after solved captchas, five times in ten minutes', async () => {
    const here = shop.as({}, newAddress())
    for (let count = 0; count < 5; count += 1) await byEmail(here, `n${count}@example.com`, solvedCaptcha())
    await expect(byEmail(here, 'n6@example.com', solvedCaptcha())).rejects.toMatchObject({ status: 429 })
  })

  test('tells managers, and is audited', async () => {
    const { shop: manager } = await shop.customer('asker@example.com')
    await manager.User.ChangePersonalData({ phone: '(312) 555-0123' })
    expect(await byEmail(manager, 'asker@example.com')).toEqual({ exists: true, hint: 'sign-in' })
    expect(await byEmail(manager, 'nobody@example.com')).toEqual({ exists: false, hint: null })
    expect(await manager.User.IsPhoneAlreadyExist({ phone: '312-555-0123' })).toMatchObject({ exists: true })
    const [row] = await shop.database.rows<{ count: number }>(sql`
      select count(*)::int as count from audit_records
      where action = 'user.probe' and person_id = (select id from people where email = 'asker@example.com')`)
    expect(row?.count).toBe(3)
  })
})
