import {
  approveAccount,
  declineAccount,
  requestMoreInfo,
} from '@tessera/middleware/modules/people/accounts/review-account'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, aRegistration, newAddress, password, solvedCaptcha } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
  await saveStores(shop.database)
})

const reviewNeeds = () => ({ database: shop.database, commerce: shop.commerce, publicUrl: 'https://shop.test' })

type Wish = Parameters<ReturnType<AuthShop['as']>['User']['createCustomer']>[0]
const register = (wish: Partial<Wish>) => shop.as().User.createCustomer({ ...aRegistration, ...wish } as Wish)
const accountOf = (email: string) =>
  shop.database.find<{ id: string; status: string; number: string; preferred_store: string | null }>(sql`
    select a.* from accounts a join people p on p.account_id = a.id where p.email = ${email}`)
const pro = { type: 'Pro', company: 'Mason & Sons', trade: 'Contractor', wantsTerms: true } as const

describe('no account is opened', () => {
  test.each([
    ['email', { email: 'no address' }],
    ['email', { email: 'a@b.com\nBcc: x@y.com' }],
    ['password', { email: 'bad@example.com', password: 'short' }],
    ['password', { email: 'bad@example.com', password: 'Password123!' }],
    ['password', { email: 'bad@example.com', password: 'Summer2025!' }],
    ['password', { email: 'bad@example.com', password: 'bad@example.com' }],
    ['password', { email: 'bad@example.com', password: 'Tessera-2025' }],
    ['phone', { email: 'bad@example.com', phone: '12345' }],
    ['zip', { email: 'bad@example.com', zip: '1234' }],
    ['company', { email: 'bad@example.com', type: 'Pro' as const }],
    ['phone', { email: 'bad@example.com', customerNumber: '4711' }],
    ['website', { email: 'bad@example.com', website: 'javascript:alert(1)' }],
  ])('with a bad %s: %j', async (field, wish) => {
    await expect(register(wish)).rejects.toMatchObject({ status: 400, code: 'Request.Invalid', fields: [{ field }] })
    expect(await accountOf('bad@example.com')).toBeUndefined()
  })

  test('without a name', async () => {
    const bare = { type: 'Retail', email: 'bare@example.com', password } as Wish
    await expect(shop.as().User.createCustomer(bare)).rejects.toMatchObject({ status: 400 })
  })

  test('more than three times from one address without a captcha', async () => {
    const here = shop.as({}, newAddress())
    const wish = (email: string, captcha?: string) => ({ ...aRegistration, email, ...(captcha && { captcha }) }) as Wish
    for (const one of ['a', 'b', 'c']) await here.User.createCustomer(wish(`${one}@flood.example`))
    await expect(here.User.createCustomer(wish('d@flood.example'))).rejects.toMatchObject({ status: 429 })
    await expect(here.User.createCustomer(wish('d@flood.example', solvedCaptcha()))).resolves.toBeDefined()
  })
})

