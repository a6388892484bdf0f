import type { Supplier } from '@tessera/client/platform/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import type { SupplierView } from './read-supplier.server.ts'
import {
  SupplierAddresses,
  SupplierBuyers,
  SupplierForwarded,
  SupplierPeople,
  SupplierProducts,
} from './supplier-parts.tsx'

interface Props extends SupplierView {
  hasHistory: boolean
}

/** Everything about one supplier. */
export const SupplierScreen = (props: Props) => (
  <div className="grid gap-5">
    <SupplierHead {...props} />
    <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <SupplierForwarded {...props} />
        <SupplierProducts {...props} />
      </div>
      <div className="grid min-w-0 gap-6">
        <SupplierPeople {...props} />
        <SupplierBuyers {...props} />
        <SupplierAddresses {...props} />
      </div>
    </div>
  </div>
)

const SupplierHead = ({ supplier, hasHistory, mayChange }: Pick<Props, 'supplier' | 'hasHistory' | 'mayChange'>) => {
  const id = encodeURIComponent(supplier.ID ?? '')
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Suppliers', url: '/suppliers' },
          { title: supplier.Name, url: `/suppliers/${id}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{supplier.Name}</h1>
        <SupplierMark {...supplier} />
        {mayChange && (
          <LinkButton href={`/r/suppliers/${id}?view=edit`} className="ms-auto">
            Edit
          </LinkButton>
        )}
      </div>
      <p className="wrap-anywhere text-stone">
        {supplier.ID}
        {hasHistory && (
          <>
            {' · '}
            <Link href={`/r/suppliers/${id}?view=history`}>History</Link>
          </>
        )}
        {' · '}
        <Link href={`/r/suppliers/${id}`}>All fields</Link>
      </p>
    </header>
  )
}

/** Whether orders can be forwarded to a supplier. */
export const SupplierMark = ({ Active }: Pick<Supplier, 'Active'>) =>
  Active ? <Badge kind="success">Active</Badge> : <Badge>Inactive</Badge>
