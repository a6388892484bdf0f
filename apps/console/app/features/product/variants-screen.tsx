import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { controlClass } from '@tessera/ui/control-class'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Pagination } from '@tessera/ui/pagination'
import { Form, useNavigation } from 'react-router'
import { SaveBar } from '../../generic/save-bar.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { SearchField } from '../../generic/search-field.tsx'
import { staffListHref } from '../../generic/staff-list-query.ts'
import type { VariantRow, VariantsOutcome, VariantsView } from './variants.server.ts'

interface Props {
  productID: string
  view: VariantsView
  outcome: VariantsOutcome | undefined
}

/** The variants of a product as a table, the options behind them, and what generating would add. */
export function VariantsScreen({ productID, view, outcome }: Props) {
  return (
    <div className="grid gap-6">
      {outcome && (
        <Notice kind={'problem' in outcome ? 'error' : 'success'} isLive>
          {'problem' in outcome ? outcome.problem : outcome.done}
        </Notice>
      )}
      {view.missing && <p className="text-stone">{view.missing}</p>}
      <Options productID={productID} view={view} />
      <Generate view={view} />
      <Variants productID={productID} view={view} />
    </div>
  )
}

/** A page of them, with a search as soon as there is more than one page. */
function Variants({ productID, view }: Pick<Props, 'productID' | 'view'>) {
  const { rows, page, pages, total, search } = view
  const path = `/products/${encodeURIComponent(productID)}/variants`
  return (
    <ScreenPart title={`Variants (${formatCount(total)})`}>
      {(pages > 1 || search) && (
        <Form role="search" aria-label="Variants" key={search}>
          <SearchField label="Search variants" placeholder="Number, name or description" search={search} />
        </Form>
      )}
      {rows.length > 0 ? (
        <Rows productID={productID} view={view} />
      ) : search ? (
        <EmptyState title={`No variant for “${search}”`}>Try another search.</EmptyState>
      ) : (
        <EmptyState title="No variants yet">
          Assign options that define variants, then generate one variant for each combination.
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => staffListHref(path, { search, page: number })} />
    </ScreenPart>
  )
}

const Options = ({ productID, view: { specs } }: Pick<Props, 'productID' | 'view'>) => (
  <ScreenPart title="Options">
    {specs.length === 0 && <p className="text-stone">No options yet.</p>}
    <ul className="grid gap-1">
      {specs.map(({ id, name, definesVariant, options }) => (
        <li key={id} className="wrap-anywhere">
          <Link href={`/r/specs/${encodeURIComponent(id)}`}>{name}</Link>: {options.join(', ') || 'no values yet'}{' '}
          {definesVariant && <Badge>Defines variants</Badge>}
        </li>
      ))}
    </ul>
    <p>
      <Link href={`/r/products/${encodeURIComponent(productID)}/specs-productassignments`}>Add or remove options</Link>
    </p>
  </ScreenPart>
)

/** Shows what will be created before it is. */
function Generate({ view: { preview, missing, key } }: Pick<Props, 'view'>) {
  const isBusy = useNavigation().state !== 'idle'
  if (missing) return null
  if (preview === null)
    return <p className="text-stone">These options give too many combinations. A product has at most 1,500 variants.</p>
  const { count, first } = preview
  if (count === 0) return null
  return (
    <ScreenPart title={`${formatCount(count)} to generate`}>
      <ul className="columns-1 tablet:columns-2">
        {first.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="text-stone">{id}</span>
          </li>
        ))}
      </ul>
      {count > first.length && <p>and {formatCount(count - first.length)} more</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="key" value={`${key}-generate`} />
        <Checkbox label="Activate now" name="active" defaultChecked />
        <Button type="submit" name="intent" value="generate" kind="primary" isBusy={isBusy}>
          Generate {formatCount(count)}
        </Button>
      </Form>
    </ScreenPart>
  )
}

/** A phone has room for what can be changed; the options are in the name. */
const onWideOnly = 'max-tablet:hidden'
const headers = [
  ['Active', ''],
  ['Variant', ''],
  ['Name', ''],
  ['Options', onWideOnly],
  ['Stock', `number ${onWideOnly}`],
] as const

function Rows({ productID, view: { rows, missing, key } }: Pick<Props, 'productID' | 'view'>) {
  return (
    <Form method="post" preventScrollReset className="grid gap-3" key={JSON.stringify(rows)}>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="rows" value={JSON.stringify(rows)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="part-table">
          <thead>
            <tr>
              {headers.map(([header, className]) => (
                <th key={header} scope="col" className={className}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} productID={productID} row={row} isLocked={missing !== null} />
            ))}
          </tbody>
        </table>
      </div>
      {!missing && <SaveBar />}
    </Form>
  )
}

const Row = ({ productID, row, isLocked }: { productID: string; row: VariantRow; isLocked: boolean }) => (
  <tr>
    <td>
      <input
        type="checkbox"
        name="active"
        value={row.id}
        aria-label={`${row.id} is active`}
        defaultChecked={row.isActive}
        disabled={isLocked}
        className="size-5 accent-clay"
      />
    </td>
    <th scope="row" className="wraps wrap-anywhere tablet:whitespace-nowrap">
      <Link href={`/r/products/${encodeURIComponent(productID)}/variants/${encodeURIComponent(row.id)}`} data-row="">
        {row.id}
      </Link>
      {row.stock !== null && <span className="block tablet:hidden">{formatUnits(row.stock, 'unit')}</span>}
    </th>
    <td>
      <input
        name={`name.${row.id}`}
        aria-label={`Name of ${row.id}`}
        defaultValue={row.name}
        maxLength={100}
        disabled={isLocked}
        autoComplete="off"
        className={`${controlClass} min-w-40 tablet:min-w-48`}
      />
    </td>
    <td className={onWideOnly}>{row.options}</td>
    <td className={`number ${onWideOnly}`}>{row.stock === null ? '' : formatCount(row.stock)}</td>
  </tr>
)
