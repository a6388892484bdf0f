import { formatArea, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { CartCoverage } from './coverage.ts'

/** Says before the purchase whether the quantity is enough for the planned rooms. */
export const CoverageNotes = ({ coverage, unit }: { coverage: readonly CartCoverage[]; unit: string }) =>
  coverage.map(({ projectId, place, shortSqft, shortUnits }) => (
    <p key={projectId} className={shortUnits > 0 ? 'text-sm text-amber' : 'text-sm text-sage'}>
      {shortUnits > 0 ? `Short ${shortSqft === null ? '' : `${formatArea(shortSqft)} `}for ` : 'Enough for '}
      <Link href={`/account/projects/${projectId}`} className="text-current">
        {place}
      </Link>
      {shortUnits > 0 && `: ${formatUnits(shortUnits, unit)} more`}
    </p>
  ))
