import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button, LinkButton } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { EmptyState } from '@tessera/ui/empty-state'
import { Mosaic } from '@tessera/ui/mosaic'
import { Notice } from '@tessera/ui/notice'
import { Pagination } from '@tessera/ui/pagination'
import { Money, Price, PricePerSqft } from '@tessera/ui/price'
import { ShadeRating } from '@tessera/ui/shade-rating'
import { Skeleton } from '@tessera/ui/skeleton'
import { Progress, Spinner } from '@tessera/ui/spinner'
import { Table } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Sample, SampleRow } from './sample.tsx'

const kinds = ['info', 'success', 'warning', 'error'] as const
const orders = [
  { number: 'T-10482', day: 'Thu, Nov 12', total: 92925 },
  { number: 'T-10317', day: 'Mon, Oct 26', total: 14810 },
]

export function DisplaySamples() {
  return (
    <>
      <Sample title="Prices">
        <SampleRow>
          <PricePerSqft cents={859} isLarge />
          <PricePerSqft cents={859} wasCents={1099} isLarge />
          <Price cents={10325} per="box" />
          <Money cents={92925} />
        </SampleRow>
      </Sample>
      <Sample title="Shade">
        {['V0', 'V1', 'V2', 'V3', 'V4'].map((shade) => (
          <ShadeRating key={shade} shade={shade} />
        ))}
      </Sample>
      <NavigationSamples />
      <NoticeSamples />
      <Sample title="Progress">
        <SampleRow>
          <Spinner /> <Spinner className="size-8 text-clay" />
        </SampleRow>
        <Progress label="To Gold" value={1200} max={5000} text="1,200 of 5,000 points" />
        <Skeleton className="h-24" />
      </Sample>
      <TableSample />
      <Sample title="Disclosure">
        <Disclosure summary="Delivery and returns">Full, sealed boxes within 90 days.</Disclosure>
      </Sample>
      <Sample title="Empty">
        <EmptyState title="Your cart is empty" action={<LinkButton href="/shop/tile">See all tile</LinkButton>}>
          Samples are a good first step.
        </EmptyState>
        <EmptyState title="Nothing due" pattern="herringbone" />
        <Mosaic kind="bond" className="h-16 text-grout" />
      </Sample>
    </>
  )
}

const NavigationSamples = () => (
  <Sample title="Navigation">
    <Breadcrumb
      crumbs={[
        { title: 'Home', url: '/' },
        { title: 'Tile', url: '/shop/tile' },
        { title: 'Hampton Carrara', url: '/kit' },
      ]}
    />
    <Tabs
      label="Account"
      tabs={[
        { href: '/kit', label: 'Orders', isCurrent: true, count: 12 },
        { href: '/kit?quotes', label: 'Quotes', isCurrent: false },
      ]}
    />
    <Pagination page={5} pages={12} hrefOf={(page) => `/kit?page=${page}`} />
  </Sample>
)

const NoticeSamples = () => (
  <Sample title="Notices">
    {kinds.map((kind) => (
      <Notice key={kind} kind={kind} title={`Notice: ${kind}`} action={<Button size="Small">Undo</Button>}>
        One sentence that says what to do next.
      </Notice>
    ))}
  </Sample>
)

const TableSample = () => (
  <Sample title="Table">
    <Table
      caption="Orders"
      rows={orders}
      keyOf={({ number }) => number}
      columns={[
        { key: 'number', header: 'Number', cell: ({ number }) => number, isRowHeader: true },
        { key: 'day', header: 'Date', cell: ({ day }) => day, sortHref: '/kit?sort=day', sorted: 'descending' },
        { key: 'total', header: 'Total', cell: ({ total }) => <Money cents={total} />, isNumber: true },
      ]}
    />
  </Sample>
)
