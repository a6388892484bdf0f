import { type AnalyticsEvent, labels, returnUrlParameter } from '@tessera/contract/shop/constants'
import { Button, type ButtonSize } from '@tessera/ui/button'
import { formatMoney } from '@tessera/ui/format'
import { useAddress } from '../../http/use-address.ts'
import { track } from '../tracking/track.ts'
import { trackItemsOf } from '../tracking/track-items.ts'
import type { CardFields } from './card-fields.ts'
import { cartPath, useAddToCart } from './use-add-to-cart.tsx'

interface AddSampleProps {
  record: CardFields
  sku: string
  /** Shown after the label if there is room. */
  priceCents?: number | undefined
  event: Extract<AnalyticsEvent, 'add_sample_CTA_click_PLP' | 'add_sample_CTA_click_PDP'>
  size?: ButtonSize | undefined
  className?: string | undefined
}

export function AddSample({ record, sku, priceCents, event, size, className }: AddSampleProps) {
  const address = useAddress()
  const items = trackItemsOf([record]).map((item) => ({
    ...item,
    item_id: sku,
    item_variant: 'sample',
    price: record.sample_price,
    quantity: 1,
  }))
  const fetcher = useAddToCart(`Sample of ${record.name} added`, () => track('add_to_cart', { items }))
  return (
    <fetcher.Form method="post" action={cartPath} preventScrollReset className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name={returnUrlParameter} value={address} />
      <Button
        type="submit"
        size={size}
        isWide
        isBusy={fetcher.state !== 'idle'}
        onClick={() => track(event, { items })}
        className="px-2 whitespace-nowrap"
      >
        {labels.addSample}
        <span className="sr-only"> of {record.name}</span>
        {priceCents !== undefined && <span className="tabular">{formatMoney(priceCents)}</span>}
      </Button>
    </fetcher.Form>
  )
}
