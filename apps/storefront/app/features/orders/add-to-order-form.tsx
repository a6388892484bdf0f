import type { OrderAdditionPrice, OrderDetail } from '@tessera/client/shop/types.gen'
import { SelectField, TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { OrderPanel } from './order-panel.tsx'
import { PanelActions } from './panel-actions.tsx'

/** A priced addition. The key makes sending it twice the same as once. */
export interface PricedAddition extends OrderAdditionPrice {
  key: string
}

interface Props {
  order: OrderDetail
  back: string
  isBusy: boolean
  problem: string | undefined
  refusal: FormRefusal | undefined
  addition: PricedAddition | undefined
}

/** Adds boxes to an order that is not being picked yet: shows the price first, then asks for confirmation. */
export function AddToOrderForm({ order, back, isBusy, problem, refusal, addition }: Props) {
  const typed = refusal?.typed ?? {}
  return (
    <OrderPanel title={addition ? 'Add this to the order?' : 'Add to this order'} problem={problem}>
      {addition ? (
        <ConfirmAddition addition={addition} order={order} isBusy={isBusy} back={back} />
      ) : (
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="intent" value="price-addition" />
          <p className="max-w-prose text-stone">
            It ships with the rest on the same invoice. You’ll see the cost before anything is added.
          </p>
          <SelectField
            name="sku"
            label="Product"
            defaultValue={typed.sku}
            options={[...productsOf(order), { value: '', label: 'Another product' }]}
            className="max-w-md"
            error={typed.otherSku ? undefined : refusal?.fields.sku}
          />
          <TextField
            name="otherSku"
            label="SKU of another product"
            hint="As shown on the product page, for example TES-10482."
            isOptional
            maxLength={40}
            defaultValue={typed.otherSku}
            error={typed.otherSku ? refusal?.fields.sku : undefined}
            className="max-w-64"
          />
          <TextField
            name="boxes"
            label="How many"
            type="number"
            inputMode="numeric"
            min={1}
            max={100_000}
            required
            defaultValue={typed.boxes ?? '1'}
            error={refusal?.fields.boxes}
            className="max-w-32"
          />
          <PanelActions back={back} isBusy={isBusy}>
            Show cost
          </PanelActions>
        </Form>
      )}
    </OrderPanel>
  )
}

function productsOf({ lines }: OrderDetail) {
  const bySku = new Map(lines.filter(({ isSold, isSample }) => isSold && !isSample).map((line) => [line.sku, line]))
  return [...bySku.values()].map(({ sku, name }) => ({ value: sku, label: name }))
}

interface ConfirmAdditionProps extends Pick<Props, 'order' | 'isBusy' | 'back'> {
  addition: PricedAddition
}

function ConfirmAddition({ addition, order, isBusy, back }: ConfirmAdditionProps) {
  const { sku, name, unit, boxes, unitPriceCents, goodsCents, shippingCents, taxCents, totalCents, approvalText } =
    addition
  const sums = [
    [`${formatUnits(boxes, unit)} at ${formatMoney(unitPriceCents)}`, goodsCents],
    ['Additional freight', shippingCents],
    ['Tax', taxCents],
    ['Added', totalCents],
    ...(approvalText ? [] : [['New order total', addition.orderTotalCents] as const]),
  ] as const
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="add" />
      {Object.entries({ sku, boxes, totalCents, key: addition.key }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p className="font-bold">{name}</p>
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {sums.map(([label, cents]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt>{label}</dt>
            <dd className="tabular text-end">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-stone">{order.paymentText}</p>
      {approvalText && (
        <Notice kind="warning" title="This needs approval">
          {approvalText} It becomes an order of its own.
        </Notice>
      )}
      <PanelActions back={back} isBusy={isBusy}>
        {approvalText ? `Send for approval, ${formatMoney(totalCents)}` : `Add for ${formatMoney(totalCents)}`}
      </PanelActions>
    </Form>
  )
}
