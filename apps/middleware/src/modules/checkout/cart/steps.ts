import type {
  AddressInput,
  LineItemInput,
  OrderInput,
  OrderShipMethodSelectionInput,
} from '@tessera/client/platform/types.gen'
import type { OrderFacts } from './line-facts.ts'

/** One operation of the platform's cart; several of them are one transaction there. */
export interface Step {
  Operation: string
  Parameters?: Record<string, string>
  Body?: object
}

const ofLine = (lineItemID: string): Pick<Step, 'Parameters'> => ({ Parameters: { lineItemID } })

export const createLine = (Body: Partial<LineItemInput>): Step => ({ Operation: 'Cart.CreateLineItem', Body })
export const patchLine = (id: string, Body: Partial<LineItemInput>): Step => ({
  Operation: 'Cart.PatchLineItem',
  ...ofLine(id),
  Body,
})
export const deleteLine = (id: string): Step => ({ Operation: 'Cart.DeleteLineItem', ...ofLine(id) })
export const patchOrder = (Body: Partial<OrderInput>): Step => ({ Operation: 'Cart.Patch', Body })
export const nameGuest = (Email: string): Step => ({ Operation: 'Cart.PatchFromUser', Body: { Email } })
export const shipTo = (Body: AddressInput): Step => ({ Operation: 'Cart.SetShippingAddress', Body })
export const billTo = (Body: AddressInput): Step => ({ Operation: 'Cart.SetBillingAddress', Body })
export const selectMethods = (Body: OrderShipMethodSelectionInput): Step => ({
  Operation: 'Cart.SelectShipMethods',
  Body,
})
export const estimateShipping: Step = { Operation: 'Cart.EstimateShipping' }
export const calculate: Step = { Operation: 'Cart.Calculate' }

/** What the shop notes on the order; nested xp is merged, so the rest stays. */
export const noteFacts = (facts: OrderFacts): Step => patchOrder({ xp: { Shop: facts } })
