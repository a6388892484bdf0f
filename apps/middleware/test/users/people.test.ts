import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, password } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

type Shop = ReturnType<AuthShop['as']>
const guest = { firstName: 'Bo', lastName: 'Floor' }

async function colleague(manager: Shop, email: string, rights: string[] = ['buy']) {
  await manager.User.CreateNewUser({ ...guest, email, rights })
  await shop.as().Auth.AccountActivation({ token: (await shop.letter(email)).secret, password })
  const session = await shop.signIn(email)
  return { session, shop: shop.asSession(session) }
}
const setRights = (email: string, rights: string[]) =>
  shop.database.rows(sql`update people set rights = ${rights} where email = ${email}`)
const all = ['buy', 'account-view', 'billing-view', 'billing-pay', 'can_create_user']

describe('the rights of a colleague', () => {
  test('are not changed by who may not, for oneself, for strangers, or long after signing in', async () => {
    const { shop: manager } = await shop.customer('boss@example.com')
    const other = await colleague(manager, 'hand@example.com')
    await shop.customer('stranger@example.com')
    const ask = (who: Shop, email: string, rights = ['buy']) => refusal(who.People.ChangeUserRights({ email, rights }))
    expect(await ask(other.shop, 'boss@example.com')).toMatchObject({ status: 403, code: 'Session.NeedsManager' })
    expect(await ask(manager, 'boss@example.com')).toMatchObject({ code: 'User.Self' })
    expect(await ask(manager, 'stranger@example.com')).toMatchObject({ status: 404 })
    expect(await ask(manager, 'hand@example.com', ['fly'])).toMatchObject({ status: 400 })
    await shop.database.rows(sql`update sessions set signed_in_at = now() - interval '16 minutes'`)
    expect(await ask(manager, 'hand@example.com')).toMatchObject({ code: 'Session.SignInAgain' })
  })

  test('hold at once; what the manager does not hold is neither given nor taken', async () => {
    const { shop: manager } = await shop.customer('chief@example.com')
    const other = await colleague(manager, 'mate@example.com', ['buy'])
    await setRights('chief@example.com', all)
    const rights = ['buy', 'account-view', 'can_create_user']
    await manager.People.ChangeUserRights({ email: 'mate@example.com', rights, orderLimitCents: 50_000 })
    const { users } = await other.shop.User.GetCustomerUserList()
    expect(users.find(({ isSelf }) => isSelf)).toMatchObject({ rights, orderLimitCents: 50_000 })
    // a manager without billing
    await setRights('chief@example.com', ['buy', 'can_create_user'])
    await setRights('mate@example.com', ['buy', 'billing-pay'])
    const give = (wanted: string[]) => manager.People.ChangeUserRights({ email: 'mate@example.com', rights: wanted })
    expect(await refusal(give(['billing-view']))).toMatchObject({ code: 'User.RightNotHeld' })
    expect((await give([])).rights).toEqual(['billing-pay'])
    const { deeds } = await manager.People.GetUserDeeds()
    expect(deeds[0]).toMatchObject({ text: 'changed the permissions of mate@example.com' })
    expect(deeds.at(-1)?.text).toBe('invited mate@example.com')
    expect(await refusal(other.shop.People.GetUserDeeds())).toMatchObject({ code: 'Session.NeedsManager' })
  })
})

test('a person’s data is exported as a file, without data of colleagues', async () => {
  const { shop: manager, session } = await shop.customer('known@example.com')
  await colleague(manager, 'unknown@example.com')
  const headers = {
    authorization: `Bearer ${session.auth_token}`,
    'tessera-auth-token': session.tessera_auth_token,
  }
  const file = await fetchInto(shop.app)('https://shop.test/api/user/ExportMyData', { headers })
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toContain('my-data-')
  const text = await file.text()
  expect(JSON.parse(text)).toMatchObject({ person: { email: 'known@example.com' }, orders: [], addresses: [] })
  expect(text).not.toContain('Floor')
  expect(text).not.toMatch(/hash|secret/i)
})

test('signing out elsewhere ends the other sign-ins and keeps this one', async () => {
  const { shop: here } = await shop.customer('two@example.com')
  const there = shop.asSession(await shop.signIn('two@example.com'))
  await there.User.GetPersonalData()
  await here.People.SignOutElsewhere()
  expect(await refusal(there.User.GetPersonalData())).toMatchObject({ status: 401 })
  await here.User.GetPersonalData()
})

describe('leaving', () => {
  test('needs the password, another manager where there are colleagues, and nothing open', async () => {
    const { shop: manager } = await shop.customer('leaver@example.com')
    expect(await refusal(manager.People.DeleteMe({ password: 'Wrong-Tile-12345' }))).toMatchObject({ status: 400 })
    await colleague(manager, 'left@example.com')
    expect(await refusal(manager.People.DeleteMe({ password }))).toMatchObject({ code: 'User.LastManager' })
    await manager.User.DeleteUser({ email: 'left@example.com' })
    await shop.database.rows(sql`
      insert into sales_documents (account_id, origin, order_type, status, subtotal_cents, total_cents, placed_at)
      select account_id, 'counter', 'standard', 'open', 0, 0, now() from people where email = 'leaver@example.com'`)
    expect(await refusal(manager.People.DeleteMe({ password }))).toMatchObject({ code: 'User.OpenBusiness' })
  })

  test('ends every session at once, and the address can come again', async () => {
    const { shop: here } = await shop.customer('gone@example.com')
    await here.People.DeleteMe({ password })
    expect(await refusal(here.User.GetPersonalData())).toMatchObject({ status: 401 })
    expect(await refusal(shop.signIn('gone@example.com'))).toMatchObject({ status: 401 })
    const letters = await shop.database.rows(sql`
      select true from mails where recipient = 'gone@example.com' and template = 'farewell'`)
    expect(letters).toHaveLength(1)
    await shop.customer('gone@example.com')
  })
})
