import type { CutSize } from '@tessera/domain/layout/cut-sizes'
import { inchesText } from '@tessera/domain/layout/tape'
import { formatCount, formatUnits } from '@tessera/ui/format'

/** More sizes are unreadable; slanted patterns have one for nearly every cut. */
const maxSizes = 26

/** The cuts by size, with the letters of the drawing. */
export function CutTable({ sizes }: { sizes: readonly CutSize[] }) {
  if (sizes.length === 0) return null
  const cellClass = 'py-2 pe-4 text-start font-normal'
  return (
    <div className="mt-8">
      <table className="w-full border-collapse text-start">
        <caption className="pb-3 text-start font-display text-xl">Cut list</caption>
        <thead className="text-sm text-stone">
          <tr>
            <th scope="col" className={cellClass}>
              Cut
            </th>
            <th scope="col" className={cellClass}>
              Size, in
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              Pieces
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.slice(0, maxSizes).map(({ letter, lengthIn, widthIn, isRectangle, centers }) => (
            <tr key={letter} className="border-t border-grout align-baseline">
              <th scope="row" className={`${cellClass} font-bold`}>
                {letter}
              </th>
              <td className={`tabular ${cellClass}`}>
                {inchesText(lengthIn)} × {inchesText(widthIn)}
                {!isRectangle && <span className="block text-sm text-stone">Notched or angled: mark in place</span>}
              </td>
              <td className="tabular py-2 text-end font-bold">{formatCount(centers.length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sizes.length > maxSizes && (
        <p className="border-t border-grout pt-2 text-sm text-stone">
          And {formatUnits(sizes.length - maxSizes, 'other size')}
        </p>
      )}
    </div>
  )
}
