import type { Visitor } from '../visitor.ts'
import type { OrderFacts } from './line-facts.ts'
import { asVisitor, type CartNeeds } from './needs.ts'

/** What the shop notes on the order; nested xp is merged, so the rest stays. */
export async function saveFacts({ commerce }: CartNeeds, visitor: Visitor, facts: OrderFacts): Promise<void> {
  await commerce.client.Cart.Patch({ xp: { Shop: facts } }, asVisitor(visitor))
}
