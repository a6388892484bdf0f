import type { Findings } from '../check-history.ts'
import type { Arrival, ReceiverMode } from './hook-receiver.ts'

/** A change that was sent to the shop, with its answer; status 0 is none. */
export interface WrittenChange {
  number: number
  objectID: string
  status: number
  milliseconds: number
  mode: ReceiverMode
}

/** OUT-2: at least once, in order for each object, and recognizable when it comes again. */
export function arrivalRules(written: readonly WrittenChange[], arrivals: readonly Arrival[]): Findings {
  const ids = Map.groupBy(arrivals, ({ number }) => number)
  const isOk = ({ status }: WrittenChange) => status === 200
  return [
    ['every change is answered with 200 or not at all', wrongReplies(written)],
    ['every accepted change arrived', written.filter((one) => isOk(one) && !ids.has(one.number)).map(describe)],
    [
      'messages about one object arrive in order',
      [...Map.groupBy(arrivals, (one) => one.objectID)].flatMap(disordered),
    ],
    [
      'a repeated message has the same ID',
      [...ids].filter(([, all]) => new Set(all.map(({ id }) => id)).size > 1).map(([number]) => `change ${number}`),
    ],
    ['every message is signed', arrivals.filter(({ isSigned }) => !isSigned).map(({ number }) => `change ${number}`)],
  ]
}

const describe = ({ number, objectID, mode }: WrittenChange): string => `change ${number} of ${objectID} (${mode})`

const wrongReplies = (written: readonly WrittenChange[]): string[] =>
  written.filter(({ status }) => status !== 200 && status !== 0).map((one) => `${describe(one)}: ${one.status}`)

/** First arrivals only: a repeat may come after a later message. */
function disordered([objectID, arrivals]: [string, Arrival[]]): string[] {
  const numbers = [...new Set(arrivals.map(({ number }) => number))]
  const isSorted = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  return isSorted ? [] : [`${objectID}: ${numbers.join(' ')}`]
}
