import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { ForwardedTable } from './forwarded-table.tsx'
import type { SupplierPart, SupplierView } from './read-supplier.server.ts'
import { addressText } from './supplier-lines.tsx'

type Shown<Key extends keyof SupplierView> = Pick<SupplierView, 'supplier' | Key>

const idOf = ({ supplier }: Pick<SupplierView, 'supplier'>): string => encodeURIComponent(supplier.ID ?? '')

interface PartProps<Row> {
  title: string
  part: SupplierPart<Row> | null
  /** The sentence without any. */
  none: string
  /** The page of all of them. */
  href: string
  children(rows: readonly Row[]): ReactNode
}

/** The first rows of a part, and the way to all of them. Nothing for people who may not read it. */
function Part<Row>({ title, part, none, href, children }: PartProps<Row>) {
  if (!part) return null
  return (
    <ScreenPart title={title}>
      {part.rows.length > 0 ? children(part.rows) : <p className="text-stone">{none}</p>}
      <p>
        <Link href={href}>
          {part.total > part.rows.length ? `All ${formatCount(part.total)}` : 'Open the list'}
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
    </ScreenPart>
  )
}

export const SupplierForwarded = (view: Shown<'orders' | 'buyerOrders'>) => (
  <Part
    title="Forwarded orders"
    part={view.orders}
    none="No order was forwarded to this supplier yet."
    href={`/r/orders/Outgoing?${new URLSearchParams({ ToCompanyID: view.supplier.ID ?? '' })}`}
  >
    {(rows) => (
      <ForwardedTable
        caption={`Orders forwarded to ${view.supplier.Name}`}
        rows={rows}
        buyerOrders={view.buyerOrders}
      />
    )}
  </Part>
)

export const SupplierProducts = (view: Shown<'products'>) => (
  <Part
    title="Products"
    part={view.products}
    none="No product comes from this supplier. Choose it as the supplier of a product to send its orders there."
    href={`/r/products?${new URLSearchParams({ DefaultSupplierID: view.supplier.ID ?? '' })}`}
  >
    {(rows) => (
      <ul>
        {rows.map(({ ID, Name, Active }) => (
          <li key={ID} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <Link href={`/products/${encodeURIComponent(ID ?? '')}`} className="wrap-anywhere">
              {Name}
            </Link>
            <span className="text-stone">{[ID, !Active && 'off'].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const SupplierPeople = (view: Shown<'people'>) => (
  <Part
    title="People"
    part={view.people}
    none="No one at this supplier can sign in yet."
    href={`/r/suppliers/${idOf(view)}/users`}
  >
    {(rows) => (
      <ul className="grid gap-1">
        {rows.map(({ ID, FirstName, LastName, Email, Active }) => (
          <li key={ID} className="wrap-anywhere">
            <b>
              {FirstName} {LastName}
            </b>
            {!Active && ' (inactive)'}
            {Email && (
              <>
                {' · '}
                <a href={`mailto:${Email}`}>{Email}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const SupplierBuyers = (view: Shown<'buyers'>) => (
  <Part
    title="Buyers"
    part={view.buyers}
    none={
      view.supplier.AllBuyersCanOrder
        ? 'Every buyer may order from this supplier.'
        : 'No buyer is linked to this supplier. We forward orders to it anyway.'
    }
    href={`/r/suppliers/${idOf(view)}/buyers`}
  >
    {(rows) => (
      <ul className="grid gap-1">
        {rows.map(({ ID, Name }) => (
          <li key={ID}>
            <Link href={`/r/buyers/${encodeURIComponent(ID ?? '')}`}>{Name || ID}</Link>
          </li>
        ))}
      </ul>
    )}
  </Part>
)

export const SupplierAddresses = (view: Shown<'addresses'>) => (
  <Part
    title="Addresses"
    part={view.addresses}
    none="No address is saved for this supplier."
    href={`/r/suppliers/${idOf(view)}/addresses`}
  >
    {(rows) => (
      <ul className="grid gap-1">
        {rows.map((address) => (
          <li key={address.ID} className="wrap-anywhere">
            {[address.AddressName, addressText(address)].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    )}
  </Part>
)
