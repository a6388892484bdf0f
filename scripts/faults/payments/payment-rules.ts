import type pg from 'pg'
import type { Findings } from '../check-history.ts'

interface AttemptBalance {
  attempt: string
  state: string
  order: string | null
  status: string | null
  totalCents: number | null
  payments: number
  takenCents: number
  held: number
}

/** Every payment attempt of an order with the provider's ledger and the platform's order. */
export async function readBooks(pool: pg.Pool): Promise<AttemptBalance[]> {
  const { rows } = await pool.query<AttemptBalance>(`
    select a.id as attempt, a.state, a.order_id as "order", o.status, round(o.total * 100)::int as "totalCents",
      count(p.id)::int as payments, coalesce(sum(p.captured_cents - p.refunded_cents), 0)::int as "takenCents",
      (count(*) filter (where p.status in ('authorized', 'challenge', 'pending')))::int as held
    from shop.payment_attempts a
    left join platform.orders o on o.id = a.order_id
    left join mortarpay.payments p on p.idempotency_key = a.id
    where a.purpose = 'order'
    group by a.id, a.state, a.order_id, o.status, o.total`)
  return rows
}

const final = new Set(['captured', 'voided', 'declined', 'expired', 'failed'])
/** An order of the demo shop waits for an approval, and its payment with it. */
export const isOpen = ({ state, status }: Pick<AttemptBalance, 'state' | 'status'>): boolean =>
  !final.has(state) && status !== 'AwaitingApproval'
const isPlaced = ({ status }: AttemptBalance): boolean => status === 'Open' || status === 'Completed'

/** Checks PAY-1, PAY-3, PAY-6 and MON-6 against the provider's ledger. */
export async function paymentRules(pool: pg.Pool): Promise<{ findings: Findings; captures: number; paid: number }> {
  const books = await readBooks(pool)
  const byOrder = Map.groupBy(books, ({ order }) => order)
  const captured = books.filter(({ takenCents }) => takenCents > 0)
  const paid = [...byOrder.values()].filter((all) => all.some(isPlaced))
  const { rows: ownerless } = await pool.query<{ id: string }>(`
    select p.id from mortarpay.payments p
    left join shop.payment_attempts a on a.id = p.idempotency_key
    where a.id is null and p.captured_cents > p.refunded_cents`)
  const describe = (one: AttemptBalance) => JSON.stringify(one)
  return {
    captures: captured.length,
    paid: paid.length,
    findings: [
      [
        'as many captures as paid orders',
        captured.length === paid.length ? [] : [`${captured.length} and ${paid.length}`],
      ],
      ['nobody is charged without an order', captured.filter((one) => !isPlaced(one)).map(describe)],
      [
        'nobody is charged twice',
        paid
          .filter((all) => all.filter(({ takenCents }) => takenCents > 0).length > 1)
          .map((all) => describe(all[0] as AttemptBalance)),
      ],
      [
        'what is charged is the total',
        captured.filter(({ takenCents, totalCents }) => takenCents !== totalCents).map(describe),
      ],
      ['one payment for one key', books.filter(({ payments }) => payments > 1).map(describe)],
      ['no money is held for nothing', books.filter(({ held }) => held > 0).map(describe)],
      ['no attempt is left open', books.filter(isOpen).map(describe)],
      ['every capture has an owner', ownerless.map(({ id }) => id)],
    ],
  }
}
