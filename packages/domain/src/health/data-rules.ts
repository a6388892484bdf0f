/** Words about records that break a rule: about one, and about several, after their number. */
export interface RuleWords {
  one: string
  many: string
}

/** Every rule that SQL checks in production, by its name in logs and reports. The IDs are those of docs/rules.md. */
export const dataRules = {
  'MON-1 the subtotal is the sum of the lines': {
    one: 'An order’s subtotal doesn’t match its lines',
    many: 'orders have a subtotal that doesn’t match their lines',
  },
  'MON-1 the discount is the sum of what promotions give': {
    one: 'An order’s discount doesn’t match its promotions',
    many: 'orders have a discount that doesn’t match their promotions',
  },
  'MON-1 the discount of a line is the sum of what promotions give on it': {
    one: 'The discount on an order line doesn’t match its promotions',
    many: 'orders have a line with a discount that doesn’t match its promotions',
  },
  'MON-1 the total is what its parts come to': {
    one: 'An order’s total doesn’t add up',
    many: 'orders have a total that doesn’t add up',
  },
  'MON-4 no discount beyond the price, no total below zero': {
    one: 'An order has a discount larger than its price, or a negative total',
    many: 'orders have a discount larger than their price, or a negative total',
  },
  'MON-5 one currency': {
    one: 'A payment isn’t in its order’s currency',
    many: 'orders have a payment in another currency',
  },
  'MON-7 what is open on a document is what its postings leave': {
    one: 'A billing document’s open amount doesn’t match its postings',
    many: 'billing documents have an open amount that doesn’t match their postings',
  },
  'MON-8 the postings of an entry add up to zero': {
    one: 'A customer’s ledger is out of balance',
    many: 'ledger entries are out of balance',
  },
  'MON-13 the postings of a rewards entry add up to zero': {
    one: 'A customer’s rewards are out of balance',
    many: 'rewards entries are out of balance',
  },
  'MON-13 the points of a lot are what its postings leave': {
    one: 'A customer’s points don’t match their rewards history',
    many: 'sets of points don’t match their rewards history',
  },
  'MON-13 the points of an account are the sum of its lots': {
    one: 'The points of a customer aren’t the sum of their reward lots',
    many: 'customers have points that aren’t the sum of their reward lots',
  },
  'INV-1 no stock below zero': {
    one: 'A product has negative stock',
    many: 'products have negative stock',
  },
  'INV-2 only an order that reached the seller holds stock, and a canceled one that of shipped goods': {
    one: 'An order is holding stock it shouldn’t',
    many: 'orders are holding stock they shouldn’t',
  },
  'INV-4 the lines of an order hold what was moved for it': {
    one: 'The stock held for an order doesn’t match what was taken',
    many: 'orders are holding stock that doesn’t match what was taken',
  },
  'INV-6 the movements of a place add up to its stock at hand': {
    one: 'A product’s stock doesn’t match its stock history',
    many: 'products have stock that doesn’t match their stock history',
  },
  'ORD-1 submitted is what has a date of submission': {
    one: 'An order’s status doesn’t match the date it was placed',
    many: 'orders have a status that doesn’t match the date they were placed',
  },
  'ORD-2 nothing without lines was submitted, and nothing without a name': {
    one: 'An order was placed without any lines or without a customer',
    many: 'orders were placed without any lines or without a customer',
  },
  'ORD-6 ORD-7 quantities': {
    one: 'An order has a quantity that can’t be right',
    many: 'orders have quantities that can’t be right',
  },
  'ORD-7 a line counts the quantities of its shipments': {
    one: 'An order’s shipped quantity doesn’t match its shipments',
    many: 'orders have a shipped quantity that doesn’t match their shipments',
  },
  'ORD-7 no more comes back than was shipped': {
    one: 'More of an order is being returned than was shipped',
    many: 'orders have more being returned than was shipped',
  },
  'ORD-8 one event of submission for each submitted order': {
    one: 'An order’s placement wasn’t recorded exactly once',
    many: 'orders weren’t recorded as placed exactly once',
  },
  'ORD-9 an order of which everything has left is not open': {
    one: 'An order is still open, but everything has shipped',
    many: 'orders are still open, but everything has shipped',
  },
  'ORD-10 an order waits as long as a request for approval is open': {
    one: 'An order’s status doesn’t match its approval requests',
    many: 'orders have a status that doesn’t match their approval requests',
  },
  'ORD-10 nothing was opened against a declined request': {
    one: 'An order was opened even though its approval was declined',
    many: 'orders were opened even though their approval was declined',
  },
  'ORD-11 a return waits as long as a request for approval is open': {
    one: 'A return’s status doesn’t match its approval requests',
    many: 'orders have a return with a status that doesn’t match its approval requests',
  },
  'ORD-12 a line names the order it was forwarded to or made from': {
    one: 'An order is linked to the wrong supplier order',
    many: 'orders are linked to the wrong supplier order',
  },
  'the number of lines is the number of lines': {
    one: 'An order’s line count is wrong',
    many: 'orders have the wrong line count',
  },
  'CRT-2 a cart has an owner': {
    one: 'A cart has no owner',
    many: 'carts have no owner',
  },
  'PAY-2 no more is debited than the order costs, and nothing before it was submitted': {
    one: 'A spending account was charged more than its order’s total',
    many: 'orders charged a spending account more than their total',
  },
  'PAY-3 captured money belongs to an order or an invoice payment': {
    one: 'A customer was charged without an order or an invoice payment',
    many: 'charges have no order or invoice payment',
  },
  'PAY-5 refunds stay within the amount of their return, and complete it when they reach it': {
    one: 'A return’s refunds don’t match its amount',
    many: 'orders have refunds that don’t match their return’s amount',
  },
  'PAY-5 refunds stay within what was paid for the order': {
    one: 'More was refunded for an order than was paid',
    many: 'orders were refunded more than was paid',
  },
  'PAY-7 no balance below zero': {
    one: 'A spending account has a negative balance',
    many: 'spending accounts have a negative balance',
  },
  'PRO-1 uses are counted, and stay within the limit': {
    one: 'A promotion’s use count is wrong or over its limit',
    many: 'promotions have a use count that’s wrong or over the limit',
  },
  'PRO-2 nobody uses a promotion more often than allowed': {
    one: 'Someone used a promotion more times than allowed',
    many: 'promotions were used by someone more times than allowed',
  },
} as const satisfies Record<string, RuleWords>

export type DataRule = keyof typeof dataRules
