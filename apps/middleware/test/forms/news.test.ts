import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aFormShop } from './a-form-shop.ts'

const { app, forms, solved, database, letters, linkSecret } = await aFormShop()

const reader = (email: string) =>
  database.find<{ confirmed_at: Date | null; left_at: Date | null; zip: string | null; leave_reason: string | null }>(
    sql`select * from news_readers where email = ${email}`,
  )
const ask = async (email: string, more: object = {}) =>
  forms().emailsignupform({ email, captcha: await solved(), ...more })
const newest = async (to: string) => (await letters(to)).at(-1)
async function signUp(email: string): Promise<string> {
  await ask(email)
  const token = (await newest(email))?.token ?? ''
  await forms().emailsignupform({ token })
  return token
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('no subscription', () => {
  test.each([
    ['email', { email: '' }],
    ['email', { email: 'ada' }],
    ['firstName', { firstName: 'See www.spam.test' }],
    ['zip', { zip: '6054' }],
    ['zip', { zip: '60540\nx' }],
    ['interests', { interests: ['a\nb'] }],
    ['interests', { interests: Array.from({ length: 21 }, (_, index) => `${index}`) }],
  ])('with a bad %s: %j', async (field, wrong) => {
    await expect(ask('bad@example.com', wrong)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
  })

  test.each([
    ['is invented', 'abc.def', 'Form.LinkInvalid'],
    ['has no signature', linkToken(linkSecret, 'news', 'x', new Date()).split('.')[0] ?? '', 'Form.LinkInvalid'],
    ['is of another kind', linkToken(linkSecret, 'leave', 'ada@example.com', new Date()), 'Form.LinkInvalid'],
    ['is signed by somebody else', linkToken(Buffer.alloc(32), 'news', 'x', new Date()), 'Form.LinkInvalid'],
    ['is over', linkToken(linkSecret, 'news', 'x', daysAgo(2.01)), 'Form.LinkExpired'],
  ])('by a token that %s', async (_, token, code) => {
    await expect(forms().emailsignupform({ token })).rejects.toMatchObject({ status: 400, code })
  })

  test('before the link is followed', async () => {
    await ask('waits@example.com')
    expect(await reader('waits@example.com')).toBeUndefined()
  })

  test('again by an old link after leaving', async () => {
    const token = await signUp('gone@example.com')
    await forms().unsubscribeform({ token: (await newest('gone@example.com'))?.token ?? '' })
    await expect(forms().emailsignupform({ token })).rejects.toMatchObject({ code: 'Form.LinkUsed' })
    expect((await reader('gone@example.com'))?.left_at).not.toBeNull()
  })
})

describe('no unsubscription', () => {
  test('by a token that is invented or of another kind', async () => {
    for (const token of ['abc.def', linkToken(linkSecret, 'news', 'x', new Date())])
      await expect(forms().unsubscribeform({ token })).rejects.toMatchObject({ code: 'Form.LinkInvalid' })
  })

  test('by another person who only knows the address', async () => {
    await signUp('victim@example.com')
    await forms().unsubscribeform({ email: 'victim@example.com', captcha: await solved() })
    expect((await reader('victim@example.com'))?.left_at).toBeNull()
  })
})

describe('the answer does not say who reads our news', () => {
  const words = ({ message, slots }: { message: string; slots: object[] }) => ({ message, slots })

  test('when a reader subscribes', async () => {
    await signUp('known@example.com')
    expect(words(await ask('known@example.com'))).toEqual(words(await ask('unknown@example.com')))
    expect((await newest('known@example.com'))?.template).toBe('news-already')
  })

  test('when a reader unsubscribes', async () => {
    const off = async (email: string) => forms().unsubscribeform({ email, captcha: await solved() })
    expect(words(await off('known@example.com'))).toEqual(words(await off('never-heard@example.com')))
    expect((await newest('never-heard@example.com'))?.template).toBe('news-leave')
  })
})

test('a sign-up counts once its link is followed, and following it again changes nothing', async () => {
  const answer = await ask('Ada@Example.com', {
    zip: '60540-1234',
    interests: ['Kitchen', 'Kitchen'],
    firstName: 'Ada',
  })
  const letter = await newest('ada@example.com')
  expect(letter).toMatchObject({ template: 'news-confirm' })
  expect(letter?.body).toMatch(/^Hi Ada,$/m)
  for (let time = 1; time <= 2; time += 1)
    expect(await forms().emailsignupform({ token: letter?.token ?? '' })).toMatchObject({ reference: answer.reference })
  expect(await reader('ada@example.com')).toMatchObject({ zip: '60540', interests: ['Kitchen'], left_at: null })
  expect((await letters('ada@example.com')).map(({ template }) => template)).toEqual(['news-confirm', 'news-welcome'])
})

test('the link in an email unsubscribes at once, also customers who agreed in their account', async () => {
  await signUp('leaves@example.com')
  await database.rows(
    sql`insert into accounts (id, number, name, type, status) values ('a1', '1', 'A', 'Retail', 'active')`,
  )
  await database.rows(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, status, marketing_consent)
    values ('a1', 'u1', 'Leaves@example.com', 'A', 'B', 'active', true)`)
  const token = (await newest('leaves@example.com'))?.token ?? ''
  const answer = await forms().unsubscribeform({ token, reason: 'Too many' })
  expect(answer.message).toContain('l…@example.com')
  expect(await reader('leaves@example.com')).toMatchObject({ left_at: expect.any(Date), leave_reason: 'Too many' })
  expect(await database.find(sql`select marketing_consent from people where platform_user_id = 'u1'`)).toEqual({
    marketing_consent: false,
  })
})

describe('fewer newsletters by the link in an email', () => {
  const interests = ['Kitchen', 'Floor', 'Floor']

  test('are for readers only', async () => {
    const stranger = linkToken(linkSecret, 'leave', 'stranger@example.com', new Date())
    await expect(forms().emailsignupform({ token: stranger, interests })).rejects.toMatchObject({
      code: 'Form.LinkUsed',
    })
    const confirming = linkToken(linkSecret, 'news', 'x', new Date())
    await expect(forms().emailsignupform({ token: confirming, interests })).rejects.toMatchObject({
      code: 'Form.LinkInvalid',
    })
    await signUp('left@example.com')
    const token = (await newest('left@example.com'))?.token ?? ''
    await forms().unsubscribeform({ token })
    await expect(forms().emailsignupform({ token, interests })).rejects.toMatchObject({ code: 'Form.LinkUsed' })
    expect((await reader('left@example.com'))?.left_at).not.toBeNull()
  })

  test('are about the topics that were chosen', async () => {
    await signUp('fewer@example.com')
    const answer = await forms().emailsignupform({ token: (await newest('fewer@example.com'))?.token ?? '', interests })
    expect(answer.message).toContain('Kitchen, Floor')
    expect(await reader('fewer@example.com')).toMatchObject({ interests: ['Kitchen', 'Floor'], left_at: null })
  })
})

test('the button of a mail program signs off, too', async () => {
  await signUp('button@example.com')
  const { leaveUrl } = (await newest('button@example.com')) ?? {}
  const answer = await app.inject({
    method: 'POST',
    url: leaveUrl?.replace('https://shop.test', '') ?? '',
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.77.0.1' },
  })
  expect(answer.statusCode).toBe(200)
  expect((await reader('button@example.com'))?.left_at).not.toBeNull()
})

test('a former subscriber may subscribe again', async () => {
  await signUp('returns@example.com')
  await forms().unsubscribeform({ token: (await newest('returns@example.com'))?.token ?? '' })
  await signUp('returns@example.com')
  expect((await reader('returns@example.com'))?.left_at).toBeNull()
})
