import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { noticePath } from '@tessera/middleware/modules/checkout/payments/provider-notices'
import {
  eventHeader,
  signatureHeader,
  signNotice,
  timestampHeader,
} from '@tessera/providers/payment/mortarpay/sign-notice'
import type { Findings } from '../check-history.ts'
import type { FaultRow } from '../fault-row.ts'
import { partOf } from '../part-of.ts'
import { randomFrom } from '../plan.ts'
import { type BankChallenge, createChallenges, decideChallenge } from './challenges.ts'
import type { PaymentShop } from './open-payment-shop.ts'
import { readMoves, readStates, watchMoves } from './watch-moves.ts'

type Kind = 'right' | 'forged' | 'stale' | 'unknown'

interface Notice {
  kind: Kind
  event: string
  body: string
}

const times = 5
const atOnce = 3
const timeoutMilliseconds = 600_000
const staleSeconds = 11 * 60

interface Sizes {
  events: number
  forged: number
  stale: number
  unknown: number
}
const sizesOf = (share: number): Sizes => ({
  events: partOf(300, share),
  forged: partOf(100, share),
  stale: partOf(100, share),
  unknown: partOf(50, share),
})

/** R11: genuine notices repeatedly and in any order, mixed with notices that are not the provider's. */
export async function providerNotices(shop: PaymentShop, seed: number, share: number): Promise<FaultRow> {
  const sizes = sizesOf(share)
  const random = randomFrom(seed)
  await watchMoves(shop)
  const all = await createChallenges(shop, sizes.events + 20, Math.round(sizes.events / 10))
  // the last ones are never decided: only false notices mention them
  const [decided, undecided] = [all.slice(0, sizes.events), all.slice(sizes.events)]
  const yes = new Map(decided.map(({ attempt }) => [attempt, random() < 2 / 3]))
  for (const one of decided) await decideChallenge(shop, one, yes.get(one.attempt) ?? false)
  const right = await readNotices(shop, decided)
  const sent = [...Array(times).fill(right).flat(), ...falseNotices(sizes, undecided)] as Notice[]
  const answers = await deliverNotices(shop, shuffle(sent, random))
  const seconds = await secondsUntilDrained(shop, sizes.events)
  const moves = await readMoves(shop)
  const states = await readStates(shop)
  const wrong = decided.filter((one) => states.get(one.attempt) !== expectedState(one, yes.get(one.attempt) ?? false))
  const placed = decided.filter(({ isPlacing, attempt }) => isPlacing && yes.get(attempt)).length
  const changes = decided.reduce((sum, { attempt }) => sum + (moves.get(attempt) ?? 0), 0)
  return {
    id: 'R11',
    numbers:
      `${sizes.events} events delivered ${times} times, ${atOnce} at once: ${countAnswers(answers, 'right', 200)} taken, ` +
      `${changes} state changes, ${placed} orders placed by notice alone; accepted of ${sizes.forged} forged ` +
      `${countAccepted(answers, 'forged')}, of ${sizes.stale} stale ${countAccepted(answers, 'stale')}; ` +
      `${countAnswers(answers, 'unknown', 200)} about nobody; settled after ${seconds} s`,
    findings: [
      [
        'every true notice is taken',
        countAnswers(answers, 'right', 200) === times * sizes.events ? [] : statusesOf(answers, 'right'),
      ],
      [
        'forged ones are refused',
        countAnswers(answers, 'forged', 401) === sizes.forged ? [] : statusesOf(answers, 'forged'),
      ],
      [
        'stale ones are refused',
        countAnswers(answers, 'stale', 401) === sizes.stale ? [] : statusesOf(answers, 'stale'),
      ],
      [
        'those about nobody are taken',
        countAnswers(answers, 'unknown', 200) === sizes.unknown ? [] : statusesOf(answers, 'unknown'),
      ],
      ['as many state changes as events', changes === sizes.events ? [] : [`${changes}`]],
      ['each as if they had come in order', wrong.map(({ attempt }) => `${attempt}: ${states.get(attempt)}`)],
      [
        'nothing false changes anything',
        undecided
          .filter(({ attempt }) => moves.has(attempt) || states.get(attempt) !== 'challenge')
          .map(({ attempt }) => `${attempt}: ${states.get(attempt)}`),
      ],
      ...(await storedRules(shop, sent)),
    ],
  }
}

