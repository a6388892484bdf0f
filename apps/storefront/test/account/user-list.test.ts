import type { AccountUser } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { pageOfUsers, userListHref } from '../../app/features/account/user-list.ts'
import { usersCsv } from '../../app/features/account/users-csv.ts'

const userOf = (number: number) =>
  ({
    firstName: `Pat ${String(number).padStart(3, '0')}`,
    lastName: number % 2 ? 'Stone' : 'Reed',
    email: `pat${number}@summit.example`,
    rights: ['buy'],
    status: 'active',
    lastSignInAt: null,
    orderLimitCents: null,
    monthLimitCents: 100_000,
    monthUsedCents: number * 100,
  }) as AccountUser

const users = Array.from({ length: 400 }, (_, at) => userOf(400 - at))
const pageOf = (text: string) => pageOfUsers(users, new URLSearchParams(text))

test.each(['page=0', 'page=x', 'sort=nothing', 'sort=__proto__'])('takes %s for its default', (text) => {
  expect(pageOf(text).state).toMatchObject({ q: '', sort: 'name', page: 1 })
})

test('four hundred users are sixteen pages, by name, and a page too far is the last', () => {
  const { pages, total, users: rows } = pageOf('')
  expect([pages, total, rows.length, rows[0]?.firstName]).toEqual([16, 400, 25, 'Pat 001'])
  expect(pageOf('page=99').state.page).toBe(16)
})

test('a search finds every word in name or email address', () => {
  expect(pageOf('q=stone').total).toBe(200)
  expect(pageOf('q=STONE+pat+017').users.map(({ email }) => email)).toEqual(['pat17@summit.example'])
  expect(pageOf('q=nobody')).toMatchObject({ total: 0, pages: 1 })
})

test('amounts sort as numbers, and a sort starts on the first page', () => {
  const { users: rows, state } = pageOf('sort=-used&page=2')
  expect(rows[0]?.monthUsedCents).toBe(37_500)
  expect(userListHref('/u', state, { sort: 'status', isAscending: true })).toBe('/u?sort=status')
  expect(userListHref('/u', state, { page: 3 })).toBe('/u?sort=-used&page=3')
})

test('the export has one row per user, and no cell runs as a formula', () => {
  const [header, first] = usersCsv([{ ...userOf(1), firstName: '=HYPERLINK()' }], 'America/New_York').split('\r\n')
  expect(header).toContain('"Email"')
  expect(first).toContain(`"'=HYPERLINK()"`)
  expect(first).toContain('"1000.00"')
})

test('the file says when people signed in by the clock of their store', () => {
  const user = { ...userOf(1), lastSignInAt: '2026-11-16T04:30:00Z' }
  expect(usersCsv([user], 'America/New_York')).toContain('2026-11-15 23:30')
  expect(usersCsv([user], 'America/Los_Angeles')).toContain('2026-11-15 20:30')
})
