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
      ['Terms', document.terms],
      ['Goods', document.goodsCents > 0 && formatMoney(document.goodsCents)],
      ['Freight', document.freightCents > 0 && formatMoney(document.freightCents)],
      ['Tax', document.taxCents > 0 && formatMoney(document.taxCents)],
      ['Payment pending', document.heldCents > 0 && formatMoney(document.heldCents)],
      ['Note', document.text],
    ]}
  />
)
