import type { ProjectItem } from '@tessera/client/shop/types.gen'
import { ShareBar } from '../../kit/plans/share-bar.tsx'
import { coverageText, progressText } from './item-measures.ts'

/** Coverage, and the ordered and delivered part, as bars and as text. */
export function ItemProgress({ item }: { item: ProjectItem }) {
  const { boxes, orderedBoxes, deliveredBoxes, areaSqft, needSqft, coveredSqft } = item
  const coverage = coverageText(item)
  return (
    <div className="grid gap-3 tablet:grid-cols-2 tablet:gap-6">
      {coverage && (
        <div className="grid content-start gap-1">
          <ShareBar
            whole={coveredSqft ?? 0}
            parts={[
              { tone: 'ink', value: areaSqft ?? 0 },
              { tone: 'line', value: (needSqft ?? 0) - (areaSqft ?? 0) },
            ]}
          />
          <p className="text-sm text-stone">{coverage}</p>
        </div>
      )}
      <div className="grid content-start gap-1">
        {(orderedBoxes > 0 || coverage) && (
          <ShareBar
            whole={Math.max(boxes, orderedBoxes)}
            parts={[
              { tone: 'sage', value: deliveredBoxes },
              { tone: 'line', value: orderedBoxes - deliveredBoxes },
            ]}
          />
        )}
        <p className="text-sm text-stone">{progressText(item)}</p>
      </div>
    </div>
  )
}
