import type {
  AddressInput,
  CartStepInput,
  LineItemInput,
  OrderInput,
  OrderShipMethodSelectionInput,
} from '@tessera/client/platform/types.gen'
import type { OrderFacts } from './line-facts.ts'

const ofLine = (lineItemID: string): Pick<CartStepInput, 'Parameters'> => ({ Parameters: { lineItemID } })

export const createLine = (line: Partial<LineItemInput>): CartStepInput => ({
  Operation: 'Cart.CreateLineItem',
  Body: { ...line },
})
export const patchLine = (id: string, line: Partial<LineItemInput>): CartStepInput => ({
  Operation: 'Cart.PatchLineItem',
  ...ofLine(id),
  Body: { ...line },
})
export const deleteLine = (id: string): CartStepInput => ({ Operation: 'Cart.DeleteLineItem', ...ofLine(id) })
export const patchOrder = (order: Partial<OrderInput>): CartStepInput => ({
  Operation: 'Cart.Patch',
  Body: { ...order },
})
export const nameGuest = (Email: string): CartStepInput => ({ Operation: 'Cart.PatchFromUser', Body: { Email } })
export const shipTo = (address: AddressInput): CartStepInput => ({
  Operation: 'Cart.SetShippingAddress',
  Body: { ...address },
})
export const billTo = (address: AddressInput): CartStepInput => ({
  Operation: 'Cart.SetBillingAddress',
  Body: { ...address },
})
export const selectMethods = (selection: OrderShipMethodSelectionInput): CartStepInput => ({
  Operation: 'Cart.SelectShipMethods',
  Body: { ...selection },
})
export const estimateShipping: CartStepInput = { Operation: 'Cart.EstimateShipping' }
export const calculateTotals: CartStepInput = { Operation: 'Cart.Calculate' }

/** Writes the shop's facts on the order; nested xp is merged, so other facts stay. */
export const noteFacts = (facts: OrderFacts): CartStepInput => patchOrder({ xp: { Shop: facts } })
