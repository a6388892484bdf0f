import { Button } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { DownloadIcon } from '@tessera/ui/icons'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { downloadPath } from '../../kit/lists/document-href.ts'
import type { PickState } from './use-picks.ts'

const bar = '-mx-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-paper px-1 py-3'

/** The count, the total and the pay button. It sticks to the screen once a row is selected. */
export function PayBar({ picks, canPay }: { picks: PickState; canPay: boolean }) {
  const hasScript = useHydrated()
  const isIdle = hasScript && picks.count === 0
  return (
    <div className={classNames(bar, picks.count > 0 && 'sticky bottom-0 z-10')}>
      <output aria-live="polite" className="tabular">
        {picks.count === 0 ? (
          <span className="text-stone">Select invoices to {canPay ? 'pay' : 'download'}</span>
        ) : (
          <>
            {formatUnits(picks.count, 'document')}
            {canPay && picks.cents > 0 && (
              <>
                {' '}
                · <strong>{formatMoney(picks.cents)}</strong> to pay
              </>
            )}
          </>
        )}
      </output>
      <span className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="kind"
          value="invoice"
          formMethod="post"
          formAction={downloadPath}
          disabled={isIdle}
          icon={<DownloadIcon className="size-4" />}
        >
          Download
        </Button>
        {canPay && (
          <Button type="submit" kind="primary" disabled={hasScript && picks.payable.length === 0}>
            {picks.cents > 0 ? `Pay ${formatMoney(picks.cents)}` : 'Pay selected'}
          </Button>
        )}
      </span>
    </div>
  )
}
