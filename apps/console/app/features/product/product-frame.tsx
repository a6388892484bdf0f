import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Link } from '@tessera/ui/link'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ProductHead } from './product-head.server.ts'

interface Props {
  head: ProductHead
  children: ReactNode
}

/** The name of a product, its tabs, and the ways to the shop and to the record. */
export function ProductFrame({ head, children }: Props) {
  const { id, name, isActive, tabs } = head
  const { pathname } = useLocation()
  const base = `/products/${encodeURIComponent(id)}`
  const hrefOf = (path: string) => (path ? `${base}/${path}` : base)
  return (
    <div className="grid gap-4">
      <header className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { title: 'Products', url: '/products' },
            { title: id, url: base },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl wrap-anywhere">{keepSizeTogether(name)}</h1>
          {!isActive && <Badge kind="warning">Inactive</Badge>}
        </div>
        <ProductLinks head={head} base={base} />
      </header>
      <Tabs
        label="Product"
        tabs={tabs.map(({ path, label }) => ({
          href: hrefOf(path),
          label,
          isCurrent: decodeURI(pathname) === decodeURI(hrefOf(path)),
        }))}
      />
      {children}
    </div>
  )
}

/** The SKU, and the ways to the shop, to the record and to its history. */
function ProductLinks({ head, base }: { head: ProductHead; base: string }) {
  const { id, shopPath, hasHistory, hasStockRecords, mayDuplicate, tabs } = head
  return (
    <p className="text-stone wrap-anywhere">
      {id}
      {shopPath && (
        <>
          {' · '}
          <a href={shopPath}>See it in the shop</a>
        </>
      )}
      {tabs.some(({ path }) => path === 'why') && (
        <>
          {' · '}
          <Link href={`${base}/why`} data-key="w">
            Why can’t they see it?
          </Link>
        </>
      )}
      {' · '}
      <Link href={`/r${base}`}>Record and raw data</Link>
      {mayDuplicate && (
        <>
          {' · '}
          <Link href={`/r/products/new?${new URLSearchParams({ from: id })}`}>Duplicate</Link>
        </>
      )}
      {hasStockRecords && (
        <>
          {' · '}
          <Link href={`/r${base}/inventoryrecords`}>Our stock</Link>
        </>
      )}
      {hasHistory && (
        <>
          {' · '}
          <Link href={`/audit?record=${encodeURIComponent(`products/${id}`)}`}>History</Link>
        </>
      )}
    </p>
  )
}
