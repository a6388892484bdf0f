import { setTimeout as sleep } from 'node:timers/promises'
import type { Findings } from '../check-history.ts'
import type { PaymentShop } from './open-payment-shop.ts'

const coolDown = 10_000
const asks = 20

/**
 * Five consecutive failures open the breaker; after the cool-down one call tries, and closes it when the provider is
 * back.
 */
export async function breakerRules({ needs, edge }: PaymentShop): Promise<{ numbers: string; findings: Findings }> {
  const ask = async (): Promise<number> => {
    const before = edge.calls.length
    for (let time = 0; time < asks; time++) await needs.provider.find({ idempotencyKey: 'nobodys' })
    return edge.calls.length - before
  }
  edge.decide = () => ({ fault: 'refused', milliseconds: 0 })
  const began = Date.now()
  const untilOpen = await ask()
  const openedIn = Date.now() - began
  await sleep(coolDown + 100)
  const trials = await ask()
  edge.decide = () => ({ fault: 'none', milliseconds: 0 })
  const whileOpen = await ask()
  await sleep(coolDown + 100)
  const afterwards = await ask()
  return {
    numbers: `breaker: open after ${untilOpen} failures in ${openedIn} ms, ${trials} trial call, closed again`,
    findings: [
      [
        'the breaker opens after five failures, within 10 s',
        untilOpen === 5 && openedIn <= coolDown ? [] : [`${untilOpen} in ${openedIn} ms`],
      ],
      ['one trial call after the cool-down', trials === 1 ? [] : [`${trials}`]],
      ['it stays open until the trial', whileOpen === 0 ? [] : [`${whileOpen}`]],
      ['it closes when the provider is back', afterwards === asks ? [] : [`${afterwards} of ${asks}`]],
    ],
  }
}
