import { formatArea } from '@tessera/ui/format'
import { inchText } from './job-items.ts'
import { pieceOf } from './product-facts.ts'
import type { ShownProduct } from './shown-product.ts'

/** The six most asked facts in one row. */
export function KeyFacts({ product }: { product: ShownProduct }) {
  const all = product.attributes.groups.flatMap(({ facts }) => facts)
  const factValue = (name: string) => all.find((fact) => fact.name === name)?.value
  const { units, facts } = product
  const { thicknessIn, jointIn } = pieceOf(facts)
  const rows: [string, string | undefined][] = [
    ['Size', factValue('Nominal size')],
    ['Material', factValue('Material')],
    ['Slip resistance', factValue('Slip resistance (DCOF)')],
    ['Thickness', thicknessIn === undefined ? undefined : `${thicknessIn} in`],
    ['Joint', facts?.jointMinIn === undefined ? undefined : `from ${inchText(jointIn)}`],
    [`Per ${units.purchaseUnit}`, units.sqftPerUnit === null ? undefined : formatArea(units.sqftPerUnit)],
    ['Made in', product.origin],
  ]
  const known = rows.filter((pair): pair is [string, string] => Boolean(pair[1])).slice(0, 6)
  return (
    <dl className="grid grid-cols-2 overflow-hidden border-b border-grout tablet:grid-cols-3 desktop:grid-cols-6">
      {known.map(([name, value]) => (
        <div key={name} className="-ms-px border-s border-t border-grout px-4 py-4">
          <dt className="text-sm text-stone">{name}</dt>
          <dd className="mt-0.5 font-display text-xl leading-snug lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
