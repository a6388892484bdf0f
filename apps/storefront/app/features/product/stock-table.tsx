import { formatMiles, formatUnits } from '@tessera/ui/format'
import type { StockPlace } from './stock-places.ts'

/** Stock by location and lot. */
export function StockTable({ places, unit }: { places: readonly StockPlace[]; unit: string }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Stock by location and lot</caption>
      <tbody>
        {places.map(({ location, name, boxes, lots, miles }) => (
          <tr key={location} className="border-t border-grout align-baseline">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {name}
              {miles !== undefined && miles > 0 && <span className="tabular text-stone"> · {formatMiles(miles)}</span>}
              <span className="block text-xs text-stone">
                {lots.map((lot) => `${lot.lotNo} (${lot.boxes})`).join(', ')}
              </span>
            </th>
            <td className="text-end whitespace-nowrap">{formatUnits(boxes, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
