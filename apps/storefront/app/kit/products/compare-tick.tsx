import { Link } from '@tessera/ui/link'
import { compareUrl, maxCompared, toggleCompared, useCompared } from './compare-list.ts'

/** A compare checkbox on a card. With four products chosen it is disabled and explains why. */
export function CompareTick({ sku, name }: { sku: string; name: string }) {
  const compared = useCompared()
  const isPicked = compared.includes(sku)
  const isFull = !isPicked && compared.length >= maxCompared
  return (
    <label
      className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-sm has-disabled:cursor-not-allowed has-disabled:text-stone"
      title={isFull ? `You can compare up to ${maxCompared}` : undefined}
    >
      <input
        type="checkbox"
        checked={isPicked}
        disabled={isFull}
        onChange={() => toggleCompared(sku)}
        className="size-4 accent-clay"
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  )
}

/** Sticky bar at the bottom while products are chosen. */
export function CompareBar() {
  const compared = useCompared()
  if (compared.length === 0) return null
  return (
    <div className="sticky bottom-0 z-10 border-t border-grout bg-surface">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
        <p className="tabular" role="status">
          {compared.length} of {maxCompared} to compare
        </p>
        <Link href={compareUrl(compared)} className="inline-flex min-h-11 items-center font-bold">
          Compare side by side
        </Link>
      </div>
    </div>
  )
}
