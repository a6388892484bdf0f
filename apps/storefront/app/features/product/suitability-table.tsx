import type { ProductAttributes } from '@tessera/client/shop/types.gen'
import { CheckIcon, CloseIcon, WarningIcon } from '@tessera/ui/icons'

const verdicts = {
  pass: { words: 'Yes', tone: 'text-sage', Icon: CheckIcon },
  caution: { words: 'With care', tone: 'text-amber', Icon: WarningIcon },
  no: { words: 'No', tone: 'text-stone', Icon: CloseIcon },
} as const

type Suited = ProductAttributes['suitability'][number]

const order = ['pass', 'caution', 'no'] as const

/** "Can I use it here?": each location with a verdict and the reason. Locations with the same reason share a row. */
export function SuitabilityTable({ suitability }: Pick<ProductAttributes, 'suitability'>) {
  if (suitability.length === 0) return null
  const sorted = suitability.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  const rows = [...Map.groupBy(sorted, ({ verdict, reason }) => `${verdict} ${reason}`).values()]
  return (
    <section aria-labelledby="usable">
      <h2 id="usable" className="text-2xl">
        Can I use it here?
      </h2>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">Where you can use this product</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Location</th>
            <th scope="col">Verdict</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((alike) => {
            const [first] = alike
            if (!first) return null
            const { place, verdict, reason } = first
            const { words, tone, Icon } = verdicts[verdict]
            return (
              <tr key={place} className="border-t border-grout align-baseline">
                <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                  {placeNames(alike)}
                  <span className="mt-0.5 block text-stone tablet:hidden">{reason}</span>
                </th>
                <td className={`py-2.5 pe-4 whitespace-nowrap ${tone}`}>
                  <Icon className="me-1.5 inline size-4" />
                  {words}
                </td>
                <td className="hidden py-2.5 text-stone tablet:table-cell">{reason}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** A text such as `Kitchen floor, bathroom floor, entry floor`. */
const placeNames = (alike: readonly Suited[]): string =>
  alike.map(({ place }, at) => (at === 0 ? place : place.charAt(0).toLowerCase() + place.slice(1))).join(', ')
