import { Button } from '@tessera/ui/button'
import { Dialog } from '@tessera/ui/dialog'
import { formatCount } from '@tessera/ui/format'
import type { PriceReview } from './use-prices.ts'

const maxShown = 200

/** Every price before it is saved: the old one, the new one, and those of larger quantities, which follow. */
export function PriceReviewDialog({ review: { lines, decide } }: { review: PriceReview }) {
  const refused = lines.filter(({ refusal }) => refusal).length
  const count = lines.length - refused
  const shown = lines.toSorted((one, other) => Number(Boolean(other.refusal)) - Number(Boolean(one.refusal)))
  return (
    <Dialog
      isOpen
      onClose={() => decide(false)}
      title={`Change ${formatCount(count)} ${count === 1 ? 'price' : 'prices'}?`}
      className="w-[min(60rem,calc(100vw-2rem))]"
      footer={
        <>
          <Button kind="primary" onClick={() => decide(true)} disabled={count === 0}>
            Change {formatCount(count)} {count === 1 ? 'price' : 'prices'}
          </Button>
          <Button onClick={() => decide(false)}>Back to editing</Button>
        </>
      }
    >
      <p className="mb-3">
        Nothing is saved yet.
        {refused > 0 && ` ${formatCount(refused)} would be refused and stay as they are.`}
      </p>
      <PriceLines lines={shown.slice(0, maxShown)} />
      {lines.length > maxShown && <p className="mt-3">And {formatCount(lines.length - maxShown)} more like these.</p>}
    </Dialog>
  )
}

const PriceLines = ({ lines }: Pick<PriceReview, 'lines'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div tabIndex={0} className="overflow-x-auto">
    <table className="part-table">
      <thead>
        <tr>
          {['Product', 'Group', 'Old', 'New', 'Larger quantities', 'Refused because'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, product, group, was, now, breaks, refusal }) => (
          <tr key={key}>
            <td>{product}</td>
            <td>{group}</td>
            <td className="tabular">{was || 'None'}</td>
            <td className="tabular">{now}</td>
            <td className="tabular">{breaks}</td>
            <td className={refusal ? 'text-sale' : ''}>{refusal ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
