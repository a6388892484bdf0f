import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { FactList } from '@tessera/ui/fact-list'
import { formatLongDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'

export const InvoiceFacts = ({ document }: { document: BillingDetail }) => (
  <FactList
    facts={[
      ['Amount', formatMoney(document.amountCents)],
      [document.isCredit ? 'Unapplied' : 'Balance due', formatMoney(document.openCents)],
      ['Date', formatLongDay(document.documentOn)],
      ['Due', document.dueOn && formatLongDay(document.dueOn)],
      ['Paid', document.clearedOn && formatLongDay(document.clearedOn)],
      [
        'Order',
        document.orderNumber && <Link href={`/account/orders/${document.orderNumber}`}>{document.orderNumber}</Link>,
      ],
      ['PO', document.poNumber],
      ['Job', document.jobName],
      ['Terms', document.terms && termsTexts[document.terms]],
      ...(document.lines.length > 0 ? [] : amountsOf(document)),
      ['Payment pending', document.heldCents > 0 && formatMoney(document.heldCents)],
      ['Note', document.text],
    ]}
  />
)

/** Where there are no items, under which the sums would be. */
const amountsOf = ({ type, goodsCents, freightCents, taxCents }: BillingDetail): [string, string | false][] => [
  ['Subtotal', type !== 'DZ' && freightCents + taxCents > 0 && formatMoney(goodsCents)],
  ['Freight', freightCents > 0 && formatMoney(freightCents)],
  ['Tax', taxCents > 0 && formatMoney(taxCents)],
]

const termsTexts: Record<string, string> = {
  NT30: 'Net 30 days',
  NT45: 'Net 45 days',
  NT90: 'Net 90 days',
  Z000: 'Due on receipt',
}
