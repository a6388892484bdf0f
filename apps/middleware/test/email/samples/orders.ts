import { approvalOutcomeEmail, approvalRequestEmail } from '@tessera/middleware/modules/orders/emails/approval-emails'
import {
  orderAnswerEmail,
  orderCanceledEmail,
  orderChangedEmail,
  orderPlacedEmail,
  orderReadyEmail,
  orderShippedEmail,
} from '@tessera/middleware/modules/orders/emails/order-emails'
import type { EmailedLine, EmailedOrder } from '@tessera/middleware/modules/orders/emails/order-for-email'
import { orderMessageEmail } from '@tessera/middleware/modules/orders/messages/order-message-email'
import { findReturnEmail, type ReturnNotice } from '@tessera/middleware/modules/orders/returns/return-emails'
import { orderLinkEmail } from '@tessera/middleware/modules/orders/status/order-link-email'
import { unpaidOrdersEmail } from '@tessera/middleware/modules/orders/unpaid/emails'
import { lee, shopUrl } from './sample-reader.ts'

const tile: EmailedLine = {
  lineNo: 1,
  sku: 'IZM-OXB-0208',
  name: 'Izmir Oxblood 2 × 8 <glossy>',
  unit: 'box',
  isSample: false,
  boxes: 10,
  sqft: 107.6,
  totalCents: 112_550,
  room: 'Main bath',
  lot: 'A2604-118',
}
const thinset: EmailedLine = {
  ...tile,
  lineNo: 2,
  sku: 'SET-MEDIUM-50',
  name: 'Medium-bed thinset, 50 lb',
  unit: 'bag',
  boxes: 2,
  sqft: null,
  totalCents: 4398,
  room: null,
  lot: null,
}
const sample: EmailedLine = {
  ...thinset,
  lineNo: 3,
  sku: 'S-CAL-1224',
  name: 'Calacatta Luce 12 × 24, sample',
  unit: 'each',
  isSample: true,
  boxes: 1,
  totalCents: 0,
}

const freight: EmailedOrder = {
  ...lee,
  number: '4500000137',
  status: 'open',
  url: `${shopUrl}/account/orders/4500000137`,
  quoteId: null,
  poNumber: 'PO-2291',
  jobName: 'Peachtree Lofts',
  shipKind: 'freight',
  shipTo: {
    firstName: 'Lee',
    lastName: "O'Park",
    company: 'Northline & Sons',
    street1: '101 Elm St',
    street2: 'Unit <4>',
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
    phone: '630 555 0142',
    country: 'US',
  },
  store: null,
  expectedOn: '2026-11-24',
  placedOn: '2026-11-16',
  today: '2026-11-17',
  pickUpPerson: null,
  instructions: 'Gate code 4411',
  subtotalCents: 116_948,
  discountCents: 5000,
  shippingCents: 4500,
  taxCents: 7888,
  totalCents: 124_336,
  paymentWords: 'Visa ending in 4242',
  lines: [tile, thinset, sample],
}
const parcel: EmailedOrder = {
  ...freight,
  shipKind: 'parcel',
  url: `${shopUrl}/order-status?token=abc.def`,
  poNumber: null,
  jobName: null,
  lines: [sample],
}
const pickUp: EmailedOrder = {
  ...freight,
  shipKind: 'pick-up',
  shipTo: null,
  shippingCents: 0,
  totalCents: 119_836,
  pickUpPerson: 'Ann Park',
  store: {
    name: 'Naperville',
    street: '1520 Ogden Ave',
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
    phone: '(630) 555-0100',
    hours: ['Mon–Fri: 7 AM–7 PM', 'Sat: 8 AM–6 PM', 'Sun: closed', 'Thursday, November 26 (Thanksgiving): closed'],
  },
}

const grace = { email: 'grace@northline.example', firstName: 'Grace' }
const question = { placedBy: 'Lee Park', reason: 'Over the limit of $500.00 per order.' }

const returned: ReturnNotice = {
  ...lee,
  id: '6000000012',
  orderId: '4500000137',
  kind: 'return',
  status: 'approved',
  answer: null,
  cents: 22_510,
  creditTo: 'Visa ending in 4242',
  what: '2 boxes',
  store: 'Naperville, 1520 Ogden Ave, Naperville, IL 60540',
}
const returnEmail = (change: Partial<ReturnNotice>) => {
  const email = findReturnEmail({ ...returned, ...change }, shopUrl)
  if (!email) throw new Error('no email about this return')
  return email
}

