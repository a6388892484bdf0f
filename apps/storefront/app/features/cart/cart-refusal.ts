import { findRefusal } from '../../http/form-refusal.ts'

interface CartRefusal {
  /** Which of the forms of the cart it was. */
  intent: string
  message: string
  lineItemId: string | null
  /** What was typed stays in the field. */
  typed: string
}

/** What was refused of the cart, out of whatever its action has answered. */
export function cartRefusalIn(answer: unknown): CartRefusal | undefined {
  const refusal = findRefusal(answer)
  if (!refusal) return undefined
  const { message, typed } = refusal
  const isQuickAdd = typed.by === 'sku'
  return {
    intent: isQuickAdd ? 'quick-add' : (typed.intent ?? ''),
    message,
    lineItemId: typed.lineItemId || null,
    typed: typed.coupon || (isQuickAdd ? typed.sku : typed.quantity) || '',
  }
}
