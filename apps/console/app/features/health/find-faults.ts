import { formatCount } from '@tessera/ui/format'
import type { Fault, HealthAnswers } from './health-view.ts'
import { countsOf } from './queue-rows.ts'

/** A queue that is older than this does not move: jobs look every minute. */
const restSeconds = 15 * 60

/** One or many, each in a sentence of its own. */
export const say = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${formatCount(count)} ${many}`

/** Everything that is not well, the worst first. Nothing: all is well. */
export const findFaults = (answers: HealthAnswers): Fault[] => [
  ...programFaults(answers),
  ...queueFaults(answers),
  ...receiverFaults(answers),
  ...errorFaults(answers),
]

function programFaults({ shop, platform }: HealthAnswers): Fault[] {
  const broken = platform?.BrokenRules ?? []
  return [
    ...(shop ? [] : [{ text: 'The shop doesn’t answer.', href: null }]),
    ...(platform ? [] : [{ text: 'The platform doesn’t answer.', href: null }]),
    ...(shop && !shop.takesWrites ? [{ text: 'The shop’s database takes no writes.', href: null }] : []),
    ...(platform && !platform.TakesWrites ? [{ text: 'The platform’s database takes no writes.', href: null }] : []),
    ...(shop && shop.products === 0 ? [{ text: 'The shop has no products to show.', href: '/products' }] : []),
    ...broken.map((rule) => ({ text: `A rule is broken: ${rule}. The log names the records.`, href: null })),
  ]
}

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
    one: 'A payment has no end.',
    many: 'payments have no end.',
    href: '/money/under-way',
  },
  {
    name: 'jobs-given-up',
    isGivenUp: true,
    one: 'A background job was given up.',
    many: 'background jobs were given up.',
    href: '#jobs',
  },
  {
    name: 'jobs',
    one: 'A background job isn’t run.',
    many: 'background jobs aren’t run.',
    href: '#jobs',
  },
  {
    name: 'emails',
    one: 'An email isn’t sent.',
    many: 'emails aren’t sent.',
    href: '/emails',
  },
  {
    name: 'emails-given-up',
    isGivenUp: true,
    one: 'An email was given up.',
    many: 'emails were given up.',
    href: '/emails?view=given-up',
  },
  {
    name: 'order-changes',
    one: 'A changed order isn’t read from the platform.',
    many: 'changed orders aren’t read from the platform.',
    href: '/orders',
  },
  {
    name: 'quote-orders',
    one: 'An order doesn’t reach the platform.',
    many: 'orders don’t reach the platform.',
    href: '/orders',
  },
  {
    name: 'Events',
    one: 'A change isn’t passed on to other systems.',
    many: 'changes aren’t passed on to other systems.',
    href: '/wire',
  },
  {
    name: 'DeliveriesParked',
    isGivenUp: true,
    one: 'A message to another system was given up.',
    many: 'messages to other systems were given up.',
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
    .map(({ Name }) => ({ text: `${Name} doesn’t answer our messages.`, href: '/wire/receivers' }))

const errorFaults = ({ shop }: HealthAnswers): Fault[] =>
  shop && shop.newErrors > 0
    ? [
        {
          text: say(shop.newErrors, 'A page fails in a new way.', 'new kinds of errors on pages today.'),
          href: '/observed',
        },
      ]
    : []
