/** Words about records that break a rule: about one, and about several, after their number. */
export interface RuleWords {
  one: string
  many: string
}

/** Every rule that SQL checks in production, by its name in logs and reports. The IDs are those of docs/rules.md. */
export const dataRules = {
  'MON-1 the subtotal is the sum of the lines': {
    one: 'The subtotal of an order isn’t the sum of its lines',
    many: 'orders have a subtotal that isn’t the sum of their lines',
  },
  'MON-1 the discount is the sum of what promotions give': {
    one: 'The discount of an order isn’t what its promotions give',
    many: 'orders have a discount that isn’t what their promotions give',
  },
  'MON-1 the discount of a line is the sum of what promotions give on it': {
    one: 'The discount on a line of an order isn’t what its promotions give',
    many: 'orders have a line with a discount that isn’t what its promotions give',
  },
  'MON-1 the total is what its parts come to': {
    one: 'The total of an order doesn’t add up',
    many: 'orders have a total that doesn’t add up',
  },
  'MON-4 no discount beyond the price, no total below zero': {
    one: 'An order has a discount above its price or a total below zero',
    many: 'orders have a discount above their price or a total below zero',
  },
  'MON-5 one currency': {
    one: 'A payment isn’t in the currency of its order',
    many: 'orders have a payment in another currency',
  },
  'MON-7 what is open on a document is what its postings leave': {
    one: 'The open amount of a billing document isn’t what its postings leave',
    many: 'billing documents have an open amount that isn’t what their postings leave',
  },
  'MON-8 the postings of an entry add up to zero': {
    one: 'The ledger of a customer is out of balance',
    many: 'ledger entries are out of balance',
  },
  'MON-13 the postings of a rewards entry add up to zero': {
    one: 'The rewards of a customer are out of balance',
    many: 'rewards entries are out of balance',
  },
  'MON-13 the points of a lot are what its postings leave': {
    one: 'The reward points of a customer aren’t what their postings leave',
    many: 'reward lots have points that aren’t what their postings leave',
  },
  'MON-13 the points of an account are the sum of its lots': {
    one: 'The points of a customer aren’t the sum of their reward lots',
    many: 'customers have points that aren’t the sum of their reward lots',
  },
  'INV-1 no stock below zero': {
    one: 'A product has stock below zero',
    many: 'products have stock below zero',
  },
  'INV-2 only an order that reached the seller holds stock, and a canceled one that of shipped goods': {
    one: 'An order holds stock that it shouldn’t',
    many: 'orders hold stock that they shouldn’t',
  },
  'INV-4 the lines of an order hold what was moved for it': {
    one: 'The stock that an order holds isn’t what was taken for it',
    many: 'orders hold stock that isn’t what was taken for them',
  },
  'INV-6 the movements of a place add up to its stock at hand': {
    one: 'The stock of a product isn’t the sum of its movements',
    many: 'products have stock that isn’t the sum of its movements',
  },
  'ORD-1 submitted is what has a date of submission': {
    one: 'The status of an order doesn’t match its submission date',
    many: 'orders have a status that doesn’t match their submission date',
  },
  'ORD-2 nothing without lines was submitted, and nothing without a name': {
    one: 'An order was submitted without lines or without a customer',
    many: 'orders were submitted without lines or without a customer',
  },
  'ORD-6 ORD-7 quantities': {
    one: 'An order has a quantity that can’t be right',
    many: 'orders have quantities that can’t be right',
  },
  'ORD-7 a line counts the quantities of its shipments': {
    one: 'The shipped quantity of an order isn’t what its shipments have',
    many: 'orders have a shipped quantity that isn’t what their shipments have',
  },
  'ORD-7 no more comes back than was shipped': {
    one: 'More of an order is coming back than was shipped',
    many: 'orders have more coming back than was shipped',
  },
  'ORD-8 one event of submission for each submitted order': {
    one: 'The submission of an order wasn’t recorded exactly once',
    many: 'orders don’t have exactly one record of their submission',
  },
  'ORD-9 an order of which everything has left is not open': {
    one: 'An order is open although everything was shipped',
    many: 'orders are open although everything was shipped',
  },
  'ORD-10 an order waits as long as a request for approval is open': {
    one: 'An order waits for approval without an open request, or has one without waiting',
    many: 'orders wait for approval without an open request, or have one without waiting',
  },
  'ORD-10 nothing was opened against a declined request': {
    one: 'An order was opened although its approval was declined',
    many: 'orders were opened although their approval was declined',
  },
  'ORD-11 a return waits as long as a request for approval is open': {
    one: 'A return of an order waits for approval without an open request, or has one without waiting',
    many: 'orders have a return that waits for approval without an open request, or has one without waiting',
  },
  'ORD-12 a line names the order it was forwarded to or made from': {
    one: 'An order names the wrong order to or from a supplier',
    many: 'orders name the wrong order to or from a supplier',
  },
  'the number of lines is the number of lines': {
    one: 'An order doesn’t have as many lines as it says',
    many: 'orders don’t have as many lines as they say',
  },
  'CRT-2 a cart has an owner': {
    one: 'A cart has no owner',
    many: 'carts have no owner',
  },
  'PAY-2 no more is debited than the order costs, and nothing before it was submitted': {
    one: 'More was taken from a spending account than its order costs',
    many: 'orders cost less than was taken from spending accounts for them',
  },
  'PAY-3 captured money belongs to an order or an invoice payment': {
    one: 'A customer was charged without an order or an invoice payment',
    many: 'charges have no order or invoice payment',
  },
  'PAY-5 refunds stay within the amount of their return, and complete it when they reach it': {
    one: 'The refunds of a return don’t match its amount',
    many: 'orders have refunds that don’t match the amount of their return',
  },
  'PAY-5 refunds stay within what was paid for the order': {
    one: 'More was refunded than was paid for an order',
    many: 'orders have more refunded than was paid',
  },
  'PAY-7 no balance below zero': {
    one: 'A spending account is below zero',
    many: 'spending accounts are below zero',
  },
  'PRO-1 uses are counted, and stay within the limit': {
    one: 'The count of a promotion’s uses is wrong or above its limit',
    many: 'promotions have a count of uses that is wrong or above its limit',
  },
  'PRO-2 nobody uses a promotion more often than allowed': {
    one: 'Someone used a promotion more often than allowed',
    many: 'promotions were used by someone more often than allowed',
  },
} as const satisfies Record<string, RuleWords>

export type DataRule = keyof typeof dataRules
