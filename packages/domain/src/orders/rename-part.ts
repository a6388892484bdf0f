import type { OrderState } from '../order-model/order-state.ts'

/** The order with another ID for one line, also where promotions and bundle items name it. */
export function renameLine(state: OrderState, id: string, wanted: string): OrderState {
  const rename = <Named extends string | null>(name: Named) => (name === id ? wanted : name)
  return {
    ...state,
    lines: state.lines.map((line) => ({ ...line, id: rename(line.id), bundleItemID: rename(line.bundleItemID) })),
    promotions: state.promotions.map((one) => ({ ...one, lineItemID: rename(one.lineItemID) })),
  }
}

export const renamePayment = (state: OrderState, id: string, wanted: string): OrderState => ({
  ...state,
  payments: state.payments.map((payment) => (payment.id === id ? { ...payment, id: wanted } : payment)),
})
