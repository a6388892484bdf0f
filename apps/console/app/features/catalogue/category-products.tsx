import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { Disclosure } from '@tessera/ui/disclosure'
import { EmptyState } from '@tessera/ui/empty-state'
import { SelectField, TextAreaField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { selectColumn } from '../../generic/select-column.tsx'
import { catalogueHref } from './catalogue-screen.tsx'
import type { CatalogueView } from './load-catalogue.server.ts'

interface Props {
  view: CatalogueView
}

type ProductRow = CatalogueView['products'][number]

/** The products of a category: put them elsewhere too, move them, take them out, or add others by their SKUs. */
export function CategoryProducts({ view, skus }: Props & { skus: string }) {
  const { catalogID, category, products, page, pages, total, missing, key } = view
  const columns = missing ? productColumns : [boxColumn, ...productColumns]
  return (
    <ScreenPart title={`${category?.name ?? 'All products'} (${formatCount(total)})`}>
      {missing && <p className="text-stone">{missing}</p>}
      {category && <CategoryLine view={view} />}
      <Form method="post" preventScrollReset className="grid gap-3" key={key}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="catalog" value={catalogID} />
        {products.length === 0 ? (
          <EmptyState title="No products here">
            {category ? 'Add them by their SKUs, or move some from another category.' : 'Open a category to add some.'}
          </EmptyState>
        ) : (
          <div className="overflow-x-auto">
            <Table caption="Products" columns={columns} rows={products} keyOf={({ id }) => id} />
          </div>
        )}
        {!missing && products.length > 0 && <Work view={view} />}
      </Form>
      <Pagination page={page} pages={pages} hrefOf={(number) => catalogueHref(catalogID, category?.id, number)} />
      {!missing && category && <Paste view={view} skus={skus} />}
    </ScreenPart>
  )
}

const boxColumn = selectColumn<ProductRow>({ keyOf: ({ id }) => id })

const productColumns: readonly TableColumn<ProductRow>[] = [
  {
    key: 'id',
    header: 'SKU',
    isRowHeader: true,
    card: 'title',
    cell: ({ id }) => (
      <Link href={`/products/${encodeURIComponent(id)}`} data-row="" className="font-bold wrap-anywhere">
        {id}
      </Link>
    ),
  },
  { key: 'name', header: 'Name', card: 'note', cell: ({ name }) => name },
  {
    key: 'state',
    header: 'Status',
    card: 'note-end',
    cell: ({ isActive }) => (isActive ? 'Active' : <Badge kind="warning">Inactive</Badge>),
  },
]

const optionsOf = ({ categories }: CatalogueView) => [
  { value: '', label: 'Choose a category' },
  ...categories.map(({ id, name, depth }) => ({ value: id, label: `${'– '.repeat(depth)}${name}` })),
]

function Work({ view }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const { category, categories, total } = view
  if (categories.length === 0) return <p className="text-stone">This catalog has no categories yet.</p>
  return (
    <div className="grid gap-3 border-t border-grout pt-3">
      {category && <Checkbox label={`All ${formatCount(total)} of this category`} name="all" />}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label="Category" name="target" options={optionsOf(view)} className="min-w-48" />
        <Button type="submit" name="intent" value="assign" isBusy={isBusy}>
          Add to category
        </Button>
        {category && (
          <>
            <Button type="submit" name="intent" value="move" isBusy={isBusy}>
              Move to category
            </Button>
            <Button type="submit" name="intent" value="take-out" kind="quiet" isBusy={isBusy}>
              Remove from {category.name}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Moves the category itself, or opens its record. */
function CategoryLine({ view: { catalogID, category, parents, missing, key } }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  if (!category) return null
  const path = `/r/catalogs/${encodeURIComponent(catalogID)}/categories/${encodeURIComponent(category.id)}`
  return (
    <div className="flex flex-wrap items-end gap-3">
      {!missing && (
        <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3" key={category.id}>
          <input type="hidden" name="key" value={`${key}-category`} />
          <input type="hidden" name="catalog" value={catalogID} />
          <input type="hidden" name="was" value={category.parentID ?? ''} />
          <SelectField label="Parent category" name="parent" options={parents} defaultValue={category.parentID ?? ''} />
          <Button type="submit" name="intent" value="move-category" isBusy={isBusy}>
            Move the category
          </Button>
        </Form>
      )}
      <Link href={`${path}?view=edit`} className="flex min-h-11 items-center">
        Edit the category
      </Link>
    </div>
  )
}

const Paste = ({ view: { category, catalogID, key }, skus }: Props & { skus: string }) => (
  <Disclosure summary="Add products by SKU" isOpen={skus !== ''}>
    <Form method="post" preventScrollReset className="grid gap-3" key={key}>
      <input type="hidden" name="key" value={`${key}-paste`} />
      <input type="hidden" name="target" value={category?.id} />
      <input type="hidden" name="catalog" value={catalogID} />
      <TextAreaField
        label="SKUs"
        name="skus"
        data-key="e"
        rows={5}
        defaultValue={skus}
        hint="One per line, up to 2,000"
        spellCheck={false}
      />
      <div>
        <Button type="submit" name="intent" value="assign" data-key="Enter">
          Add to {category?.name}
        </Button>
      </div>
    </Form>
  </Disclosure>
)
