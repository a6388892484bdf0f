import type { PriceGroupReport } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import type { TableColumn } from '@tessera/ui/table'
import { Form, useNavigation } from 'react-router'
import type { BulkPricesOutcome } from './bulk-prices.server.ts'
import { BulkTable } from './bulk-table.tsx'
import { priceGroupLabels } from './customer-list.ts'

type Line = PriceGroupReport['customers'][number]

/** Shows per customer the change of prices ahead, and the result of each once they are changed. */
export function BulkPricesScreen({ outcome }: { outcome: BulkPricesOutcome }) {
  const { step, customers, selected } = outcome
  const count = countOf(customers, 'changed')
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">New prices for {formatUnits(selected.length, 'customer')}</h1>
      <Notice
        kind={step === 'done' && countOf(customers, 'refused') === 0 ? 'success' : 'warning'}
        isLive
        {...(step === 'review' && { title: 'Nothing has been changed yet' })}
      >
        {sentenceOf(outcome)}
      </Notice>
      {step === 'review' && count > 0 && <MakeForm outcome={outcome} count={count} />}
      <BulkTable rows={customers} columns={columnsOf(outcome)} />
    </div>
  )
}

const countOf = (lines: readonly Line[], result: Line['result']): number =>
  lines.filter((line) => line.result === result).length

function sentenceOf({ customers, step }: BulkPricesOutcome): string {
  const would = step === 'review' ? 'would be ' : ''
  const [changed, same, refused] = [
    countOf(customers, 'changed'),
    countOf(customers, 'same'),
    countOf(customers, 'refused'),
  ]
  const parts = [
    `${formatCount(changed)} ${would}changed`,
    same > 0 && `${formatCount(same)} already ${same === 1 ? 'has' : 'have'} these prices`,
    refused > 0 && `${formatCount(refused)} ${would}refused`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function MakeForm({
  outcome: { selected, priceGroup, reason, key },
  count,
}: {
  outcome: BulkPricesOutcome
  count: number
}) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <SelectedCustomers selected={selected} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="priceGroup" value={priceGroup} />
      <input type="hidden" name="reason" value={reason} />
      <Button type="submit" name="intent" value="make:prices" kind="primary" isBusy={isBusy}>
        Change prices for {formatUnits(count, 'customer')}
      </Button>
    </Form>
  )
}

const SelectedCustomers = ({ selected }: Pick<BulkPricesOutcome, 'selected'>) =>
  selected.map(({ number, seen }) => (
    <span key={number} hidden>
      <input type="hidden" name="customer" value={number} />
      <input type="hidden" name={`seen.${number}`} value={seen} />
    </span>
  ))

const columnsOf = ({ priceGroup, step }: BulkPricesOutcome): readonly TableColumn<Line>[] => [
  { key: 'was', header: 'Previous prices', card: 'hidden', cell: ({ was }) => was && priceGroupLabels[was] },
  {
    key: 'result',
    header: step === 'review' ? 'Preview' : 'Result',
    card: 'note',
    cell: ({ result, was, problem }) => {
      if (result === 'refused') return <span className="text-sale">{problem}</span>
      if (result === 'same') return 'No change'
      return `${was ? `${priceGroupLabels[was]} → ` : ''}${labelOf(priceGroup)}`
    },
  },
]

const labelOf = (group: string): string => Object.entries(priceGroupLabels).find(([one]) => one === group)?.[1] ?? group
