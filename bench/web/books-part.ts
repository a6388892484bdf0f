import type { DocumentQuestion } from '@tessera/contract/middleware/my-account-lists'
import { type Figures, type Load, measure } from '../measure.ts'
import type { Row } from '../rows.ts'
import { type Customer, signIn } from './customer.ts'
import type { FilledShop } from './filled-shop.ts'

type Filters = NonNullable<DocumentQuestion['filters']>

const of = (...filters: Filters): Filters => filters
const invoiceFilters = [
  of({ key: 'STATUS', value: 'open' }),
  of({ key: 'PERIODE', value: '365' }),
  of({ key: 'PERIODE', value: '90' }, { key: 'ZZDOCTYFI', value: 'RV' }),
  of({ key: 'MY STATUS_DUE', value: 'overdue' }),
  of({ key: 'CHAR', value: 'po-123' }),
  of({ key: 'CHAR', value: 'decatur' }, { key: 'PERIODE', value: '365' }),
]
const orderFilters = [
  of({ key: 'STATUS', value: 'open' }),
  of({ key: 'PERIODE', value: '365' }),
  of({ key: 'CHAR', value: 'kirkwood' }),
  of({ key: 'STATUS', value: 'closed' }, { key: 'PERIODE', value: '90' }),
]

/** Every filter with every sort in both directions, on the first two pages. */
const questions = (filters: readonly Filters[], sorts: readonly string[]): string[] =>
  filters.flatMap((filter) =>
    sorts.flatMap((sortBy) =>
      (['asc', 'desc'] as const).flatMap((sortDirection) =>
        [1, 2].map((page) => JSON.stringify({ filters: filter, sortBy, sortDirection, page, pageSize: 25, scope: 3 })),
      ),
    ),
  )
const invoices = questions(invoiceFilters, ['documentOn', 'dueOn', 'amountCents', 'openCents'])
const orders = questions(orderFilters, ['placedAt', 'number', 'total'])

/** The large pro of the full range, who has 25,000 invoices. */
const email = 'rosa@summit.example'
const enough = 25_000

/** Signs in when the first row needs it: a session is short. */
export function booksPart({ base, password }: FilledShop): Row[] {
  let known: Promise<Customer> | undefined
  const customer = (): Promise<Customer> => {
    known ??= largePro(base, password)
    return known
  }
  const asked =
    (name: string, bodies: readonly string[], more: Partial<Load> = {}) =>
    async (): Promise<Figures> =>
      measure({
        url: `${base}/api/myaccount/${name}`,
        method: 'POST',
        headers: (await customer()).call,
        next: (n) => ({ body: bodies[(n * 7) % bodies.length] ?? '' }),
        ...more,
      })
  const alone = { connections: 1 }
  return [
    { name: 'invoice search, filter and sort', work: asked('SearchForInvoices', invoices), of: 'H', share: 3 },
    { name: 'invoice search, one connection', work: asked('SearchForInvoices', invoices, alone), p95: 25 },
    { name: 'order list, filter and sort', work: asked('GetOrders', orders), of: 'H', share: 3 },
    { name: 'order list, one connection', work: asked('GetOrders', orders, alone), p95: 25 },
    {
      name: 'account dashboard page, fresh',
      work: async () => measure({ url: `${base}/account`, headers: (await customer()).page }),
      of: 'M',
      share: 25,
    },
  ]
}

async function largePro(base: string, password: string): Promise<Customer> {
  const customer = await signIn(base, email, password)
  const answer = await fetch(`${base}/api/myaccount/SearchForInvoices`, {
    method: 'POST',
    headers: customer.call,
    body: '{}',
  })
  const { totalCount } = (await answer.json()) as { totalCount: number }
  if (!(totalCount >= enough)) throw new Error(`${email} has ${totalCount} invoices instead of ${enough}.`)
  return customer
}
