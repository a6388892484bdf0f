import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'

interface LimitMessage {
  kind: 'info' | 'warning'
  text: string
}

/** The message of the user's spending limits for this total; undefined if there are none. */
export function limitMessage(limits: SpendingLimits | undefined, totalCents: number): LimitMessage | undefined {
  if (!limits) return undefined
  const { mayBuy, orderLimitCents, monthLimitCents, monthUsedCents, managers } = limits
  const ask = managers.length > 0 ? ` Ask ${managers.join(' or ')}.` : ''
  if (!mayBuy) return { kind: 'warning', text: `You can fill a cart but can’t place orders.${ask}` }
  if (orderLimitCents !== null && totalCents > orderLimitCents)
    return overMessage(limits, `This order is over your ${formatMoney(orderLimitCents)} per-order limit`, ask)
  if (monthLimitCents === null) return undefined
  const used = `${formatMoney(monthUsedCents)} of your ${formatMoney(monthLimitCents)} monthly limit used`
  const over = monthUsedCents + totalCents - monthLimitCents
  return over > 0
    ? overMessage(limits, `${used}; this order would exceed it by ${formatMoney(over)}`, ask)
    : { kind: 'info', text: `${used}.` }
}

/** An order above a limit waits for approval, unless the account blocks it or no one can approve. */
function overMessage({ overLimit, approvers }: SpendingLimits, what: string, ask: string): LimitMessage {
  if (overLimit === 'block' || approvers.length === 0) return { kind: 'warning', text: `${what}.${ask}` }
  const text = `${what}. You can place it; it ships once ${approvers.join(' or ')} approves it.`
  return { kind: 'warning', text }
}

/** Shown in the cart and on the last step, before the order is refused or waits. */
export function LimitNotice({ limits, totalCents }: { limits: SpendingLimits | undefined; totalCents: number }) {
  const message = limitMessage(limits, totalCents)
  if (!message) return null
  return message.kind === 'warning' ? (
    <Notice kind="warning" className="mt-4">
      {message.text}
    </Notice>
  ) : (
    <p className="mt-1 text-sm text-stone">{message.text}</p>
  )
}