describe('a Personal Account', () => {
  test('waits for its activation link, and has the nearest store', async () => {
    const answer = await register({ email: 'Personal@Example.com', zip: '60540', phone: '1-630-555-0100' })
    expect(answer.status).toBe('check-mail')
    expect(await accountOf('personal@example.com')).toMatchObject({
      status: 'active',
      preferred_store: expect.any(String),
    })
    await shop.as().Auth.AccountActivation({ token: (await shop.letter('personal@example.com')).secret })
    const mine = shop.asSession(await shop.signIn('personal@example.com'))
    expect(await mine.User.GetPersonalData()).toMatchObject({ phone: '(630) 555-0100', email: 'personal@example.com' })
  })

  test('takes three plain words for a password', async () => {
    const words = 'correct horse battery'
    await register({ email: 'words@example.com', password: words })
    await shop.as().Auth.AccountActivation({ token: (await shop.letter('words@example.com')).secret })
    await expect(shop.signIn('words@example.com', words)).resolves.toBeDefined()
  })

  test('with a common password is refused the same whether the address is taken or not', async () => {
    await shop.customer('guarded@example.com')
    const refusal = (email: string) => register({ email, password: 'Welcome2024' }).catch((error) => error.message)
    expect(await refusal('guarded@example.com')).toBe(await refusal('unguarded@example.com'))
  })

  test('for a taken address gets the same answer as for a new one, and its owner gets an email', async () => {
    await shop.customer('owner@example.com')
    const fresh = await register({ email: 'fresh@example.com' })
    expect(await register({ email: 'OWNER@example.com' })).toEqual(fresh)
    expect(await shop.letters('owner@example.com')).toEqual(['activation', 'already-registered'])
    await expect(shop.signIn('owner@example.com')).resolves.toBeDefined()
  })

  test('that was never activated begins again with the newest password', async () => {
    await register({ email: 'twice@example.com', password: 'Somebody-Elses-1' })
    await register({ email: 'twice@example.com' })
    await shop.as().Auth.AccountActivation({ token: (await shop.letter('twice@example.com')).secret })
    await expect(shop.signIn('twice@example.com', 'Somebody-Elses-1')).rejects.toMatchObject({ status: 401 })
    await expect(shop.signIn('twice@example.com')).resolves.toBeDefined()
  })

  test('is opened once when it is asked for five times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register({ email: 'five@example.com' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['check-mail']))
    const people = await shop.database.rows(sql`select from people where email = 'five@example.com'`)
    expect(people).toHaveLength(1)
  })

  test('with the name of a member of staff answers as any other, and opens nothing', async () => {
    await shop.admin.AdminUsers.Create({
      Username: 'staff@example.com',
      FirstName: 'S',
      LastName: 'T',
      Email: 'staff@example.com',
      Active: true,
    })
    expect(await register({ email: 'staff@example.com' })).toMatchObject({ status: 'check-mail' })
    expect(await accountOf('staff@example.com')).toBeUndefined()
  })
})

describe('a store account', () => {
  const inStore = (number: string, email: string) =>
    shop.database.rows(sql`
      insert into accounts (id, number, name, type, status, details) values (${`s-${number}`}, ${number}, 'Store Customer',
        'Retail', 'active', ${JSON.stringify({ phone: '(630) 555-0199', email })}::jsonb)`)

  test('is linked when number, phone and email match', async () => {
    await inStore('4711', 'store@example.com')
    await register({ email: 'store@example.com', phone: '630.555.0199', customerNumber: '4711' })
    expect(await accountOf('store@example.com')).toMatchObject({ id: 's-4711' })
    expect((await shop.letter('store@example.com')).body).toContain('are linked')
  })

  test('is not linked if a detail doesn’t match, and only the email says which', async () => {
    await inStore('4712', 'real@example.com')
    const one = await register({ email: 'thief@example.com', phone: '630.555.0199', customerNumber: '4712' })
    const other = await register({ email: 'guess@example.com', phone: '630.555.0199', customerNumber: '9999' })
    expect(other).toEqual(one)
    expect((await accountOf('thief@example.com'))?.id).not.toBe('s-4712')
    expect((await shop.letter('thief@example.com')).body).toContain('email address doesn’t match')
    expect((await shop.letter('guess@example.com')).body).toContain('couldn’t find that customer number')
  })

  test('that has users already is not linked to one more', async () => {
    await inStore('4713', 'double@example.com')
    await register({ email: 'double@example.com', phone: '6305550199', customerNumber: '4713' })
    await shop.database.rows(sql`update people set email = 'moved@example.com' where email = 'double@example.com'`)
    await register({ email: 'double@example.com', phone: '6305550199', customerNumber: '4713' })
    expect((await accountOf('double@example.com'))?.id).not.toBe('s-4713')
  })

  test('is linked later with a confirmed address', async () => {
    await inStore('4714', 'linker@example.com')
    const { shop: mine } = await shop.customer('linker@example.com')
    await expect(mine.User.UpdateCustomerData({ customerNumber: '4714', phone: '6305550000' })).rejects.toMatchObject({
      code: 'User.NotLinked',
    })
    const linked = await mine.User.UpdateCustomerData({ customerNumber: '4714', phone: '6305550199' })
    expect(linked).toMatchObject({ cust_id: 's-4714', cust_num: '4714', name: 'Store Customer' })
    expect((await mine.Auth.GetCustomerSet()).user).toMatchObject({ cust_num: '4714' })
  })
})

