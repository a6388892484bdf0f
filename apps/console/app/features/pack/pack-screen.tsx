import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextField } from '@tessera/ui/field'
import { formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { ScanButton } from '../../generic/scan/scan-button.tsx'
import { ScanOrder } from '../../generic/scan/scan-order.tsx'
import { type PackLine, type PackOrder, packedBoxes } from './pack.ts'
import type { PackOutcome } from './pack-actions.server.ts'
import { PackLineRows } from './pack-row.tsx'
import { type PackWork, usePack } from './use-pack.ts'

interface Props {
  order: Pick<StaffOrder, 'number' | 'customer' | 'isPickUp' | 'isAwaitingPayment' | 'status' | 'isBeingCanceled'>
  lines: readonly PackLine[]
  shipments: number
  packKey: string
  outcome: PackOutcome | undefined
}

/** Packing, all or part: scan or type, never more than is left. */
export function PackScreen({ order, lines, shipments, packKey, outcome }: Props) {
  const { number, customer, isPickUp } = order
  const canPack = order.status === 'open' && !order.isBeingCanceled && !order.isAwaitingPayment && lines.length > 0
  return (
    <div className="grid max-w-3xl gap-4">
      <Breadcrumb
        crumbs={[
          { title: 'Orders', url: '/orders' },
          { title: number, url: `/orders/${number}` },
          { title: isPickUp ? 'Hand over' : 'Pack', url: `/orders/${number}/ship` },
        ]}
      />
      <header>
        <h1 className="text-2xl">
          {isPickUp ? 'Hand over' : 'Pack'} order {number}
        </h1>
        <p className="text-stone">{customer}</p>
      </header>
      {canPack ? (
        <PackForm key={`${number} ${shipments}`} {...{ order, lines, shipments, packKey, outcome }} />
      ) : (
        <NothingToPack order={order} />
      )}
    </div>
  )
}

function NothingToPack({ order: { number, isAwaitingPayment } }: Pick<Props, 'order'>) {
  return (
    <>
      <ScanOrder label="Scan another order to pack it" />
      <EmptyState
        title={isAwaitingPayment ? 'Not paid yet' : 'Nothing is left to pack'}
        action={<LinkButton href={`/orders/${number}`}>Back to the order</LinkButton>}
      >
        {isAwaitingPayment
          ? 'Don’t pack it until the payment is complete.'
          : 'Everything was sent or canceled, or the order isn’t open.'}
      </EmptyState>
    </>
  )
}

function PackForm({ order, lines, shipments, packKey, outcome }: Props) {
  const { number, isPickUp } = order
  const work = usePack({ order: { number, isPickUp, lines }, shipments, key: packKey, outcome })
  const boxes = packedBoxes(work.pack)
  return (
    <Form method="post" className="grid gap-4" onSubmit={work.submit}>
      <input type="hidden" name="key" value={work.key} />
      <input type="hidden" name="current" value={work.pack.current} />
      <ScanField work={work} outcome={outcome} isPickUp={isPickUp} />
      <ul className="grid gap-3">
        {lines.map((line) => (
          <PackLineRows key={line.lineNo} line={line} work={work} />
        ))}
      </ul>
      <WayFields work={work} />
      <div className="action-bar">
        <Button type="submit" name="intent" value="ship" kind="primary" isBusy={work.isBusy}>
          {isPickUp ? 'Hand over' : 'Ship'} {boxes > 0 && formatUnits(boxes, 'box')}
        </Button>
        <Button type="submit" name="intent" value="fill">
          Pack everything
        </Button>
      </div>
    </Form>
  )
}

/** First in the form, so that Enter takes the scan. */
function ScanField({
  work,
  outcome,
  isPickUp,
}: { work: PackWork } & Pick<Props, 'outcome'> & Pick<PackOrder, 'isPickUp'>) {
  const problem = work.note?.isRefused ? work.note.text : work.note ? undefined : outcome?.problem
  const message = work.note ? (work.note.isRefused ? undefined : work.note.text) : outcome?.message
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={work.scanField}
          label="Scan or type a SKU, a number of boxes, a lot or a tracking number"
          hint={`Scan the order number again to ${isPickUp ? 'hand it over' : 'ship'}.`}
          name="scan"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // the scanner types into this field from the first moment
          autoFocus
          className="grow max-tablet:basis-full"
        />
        <Button type="submit" name="intent" value="scan">
          Enter
        </Button>
        <ScanButton onCode={work.scan} />
      </div>
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
      <p role="status" className="min-h-6 text-lg">
        {message}
      </p>
    </div>
  )
}

const WayFields = ({ work }: { work: PackWork }) => (
  <div className="grid gap-3 tablet:grid-cols-2">
    <TextField
      label="Tracking number"
      name="tracking"
      maxLength={100}
      autoComplete="off"
      value={work.pack.tracking}
      onChange={(event) => work.changeWay({ tracking: event.currentTarget.value })}
      isOptional
    />
    <TextField
      label="Carrier"
      name="carrier"
      maxLength={60}
      value={work.pack.carrier}
      onChange={(event) => work.changeWay({ carrier: event.currentTarget.value })}
      isOptional
    />
  </div>
)
