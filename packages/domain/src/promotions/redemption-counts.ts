/** An order with the redemptions of one promotion. */
interface OrderRedemptions {
  readonly userKey: string | null
  /** By the order's user on other orders. */
  readonly userRedemptions: number
  readonly hasRedeemed: boolean
}

interface RedemptionCounts<O> {
  /** Redemptions that count against the order: never its own. */
  before(order: O): { total: number; byUser: number }
  add(order: O): void
}

/**
 * Counts the redemptions of a promotion for orders that it is tried on. In turn, the orders' own redemptions give way to
 * those that are added.
 */
export function countRedemptions<O extends OrderRedemptions>(
  orders: readonly O[],
  stored: number,
  isInTurn: boolean,
): RedemptionCounts<O> {
  const redeemed = orders.filter(({ hasRedeemed }) => hasRedeemed)
  const added: O[] = []
  const ofUser = (list: readonly O[], { userKey }: O): number =>
    userKey === null ? 0 : list.filter((one) => one.userKey === userKey).length
  return {
    before: (order) => {
      const own = order.hasRedeemed ? 1 : 0
      if (!isInTurn) return { total: stored - own, byUser: order.userRedemptions }
      return {
        total: stored - redeemed.length + added.length,
        byUser: order.userRedemptions + own - ofUser(redeemed, order) + ofUser(added, order),
      }
    },
    add: (order) => {
      added.push(order)
    },
  }
}
