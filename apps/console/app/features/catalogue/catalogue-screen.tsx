import { Badge } from '@tessera/ui/badge'
import { classNames } from '@tessera/ui/class-names'
import { EmptyState } from '@tessera/ui/empty-state'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Tabs } from '@tessera/ui/tabs'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { CategoryProducts } from './category-products.tsx'
import type { CatalogueView, CategoryRow } from './load-catalogue.server.ts'
import type { CatalogueOutcome } from './work-on-catalogue.server.ts'

interface Props {
  view: CatalogueView
  outcome: CatalogueOutcome | undefined
}

/** The address of a place in the tree. */
export const catalogueHref = (catalog: string, category?: string, page?: number): string =>
  `/catalogue?${new URLSearchParams({
    catalog,
    ...(category && { category }),
    ...(page && page > 1 && { page: String(page) }),
  })}`

/** Catalogs and categories as a tree, with the products of one of them beside it. */
export function CatalogueScreen({ view, outcome }: Props) {
  const { catalogs, catalogID } = view
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Catalogs and categories</h1>
      {catalogs.length === 0 && (
        <EmptyState title="No catalogs yet">
          <Link href="/r/catalogs/new">Create the first one</Link>
        </EmptyState>
      )}
      <Tabs
        label="Catalogs"
        tabs={catalogs.map(({ id, name, isActive, isCurrent }) => ({
          href: catalogueHref(id),
          label: isActive ? name : `${name} (inactive)`,
          isCurrent,
        }))}
      />
      {outcome && (
        <Notice kind={'problem' in outcome ? 'error' : 'success'} isLive>
          {'problem' in outcome ? outcome.problem : outcome.done}
        </Notice>
      )}
      {catalogID && (
        <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(20rem,2fr)_3fr]">
          <CategoryTree view={view} />
          <CategoryProducts view={view} skus={outcome && 'problem' in outcome ? (outcome.skus ?? '') : ''} />
        </div>
      )}
    </div>
  )
}

function CategoryTree({ view: { catalogID, categories, buyers, category } }: Pick<Props, 'view'>) {
  return (
    // one above the other, the products of a chosen category come first; its catalog’s tab leads back to the tree
    <section aria-label="Categories" className={classNames('grid min-w-0 gap-2', category && 'max-desktop:order-last')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="overflow-x-auto">
        {/* biome-ignore-start lint/a11y/noRedundantRoles: on phones its layout is no table, see tree-table */}
        <table role="table" className="part-table tree-table">
          <caption className="sr-only">Categories and who can see their products</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Category
              </th>
              {buyers.map((buyer) => (
                <th role="columnheader" key={buyer} scope="col">
                  {buyer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <tr role="row">
              <th role="rowheader" scope="row" colSpan={buyers.length + 1}>
                <Link href={catalogueHref(catalogID)} aria-current={category ? undefined : 'true'}>
                  All products of the catalog
                </Link>
              </th>
            </tr>
            {categories.map((row) => (
              <TreeRow
                key={row.id}
                row={row}
                catalogID={catalogID}
                buyers={buyers}
                isCurrent={row.id === category?.id}
              />
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
      <p>
        <Link href={`/r/catalogs/${encodeURIComponent(catalogID)}/categories/new`}>New category</Link>
        {' · '}
        <Link href={`/r/catalogs/${encodeURIComponent(catalogID)}/catalogs-assignments`}>Who can see this catalog</Link>
      </p>
    </section>
  )
}

interface TreeRowProps {
  row: CategoryRow
  catalogID: string
  buyers: readonly string[]
  isCurrent: boolean
}

/** Deeper levels are moved in by classes: the content policy refuses styles in attributes. */
const indents = ['', 'block ps-4', 'block ps-8', 'block ps-12', 'block ps-16']

function TreeRow({ row: { id, name, depth, isActive, isOpen }, catalogID, buyers, isCurrent }: TreeRowProps) {
  const path = `/r/catalogs/${encodeURIComponent(catalogID)}/categories/${encodeURIComponent(id)}`
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr role="row" className={isCurrent ? 'bg-surface' : undefined}>
      <th role="rowheader" scope="row">
        <span className={indents[Math.min(depth, indents.length - 1)]}>
          <Link
            href={catalogueHref(catalogID, id)}
            data-row=""
            aria-current={isCurrent ? 'true' : undefined}
            className={isCurrent ? 'font-bold' : undefined}
          >
            {name}
          </Link>{' '}
          {!isActive && <Badge kind="warning">Inactive</Badge>}
        </span>
      </th>
      {buyers.map((buyer, at) => (
        <td role="cell" key={buyer}>
          <span aria-hidden="true" className="text-stone tablet:hidden">
            {buyer}:{' '}
          </span>
          <Link href={`${path}/categories-assignments?buyerID=${encodeURIComponent(buyer)}`}>
            {isOpen[at] ? 'Open' : 'Closed'}
            <VisuallyHidden>
              {' '}
              to {buyer}: {name}
            </VisuallyHidden>
          </Link>
        </td>
      ))}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
