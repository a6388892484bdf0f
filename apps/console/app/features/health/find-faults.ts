import type { Fault, HealthAnswers } from './health-view.ts'
import { countsOf } from './queue-rows.ts'
import { ruleFaults } from './rule-faults.ts'
import { say } from './say.ts'

/** A queue that is older than this does not move: jobs look every minute. */
const restSeconds = 15 * 60

/** Everything that is not well, the worst first. Nothing: all is well. */
export const findFaults = (answers: HealthAnswers): Fault[] => [
  ...programFaults(answers),
  ...ruleFaults(answers),
  ...queueFaults(answers),
  ...receiverFaults(answers),
  ...errorFaults(answers),
]

const programFaults = ({ shop, platform }: HealthAnswers): Fault[] => [
  ...(shop ? [] : [{ text: 'The shop isn’t responding.', href: null }]),
  ...(platform ? [] : [{ text: 'The platform isn’t responding.', href: null }]),
  ...(shop && !shop.takesWrites ? [{ text: 'The shop’s database is read-only.', href: null }] : []),
  ...(platform && !platform.TakesWrites ? [{ text: 'The platform’s database is read-only.', href: null }] : []),
  ...(shop && shop.products === 0 ? [{ text: 'The shop has no products to show.', href: '/products' }] : []),
]

interface Watched {
  name: string
  /** Entries that were given up count at once; those that wait count when they rest. */
  isGivenUp?: boolean
  one: string
  many: string
  href: string | null
}

const watched: readonly Watched[] = [
  {
    name: 'payments',
    one: 'A payment is stuck.',
    many: 'payments are stuck.',
    href: '/money/under-way',
  },
  {
    name: 'jobs-given-up',
    isGivenUp: true,
    one: 'A background job failed.',
    many: 'background jobs failed.',
    href: '#jobs',
  },
  {
    name: 'jobs',
    one: 'A background job is overdue.',
    many: 'background jobs are overdue.',
    href: '#jobs',
  },
  {
    name: 'emails',
    one: 'An email is overdue.',
    many: 'emails are overdue.',
    href: '/emails',
  },
  {
    name: 'emails-given-up',
    isGivenUp: true,
    one: 'An email failed.',
    many: 'emails failed.',
    href: '/emails?view=given-up',
  },
  {
    name: 'order-changes',
    one: 'An order change hasn’t synced from the platform.',
    many: 'order changes haven’t synced from the platform.',
    href: '/orders',
  },
  {
    name: 'quote-orders',
    one: 'An order hasn’t synced to the platform.',
    many: 'orders haven’t synced to the platform.',
    href: '/orders',
  },
  {
    name: 'Events',
    one: 'A change hasn’t been sent to other systems.',
    many: 'changes haven’t been sent to other systems.',
    href: '/wire',
  },
  {
    name: 'Deliveries',
    one: 'A message to another system is overdue.',
    many: 'messages to other systems are overdue.',
    href: '/wire',
  },
  {
    name: 'DeliveriesParked',
    isGivenUp: true,
    one: 'A message to another system failed.',
    many: 'messages to other systems failed.',
    href: '/wire?view=parked',
  },
]

function queueFaults(answers: HealthAnswers): Fault[] {
  const counts = countsOf(answers)
  return watched.flatMap(({ name, isGivenUp, one, many, href }) => {
    const queue = counts.get(name)
    if (!queue || queue.count === 0 || !(isGivenUp || queue.oldestSeconds > restSeconds)) return []
    return [{ text: say(queue.count, one, many), href }]
  })
}

const receiverFaults = ({ receivers }: HealthAnswers): Fault[] =>
  receivers
    .filter(({ PausedUntil }) => PausedUntil)
    .map(({ Name }) => ({ text: `${Name} isn’t responding to our messages.`, href: '/wire/receivers' }))

const errorFaults = ({ shop }: HealthAnswers): Fault[] =>
  shop && shop.newErrors > 0
    ? [
        {
          text: say(shop.newErrors, 'A new page error today.', 'new page errors today.'),
          href: '/observed',
        },
      ]
    : []