describe('a Pro Account', () => {
  const groupsOf = async (token: string) => (await shop.platformAs(token).Me.ListUserGroups()).Items.map(({ ID }) => ID)

  test('is reviewed first; until then its people shop at shelf prices', async () => {
    expect(await register({ ...pro, email: 'pro@example.com' })).toMatchObject({ status: 'in-review' })
    expect(await shop.letters('pro@example.com')).toEqual(['activation', 'pro-received'])
    const { secret } = await letterOf('pro@example.com', 'activation')
    await shop.as().Auth.AccountActivation({ token: secret })
    const session = await shop.signIn('pro@example.com')
    expect(session.user).toMatchObject({
      accountStatus: 'in-review',
      is_prouser: false,
      price_gp: 'RT',
      cust_name: 'Mason & Sons',
    })
    expect(await shop.asSession(session).Auth.GetUserStatus({})).toMatchObject({ status: 'in-review' })
    expect(await groupsOf(session.auth_token)).toEqual([])
  })

  test('that is approved has its prices on both sides, its terms, and an email', async () => {
    await register({ ...pro, email: 'approved@example.com' })
    await shop.as().Auth.AccountActivation({ token: (await letterOf('approved@example.com', 'activation')).secret })
    const { id = '' } = (await accountOf('approved@example.com')) ?? {}
    const approval = { priceGroup: 'PP', terms: 'NT30', creditLineCents: 500_000 } as const
    await approveAccount(reviewNeeds(), id, approval, 'admin')
    const session = await shop.signIn('approved@example.com')
    expect(session.user).toMatchObject({ is_prouser: true, is_net_prouser: true, price_gp: 'PP' })
    expect(await groupsOf(session.auth_token)).toEqual(['PP'])
    expect(await shop.asSession(session).Auth.GetCustomerSet()).toMatchObject({
      terms: 'NT30',
      creditLineCents: 500_000,
    })
    expect(await shop.letters('approved@example.com')).toContain('pro-approved')
    await expect(approveAccount(reviewNeeds(), id, approval)).rejects.toMatchObject({
      code: 'Request.Conflict',
    })
  })

  test('may be asked for more, and be declined', async () => {
    await register({ ...pro, email: 'declined@example.com' })
    const { id = '' } = (await accountOf('declined@example.com')) ?? {}
    await requestMoreInfo(reviewNeeds(), id, 'Please send your licence.')
    expect((await accountOf('declined@example.com'))?.status).toBe('needs-info')
    await declineAccount(reviewNeeds(), id, 'We couldn’t find the company.')
    expect((await accountOf('declined@example.com'))?.status).toBe('declined')
    expect((await shop.letters('declined@example.com')).slice(-2)).toEqual(['pro-needs-info', 'pro-declined'])
    await expect(declineAccount(reviewNeeds(), 'nobody', 'x')).rejects.toMatchObject({ code: 'NotFound' })
  })

  const letterOf = async (to: string, template: string) => {
    const row = await shop.database.find<{ body: string }>(sql`
      select body from mails where recipient = ${to} and template = ${template} order by created_at desc limit 1`)
    return { secret: /token=([\w-]+)/.exec(row?.body ?? '')?.[1] ?? '' }
  }
})

describe('the audit', () => {
  test('tells of it and cannot be changed', async () => {
    await shop.customer('audited@example.com')
    const rows = await shop.database.rows<{ action: string }>(sql`
      select action from audit_records where person_id = (select id from people where email = 'audited@example.com') order by id`)
    expect(rows.map(({ action }) => action)).toEqual(['account.open', 'user.activate', 'session.open'])
    await expect(shop.database.rows(sql`update audit_records set action = 'x'`)).rejects.toThrow('stay as they are')
    await expect(shop.database.rows(sql`delete from audit_records`)).rejects.toThrow('stay as they are')
    await expect(shop.database.rows(sql`truncate audit_records`)).rejects.toThrow('stay as they are')
  })
})
