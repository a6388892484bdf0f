import { Button } from '@tessera/ui/button'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { useEffect, useState } from 'react'
import { addFormId } from './add-to-cart-form.tsx'

interface BuyBarProps {
  quantity: number
  unit: string
  totalCents: number
}

/**
 * A sticky bar with the price and the button, shown while the form is out of view, so that the button is on the first
 * screen. It submits the same form.
 */
export function BuyBar({ quantity, unit, totalCents }: BuyBarProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const form = document.getElementById(addFormId)
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  if (!isShown) return null
  return (
    <div className="no-print border-t border-grout bg-surface">
      <div className="page flex items-center justify-between gap-6 py-2 tablet:justify-end">
        <p className="tabular leading-snug">
          {formatMoney(totalCents)}
          <span className="block text-sm text-stone">{formatUnits(quantity, unit)}</span>
        </p>
        <Button type="submit" kind="primary" form={addFormId} className="font-bold">
          Add to cart
        </Button>
      </div>
    </div>
  )
}