export const orderEmails = {
  'order-placed': orderPlacedEmail(freight, shopUrl),
  'order-placed (guest, parcel)': orderPlacedEmail(parcel, shopUrl),
  'order-placed (pickup)': orderPlacedEmail(pickUp, shopUrl),
  'order-awaiting-approval': orderPlacedEmail({ ...freight, status: 'awaiting-approval' }, shopUrl),
  'approval-requested': approvalRequestEmail(grace, freight, { ...question, template: 'approval-requested' }, shopUrl),
  'approval-reminder': approvalRequestEmail(grace, freight, { ...question, template: 'approval-reminder' }, shopUrl),
  'order-approved': approvalOutcomeEmail(
    freight,
    {
      template: 'order-approved',
      outcome: 'is approved',
      lines: ['Grace Sorensen approved the order.', 'We’re getting it ready and will tell you when it ships.'],
    },
    shopUrl,
  ),
  'order-declined': approvalOutcomeEmail(
    freight,
    {
      template: 'order-declined',
      outcome: 'was declined',
      lines: [
        'Grace Sorensen declined the order: “Use the <boxes> in the garage”',
        'You weren’t charged. You can change the order and place it again.',
      ],
    },
    shopUrl,
  ),
  'quote-ordered': orderPlacedEmail({ ...freight, quoteId: 'Q3000006', paymentWords: 'Net 30' }, shopUrl),
  'order-shipped': orderShippedEmail(
    freight,
    {
      kind: 'freight',
      carrier: 'Cumberland Freight',
      tracking: 'TS4500000137',
      expectedOn: null,
      lines: [{ ...tile, boxes: 6, sqft: 64.56 }, thinset],
      isPart: true,
    },
    shopUrl,
  ),
  'order-shipped (guest, parcel)': orderShippedEmail(
    parcel,
    {
      kind: 'parcel',
      carrier: 'Meridian Parcel',
      tracking: 'MP 8812 0099',
      expectedOn: '2026-11-19',
      lines: [sample],
      isPart: false,
    },
    shopUrl,
  ),
  'order-picked-up': orderShippedEmail(
    pickUp,
    { kind: 'pick-up', carrier: null, tracking: null, expectedOn: null, lines: pickUp.lines, isPart: false },
    shopUrl,
  ),
  'order-ready': orderReadyEmail(pickUp, { holdUntil: '2026-12-01', dailyFeeCents: 1000 }, shopUrl),
  'order-canceled': orderCanceledEmail(freight, false, shopUrl),
  'order-part-canceled': orderCanceledEmail(freight, true, shopUrl),
  'order-changed': orderChangedEmail(
    freight,
    ['Canceled: 2 of Harbor Slate 12x24.', '$86.42 goes back: Visa ending in 1111.'],
    shopUrl,
  ),
  'order-answer': orderAnswerEmail(
    freight,
    { author: 'Mia at Naperville', text: 'The truck comes at 9.\nIs <someone> there?', attachment: 'photo' },
    shopUrl,
  ),
  'order-link': orderLinkEmail(lee.email, '4500000137', `${shopUrl}/order-status?token=abc.def`, shopUrl),
  'order-message': orderMessageEmail(
    'naperville@tessera.example',
    {
      number: '4500000137',
      author: 'Lee Park',
      customerNumber: '100007',
      email: lee.email,
      text: 'Please call <before> you deliver.',
      attachment: 'Photo',
    },
    shopUrl,
  ),
  'return-approved': returnEmail({}),
  'return-declined': returnEmail({ status: 'declined', answer: 'The boxes were opened.' }),
  'return-refunded': returnEmail({ status: 'refunded' }),
  'claim-approved': returnEmail({ kind: 'damage' }),
  'claim-declined': returnEmail({ kind: 'damage', status: 'declined', answer: 'Up to 3% breakage is expected.' }),
  'claim-refunded': returnEmail({ kind: 'damage', status: 'refunded', creditTo: null }),
  'unpaid-orders': unpaidOrdersEmail(
    'help@tessera.example',
    [
      {
        orderId: 'api-order-1',
        totalCents: 124_336,
        submittedAt: new Date('2026-11-16T15:00:00Z'),
        outcome: 'canceled',
      },
      { orderId: 'api-order-2', totalCents: 1200, submittedAt: new Date('2026-11-16T15:01:00Z'), outcome: 'kept' },
    ],
    shopUrl,
  ),
}
