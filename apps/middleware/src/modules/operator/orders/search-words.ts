import { type Sql, sql } from '@tessera/server/sql'

const invoiceTexts = (row: Sql): Sql =>
  sql`search_words(array[${row}.id, ${row}.po_number, ${row}.job_name, ${row}.reference])`

/** The indexed texts of `0071_staff_search.sql`, word for word: another spelling would not use the index. */
const texts = {
  orders: sql`search_words(array[d.id, d.platform_order_id, d.po_number, d.job_name,
    d.ship_to_place ->> 'firstName', d.ship_to_place ->> 'lastName', d.ship_to_place ->> 'company',
    phone_digits(d.ship_to_place ->> 'phone')])`,
  accounts: sql`search_words(array[a.number, a.name])`,
  quotes: sql`search_words(array[q.id, q.po_number, q.job_name])`,
  invoices: invoiceTexts(sql`b`),
  listedInvoices: invoiceTexts(sql`d`),
  people: sql`p.status <> 'deleted' and search_words(array[p.first_name, p.last_name, p.email, phone_digits(p.phone)])`,
} as const

/** `(404) 555-0142` is looked up as `4045550142`; other text in small letters, with LIKE's own signs escaped. */
export function searchPattern(text: string): string {
  const isPhone = /^[\d\s().+-]{7,}$/.test(text) && !/^\d+$/.test(text)
  const words = isPhone ? text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : text.trim().toLowerCase()
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

const shortWord = /^%([\p{L}\p{N}]{1,2}%)$/u

/**
 * A condition on the words of a table: `d` is an order, `a` an account, `p` a person, `q` a quote, `b` an invoice, which
 * is `d` in its list. One or two letters are found where a word begins: the index holds parts of three characters, and
 * of shorter ones these.
 */
export function matchesWords(table: keyof typeof texts, pattern: string): Sql {
  const beginning = shortWord.exec(pattern)?.[1]
  if (!beginning) return sql`${texts[table]} like ${pattern}`
  return sql`(${texts[table]} like ${beginning} or ${texts[table]} like ${`% ${beginning}`})`
}

/** The IDs of the orders that a text finds: by their own words, by the customer, and by who ordered. Some come twice. */
export const orderMatches = (pattern: string): Sql => sql`
  select d.id from sales_documents d where ${matchesWords('orders', pattern)}
  union all
  select d.id from accounts a join sales_documents d on d.account_id = a.id where ${matchesWords('accounts', pattern)}
  union all
  select d.id from people p join sales_documents d on d.person_id = p.id where ${matchesWords('people', pattern)}`

/** The same as a condition on the order (d), for a text that most orders have. */
export const isOrderMatch = (pattern: string): Sql => sql`(
  d.account_id in (select a.id from accounts a where ${matchesWords('accounts', pattern)})
  or d.person_id in (select p.id from people p where ${matchesWords('people', pattern)})
  or ${matchesWords('orders', pattern)})`

/** A `with` clause of the orders that a text finds. */
export const matchingOrders = (pattern: string): Sql => sql`with matched as materialized (${orderMatches(pattern)})`

/** A `with` clause of the accounts that a text finds: by their own words, and by their people. */
export const matchingAccounts = (pattern: string): Sql => sql`with matched as materialized (
  select a.id from accounts a where ${matchesWords('accounts', pattern)}
  union
  select p.account_id from people p where ${matchesWords('people', pattern)})`
