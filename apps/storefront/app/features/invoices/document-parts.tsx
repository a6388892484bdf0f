import type { BillingDetail, OrderPartner } from '@tessera/client/shop/types.gen'
import { formatLongDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { AddressText } from '../../kit/forms/address-text.tsx'

/** The credits applied to a document, or the documents a credit has paid. */
export function Applications({ isCredit, applications }: Pick<BillingDetail, 'isCredit' | 'applications'>) {
  const title = isCredit ? 'Applied to' : 'Payments and credits'
  return (
    <section aria-labelledby="applied-title" className="grid gap-3">
      <h2 id="applied-title" className="text-2xl">
        {title}
      </h2>
      <Table
        caption={title}
        columns={columns}
        rows={applications.map((one, at) => ({ ...one, at }))}
        keyOf={({ at }) => String(at)}
      />
    </section>
  )
}

type Applied = BillingDetail['applications'][number] & { at: number }

const columns: readonly TableColumn<Applied>[] = [
  {
    key: 'document',
    header: 'Document',
    isRowHeader: true,
    cell: ({ documentId }) => <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>,
  },
  { key: 'type', header: 'Type', cell: ({ typeText }) => typeText },
  { key: 'on', header: 'Date', cell: ({ bookedOn }) => formatLongDay(bookedOn) },
  { key: 'cents', header: 'Amount', isNumber: true, cell: ({ cents }) => formatMoney(cents) },
]

const roles: Record<OrderPartner['role'], string> = {
  'sold-to': 'Sold to',
  'ship-to': 'Ship to',
  'bill-to': 'Bill to',
  payer: 'Payer',
}

/** The partners: sold to, ship to, bill to, payer. */
export const Partners = ({ partners }: { partners: readonly OrderPartner[] }) => (
  <section aria-labelledby="partners-title" className="grid gap-4">
    <h2 id="partners-title" className="text-2xl">
      Bill to and ship to
    </h2>
    <dl className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
      {partners.map(({ id, role, name, place }) => (
        <div key={role + id} className="bg-surface p-5">
          <dt className="text-sm text-stone">{roles[role]}</dt>
          <dd>{place ? <AddressText place={place} /> : name}</dd>
        </div>
      ))}
    </dl>
  </section>
)
