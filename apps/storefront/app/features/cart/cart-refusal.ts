import { findRefusal } from '../../http/form-refusal.ts'

export interface CartRefusal {
  /** The action of the cart that was refused. */
  intent: string
  message: string
  lineItemId: string | null
  /** The typed value, shown again in the field. */
  typed: string
}

/** Finds the refusal in the data of the cart action. */
export function cartRefusalIn(answer: unknown): CartRefusal | undefined {
  const refusal = findRefusal(answer)
  if (!refusal) return undefined
  const { message, typed } = refusal
  const isQuickAdd = typed.by === 'sku'
  return {
    intent: isQuickAdd ? 'quick-add' : (typed.intent ?? ''),
    message,
    lineItemId: typed.lineItemId || null,
    typed: typed.coupon || (isQuickAdd ? typed.sku : (typed.area ?? typed.quantity)) || '',
  }
}
