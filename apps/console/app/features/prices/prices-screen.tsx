import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FilterForm } from '../../generic/filter-form.tsx'
import { PageHead } from '../../generic/page-head.tsx'
import type { ActionLink, FilterControl } from '../../generic/views.ts'
import { Grid } from '../../grid/grid.tsx'
import { type PricePage, type PriceRow, priceGridColumns } from './price-cells.ts'
import { PriceDrawer } from './price-drawer.tsx'
import { PriceReviewDialog } from './price-review.tsx'
import { PriceTabs } from './price-tabs.tsx'
import { usePrices } from './use-prices.ts'

interface Props {
  page: PricePage
  facets: FilterControl[]
  mayChange: boolean
  actions: ActionLink[]
}

/** Products by price group. Prices are edited as in a spreadsheet, and shown before they are saved. */
export function PricesScreen({ page, facets, mayChange, actions }: Props) {
  const [query] = useSearchParams()
  const isFiltered = [...query.keys()].some((name) => name !== 'sortBy')
  return (
    <div className="grid gap-4">
      <PageHead
        title="Prices"
        about={`${formatUnits(page.total, 'product')} in this list, the price of the smallest quantity in dollars`}
        crumbs={[]}
        actions={actions}
      />
      <PriceTabs view="all" />
      <FilterForm
        view={{
          title: 'products',
          search: query.get('search') ?? '',
          filters: facets,
          kept: [...query].filter(([name]) => name === 'sortBy'),
          isFiltered,
        }}
      />
      {page.total > 0 ? (
        <PriceGrid key={query.toString()} page={page} mayChange={mayChange} />
      ) : (
        <EmptyState title="Nothing matches">Try another search or fewer filters.</EmptyState>
      )}
    </div>
  )
}

function PriceGrid({ page, mayChange }: { page: PricePage; mayChange: boolean }) {
  const { review, rowOf, saveBreaks, ...source } = usePrices(page)
  const columns = useMemo(() => priceGridColumns(mayChange), [mayChange])
  const [opened, setOpened] = useState<PriceRow | null>(null)
  const keepOpen = async (...[row, group, typed]: Parameters<typeof saveBreaks>) => {
    const { row: now, problem = null } = await saveBreaks(row, group, typed)
    if (now) setOpened(now)
    return problem
  }
  return (
    <>
      <Grid
        label="Prices"
        columns={columns}
        decimals={2}
        rowAction={{ label: 'Breaks and sale dates', run: ({ key }) => setOpened(rowOf(key) ?? null) }}
        {...source}
      />
      <PriceDrawer row={opened} onClose={() => setOpened(null)} saveBreaks={mayChange ? keepOpen : undefined} />
      {review && <PriceReviewDialog review={review} />}
    </>
  )
}