const expectedState = ({ isPlacing }: BankChallenge, isYes: boolean): string => {
  if (!isYes) return 'declined'
  return isPlacing ? 'captured' : 'authorized'
}

/** The notices that the provider would send about a decision. */
async function readNotices({ database }: PaymentShop, about: readonly BankChallenge[]): Promise<Notice[]> {
  const { rows } = await database.pool.query<{ event: string; body: string }>(
    `select distinct on (payment_id) id::text as event, body from mortarpay.notices
     where payment_id = any($1) order by payment_id, created_at desc`,
    [about.map(({ payment }) => payment)],
  )
  return rows.map((row) => ({ ...row, kind: 'right' }))
}

/** Notices that claim an approval that never happened. */
function falseNotices({ forged, stale, unknown }: Sizes, about: readonly BankChallenge[]): Notice[] {
  const says = (id: string, idempotencyKey: string) =>
    JSON.stringify({ createdAt: new Date().toISOString(), payment: { id, idempotencyKey, status: 'authorized' } })
  const make = (kind: Kind, size: number): Notice[] =>
    Array.from({ length: size }, (_, at) => {
      const { payment = '', attempt = '' } = about[at % about.length] ?? {}
      const body = kind === 'unknown' ? says(`pay_nobodys${at}`, randomUUID()) : says(payment, attempt)
      return { kind, event: randomUUID(), body }
    })
  return [...make('forged', forged), ...make('stale', stale), ...make('unknown', unknown)]
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

type Answers = Map<Kind, number[]>

async function deliverNotices(shop: PaymentShop, notices: Notice[]): Promise<Answers> {
  const answers: Answers = new Map()
  const work = async () => {
    for (let next = notices.shift(); next; next = notices.shift()) {
      const status = await sendNotice(shop, next)
      answers.set(next.kind, [...(answers.get(next.kind) ?? []), status])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

async function sendNotice({ url, secret }: PaymentShop, { kind, event, body }: Notice): Promise<number> {
  const now = Math.floor(Date.now() / 1000)
  const timestamp = String(kind === 'stale' ? now - staleSeconds : now)
  const signature = signNotice(kind === 'forged' ? `${secret}x` : secret, timestamp, event, Buffer.from(body))
  const headers = {
    'content-type': 'application/json',
    [timestampHeader]: timestamp,
    [eventHeader]: event,
    [signatureHeader]: signature,
  }
  const answer = await fetch(url + noticePath, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

const countAnswers = (answers: Answers, kind: Kind, status: number): number =>
  (answers.get(kind) ?? []).filter((one) => one === status).length
const countAccepted = (answers: Answers, kind: Kind): number =>
  (answers.get(kind) ?? []).filter((one) => one < 300).length
const statusesOf = (answers: Answers, kind: Kind): string[] => [...new Set(answers.get(kind) ?? [])].map(String)

/** Seconds until all jobs are done. */
async function secondsUntilDrained(shop: PaymentShop, events: number): Promise<number> {
  const began = Date.now()
  const isDone = async () => {
    const moves = await readMoves(shop)
    const { rows } = await shop.database.pool.query<{ jobs: number }>(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'settle-payment'`,
    )
    return moves.size >= events && rows[0]?.jobs === 0
  }
  while (!(await isDone()) && Date.now() - began < timeoutMilliseconds) await sleep(100)
  return Math.round((Date.now() - began) / 100) / 10
}

/** One stored row for each genuine event, and none for the others. */
async function storedRules({ database }: PaymentShop, sent: readonly Notice[]): Promise<Findings> {
  const countStored = async (kinds: readonly Kind[]): Promise<number> => {
    const events = [...new Set(sent.filter(({ kind }) => kinds.includes(kind)).map(({ event }) => event))]
    const { rows } = await database.pool.query('select from payment_notices where event_id = any($1)', [events])
    return rows.length - (kinds.includes('right') ? events.length : 0)
  }
  const [taken, refused] = [await countStored(['right', 'unknown']), await countStored(['forged', 'stale'])]
  return [
    ['each event is kept once', taken === 0 ? [] : [`${taken}`]],
    ['none that was refused is kept', refused === 0 ? [] : [`${refused}`]],
  ]
}
